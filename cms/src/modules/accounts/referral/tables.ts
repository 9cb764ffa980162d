import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** The code by which a person invites others; one each. */
export const referralLink = market.table('referral_link', {
  userId: integer('user_id').primaryKey(),
  code: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Who joined by whose link, kept at their sign-up. */
export const referral = market.table(
  'referral',
  {
    userId: integer('user_id').primaryKey(),
    referrerId: integer('referrer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('referral_by_referrer').on(row.referrerId, row.createdAt.desc())],
)
