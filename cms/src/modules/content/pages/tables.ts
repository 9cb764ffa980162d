import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { market } from '../../../platform/db'

/**
 * Tags of pages that changes dropped, the newest last. Rows are only inserted, so that no two changes wait for each other;
 * a trigger tells every web process (cms/sql/570-page-drops.sql). Rows of more than a week are deleted.
 */
export const pageDrop = market.table(
  'page_drop',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The transaction of the change: pages that saw it commit show it (standing.ts). */
    xact: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    /** When a worker had the CDN drop its pages; null so far, and without a CDN. */
    purgedAt: timestamp('purged_at', { withTimezone: true }),
  },
  (table) => [
    index('page_drop_created_idx').on(table.createdAt),
    index('page_drop_xact_idx').on(table.xact),
    index('page_drop_unpurged_idx')
      .on(table.id)
      .where(sql`purged_at is null`),
  ],
)
