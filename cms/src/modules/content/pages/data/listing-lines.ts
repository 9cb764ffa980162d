import { sql, type SQL } from 'drizzle-orm'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Db } from '../../../../platform/db'

/** A card as pages show it: no price, and no free space of the moment, so that a reservation changes no page. */
export const shownCard = sql`s.card || jsonb_build_object(
  'freePallets', s.total_space, 'freeSqft', floor(s.total_space * 13.33), 'freeFrom', null)`

/** Cards of public listings, `found` being the rest of the query with the alias `s`. */
export async function cardsOf(db: Db, found: SQL): Promise<ListingCard[]> {
  const { rows } = await db.execute<{ card: ListingCard }>(
    sql`select ${shownCard} as card from market.listing_search s where s.listed and ${found}`,
  )
  return rows.map(({ card }) => card)
}
