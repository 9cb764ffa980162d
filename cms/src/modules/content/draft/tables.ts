import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** One call of the model for one person: what the daily quota counts and what drafts have cost. */
export const aiDraft = market.table(
  'ai_draft',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    model: text('model').notNull(),
    state: text('state')
      .notNull()
      .default(sql`'asked'`),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ai_draft_user').on(table.userId, table.createdAt.desc())],
)
