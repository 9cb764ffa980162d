import { bigint, boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** What a person is told in the app (001 §2.9). `data` holds the parameters of the kind's text. */
export const notification = market.table(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('notification_by_user').on(row.userId, row.id.desc())],
)
