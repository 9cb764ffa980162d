import { sql } from 'drizzle-orm'
import { bigint, integer, timestamp, unique } from 'drizzle-orm/pg-core'
import { market } from '../../../../platform/db'

/**
 * Which transaction wrote what public answers show: of a listing, with its seller where the pages of all of the seller's
 * listings show it, or, where both are null, of anything. Written by triggers (cms/sql/630-listing-writes.sql), the same
 * once a transaction. Rows are only inserted, so that no two writers wait for each other; they are deleted after a day.
 */
export const listingWrite = market.table(
  'listing_write',
  {
    xact: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    listingId: integer('listing_id'),
    sellerId: integer('seller_id'),
    writtenAt: timestamp('written_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [unique('listing_write_xact_idx').on(table.xact, table.listingId, table.sellerId).nullsNotDistinct()],
)
