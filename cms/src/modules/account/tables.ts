import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { market } from '../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One sign-in: a short-lived Bearer token and the refresh token that renews it once, both kept as SHA-256 only.
 * `userType` and `passwordMark` are those of the moment of sign-in: a session lives only while they still match the
 * user's, so a change of role or password, wherever it is made, ends it.
 */
export const session = market.table(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique(),
    refreshExpiresAt: at('refresh_expires_at').notNull(),
    previousRefreshHash: text('previous_refresh_hash'),
    userType: text('user_type').notNull(),
    passwordMark: text('password_mark').notNull(),
    /** Who acts for the user by which permission, with the mark of their own password; null in the user's own session. */
    actorId: integer('actor_id'),
    actorMark: text('actor_mark'),
    permissionId: integer('permission_id'),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    refreshedAt: at('refreshed_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_actor').on(table.actorId),
    index('session_previous').on(table.previousRefreshHash),
    index('session_end').on(table.refreshExpiresAt),
  ],
)

/** When a person last signed in themselves, whatever has become of that session. */
export const lastSignIn = market.table('last_sign_in', {
  userId: integer('user_id').primaryKey(),
  at: at('at').notNull(),
})

/** Links in mails: kept as SHA-256, used once. */
export const mailToken = market.table(
  'mail_token',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['reset-password', 'verify-email'] }).notNull(),
    email: text('email').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('mail_token_user').on(table.userId, table.kind)],
)

/** Mails that somebody else's call set off, by kind and a digest of the address: `sent` are the newest moments. */
export const mailCap = market.table('mail_cap', {
  key: text('key').primaryKey(),
  sent: at('sent').array().notNull(),
  changedAt: at('changed_at').notNull(),
})

/** Failed sign-ins by account (`mail:<sha256>`) and by address (`ip:…`). */
export const loginFailure = market.table('login_failure', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  firstAt: at('first_at').notNull(),
  lockedUntil: at('locked_until'),
})
