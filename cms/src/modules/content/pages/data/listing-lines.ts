import { sql, type SQL } from 'drizzle-orm'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { Db } from '../../../../platform/db'

/** A card as pages show it: no price, and no free space of the moment, so that a reservation changes no page. */
const CARD = sql`s.card || jsonb_build_object(
  'freePallets', s.total_space, 'freeSqft', floor(s.total_space * 13.33), 'freeFrom', null)`

/** Cards of public listings, `found` being the rest of the query with the alias `s`. */
export async function cardsOf(db: Db, found: SQL): Promise<ListingCard[]> {
  const { rows } = await db.execute<{ card: ListingCard }>(
    sql`select ${CARD} as card from market.listing_search s where s.listed and ${found}`,
  )
  return rows.map(({ card }) => card)
}

/** The public listing at an address, with all that its page shows but reviews (listing-view.ts). */
export async function listingAt(db: Db, slug: string): Promise<Warehouse | undefined> {
  const { rows } = await db.execute<{ listing: Warehouse }>(sql`
    select ${CARD} || d.detail || jsonb_build_object(
      'reviews', '[]'::jsonb, 'availability', '[]'::jsonb, 'additionalWarehouses', '[]'::jsonb) as listing
    from market.listing_search s join market.listing_detail d on d.id = s.id where s.listed and s.slug = ${slug}`)
  return rows[0]?.listing
}
