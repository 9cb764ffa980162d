import { integer, text, unique } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** A provider's own references of their listings, by which a file finds them again. */
export const listingKey = market.table(
  'listing_key',
  {
    listingId: integer('listing_id').primaryKey(),
    sellerId: integer('seller_id').notNull(),
    key: text().notNull(),
  },
  (row) => [unique('listing_key_once').on(row.sellerId, row.key)],
)
