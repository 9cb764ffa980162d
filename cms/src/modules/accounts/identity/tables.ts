import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Verifications of a person's identity at Stripe, as Stripe last told them. No document of theirs is kept here. */
export const identitySession = market.table(
  'identity_session',
  {
    /** Stripe's own id, `vs_...`. */
    id: text().primaryKey(),
    userId: integer('user_id').notNull(),
    status: text({ enum: ['open', 'processing', 'verified', 'refused', 'canceled'] })
      .notNull()
      .default('open'),
    /** Why it was refused, in Stripe's words. */
    reason: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    /** When Stripe was last asked. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (row) => [
    index('identity_session_by_user').on(row.userId, row.createdAt.desc()),
    index('identity_session_open')
      .on(row.seenAt)
      .where(sql`status in ('open', 'processing', 'refused')`),
  ],
)
