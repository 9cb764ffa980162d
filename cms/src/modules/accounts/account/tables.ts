import { sql } from 'drizzle-orm'
import { bigint, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Providers whose sign-in can be linked to an account. */
export const socialProviders = ['google', 'linkedin'] as const

/** How a session began; `permission` is somebody acting for the user. */
export const sessionMethods = ['password', 'passkey', ...socialProviders, 'permission'] as const

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
    method: text('method', { enum: sessionMethods }).notNull().default('password'),
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
    /** Written at most once in five minutes. */
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    revokedAt: at('revoked_at'),
    /** When the person last proved who they are in this session; acts with consequences ask for a recent proof. */
    provedAt: at('proved_at'),
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

/**
 * Accounts at social providers that sign a user in. One that was unlinked keeps its row, so that the same email address
 * does not link it again at the next sign-in.
 */
export const socialLink = market.table(
  'social_link',
  {
    userId: integer('user_id').notNull(),
    provider: text('provider', { enum: socialProviders }).notNull(),
    /** The provider's own id of the person (`sub`). */
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    linkedAt: at('linked_at').notNull().defaultNow(),
    usedAt: at('used_at'),
    unlinkedAt: at('unlinked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    uniqueIndex('social_link_subject')
      .on(table.provider, table.subject)
      .where(sql`unlinked_at is null`),
  ],
)

/**
 * Accounts with a random password that nobody knows. `mark` is that of the password: any new password makes the row
 * meaningless.
 */
export const unknownPassword = market.table('unknown_password', {
  userId: integer('user_id').primaryKey(),
  mark: text('mark').notNull(),
})

/** Changes of the own email address: both addresses confirm by a link, of which SHA-256 alone is stored. */
export const emailChange = market.table(
  'email_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    /** The session that asked; it is the only one that goes on after the change. */
    sessionId: uuid('session_id').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').unique(),
    newTokenHash: text('new_token_hash').unique(),
    oldConfirmedAt: at('old_confirmed_at'),
    newConfirmedAt: at('new_confirmed_at'),
    state: text('state', { enum: ['open', 'done', 'cancelled'] })
      .notNull()
      .default('open'),
    /** When the links were last sent. */
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('email_change_one_open')
      .on(table.userId)
      .where(sql`state = 'open'`),
    index('email_change_end').on(table.expiresAt),
  ],
)

/**
 * A second way in which a person proves who they are: an app that makes one-time codes, or a passkey. `secret` is
 * encrypted; the public key of a passkey is none.
 */
export const secondFactor = market.table(
  'second_factor',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text('kind', { enum: ['code', 'passkey'] }).notNull(),
    name: text('name').notNull(),
    /** Of codes: the shared secret, and the last time step whose code was used. */
    secret: text('secret'),
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of passkeys, base64url where binary. */
    credentialId: text('credential_id').unique(),
    publicKey: text('public_key'),
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array(),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (table) => [index('second_factor_user').on(table.userId)],
)

/** Codes that stand in for a lost second factor, each once: SHA-256 of 80 random bits. */
export const recoveryCode = market.table(
  'recovery_code',
  {
    userId: integer('user_id').notNull(),
    hash: text('hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** Sealed tickets that did their work, until they would be over anyhow. */
export const usedTicket = market.table('used_ticket', {
  hash: text('hash').primaryKey(),
  expiresAt: at('expires_at').notNull(),
})

/** Browsers a person has signed in with: SHA-256 of the random value in their cookie. */
export const knownDevice = market.table(
  'known_device',
  {
    userId: integer('user_id').notNull(),
    hash: text('hash').notNull(),
    firstAt: at('first_at').notNull().defaultNow(),
    lastAt: at('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index('known_device_last').on(table.lastAt)],
)
