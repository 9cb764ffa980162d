import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../platform/db'

/** The code by which a person invites others; one each. */
export const referralLink = market.table('referral_link', {
  userId: integer('user_id').primaryKey(),
  code: text().notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
