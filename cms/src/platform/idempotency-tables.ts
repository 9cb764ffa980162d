import { bigint, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from './db'

/** Calls by key: the same key answers with the same record (`subject_id`, an id of the route's own table). */
export const idempotencyKey = market.table(
  'idempotency_key',
  {
    userId: integer('user_id').notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    subjectId: bigint('subject_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.route, row.key] }), index('idempotency_key_age').on(row.createdAt)],
)
