import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Somebody says that a managed profile is theirs. The mail's link proves the address (`sent` → `verified`,
 * which makes `userId`); an admin hands the profile over (`granted`) or not (`denied`).
 */
export const profileClaim = market.table(
  'profile_claim',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The managed profile. */
    profileId: integer('profile_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text().notNull(),
    title: text().notNull(),
    phone: text().notNull().default(''),
    email: text().notNull(),
    state: text({ enum: ['sent', 'verified', 'granted', 'denied'] })
      .notNull()
      .default('sent'),
    tokenHash: text('token_hash').unique(),
    expiresAt: at('expires_at'),
    userId: integer('user_id'),
    decidedBy: integer('decided_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    verifiedAt: at('verified_at'),
    decidedAt: at('decided_at'),
  },
  (row) => [
    uniqueIndex('profile_claim_one_open')
      .on(row.profileId, row.email)
      .where(sql`state in ('sent', 'verified')`),
    index('profile_claim_user').on(row.userId),
  ],
)
