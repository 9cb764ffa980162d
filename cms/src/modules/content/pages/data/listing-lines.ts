import { sql, type SQL } from 'drizzle-orm'
import type { ListingFilter } from '@stackyard/shared/schema/page-data'
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

/** The public listing at an address, with all that its page shows but reviews, which an island brings. */
export async function listingAt(db: Db, slug: string): Promise<Warehouse | undefined> {
  const { rows } = await db.execute<{ listing: Warehouse }>(sql`
    select ${CARD} || d.detail || jsonb_build_object(
      'reviews', '[]'::jsonb, 'availability', '[]'::jsonb, 'additionalWarehouses', '[]'::jsonb) as listing
    from market.listing_search s join market.listing_detail d on d.id = s.id where s.listed and s.slug = ${slug}`)
  return rows[0]?.listing
}

/** The condition of a filter, with the alias `s`. */
export function conditionOf({ scope, region, country, state, cities, featured, hotRack }: ListingFilter): SQL {
  const conditions = [
    ...(scope === undefined ? [] : [sql`s.region_scope = ${scope}`]),
    ...(region === undefined ? [] : [sql`${region} = any (s.regions)`]),
    ...(country === undefined ? [] : [sql`s.country = ${country}`]),
    ...(state === undefined ? [] : [sql`s.state = ${state}`]),
    ...(cities === undefined ? [] : [sql`s.city = any (${sql.param(cities)}::text[])`]),
    ...(featured ? [sql`s.spotlight`] : []),
    ...(hotRack ? [sql`s.hotrack`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
