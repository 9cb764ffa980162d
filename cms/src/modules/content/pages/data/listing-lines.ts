import { sql, type SQL } from 'drizzle-orm'
import type { ListingFilter } from '@stackyard/shared/schema/page-data'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { Db } from '../../../../platform/db'

/**
 * What a page shows of a listing: card and detail of the read model, no money, no reviews (an island brings them), and no
 * free space of the moment, so that a reservation changes no page.
 */
const LISTING = sql`s.card || d.detail || jsonb_build_object('reviews', '[]'::jsonb, 'availability', '[]'::jsonb,
  'additionalWarehouses', '[]'::jsonb, 'freePallets', s.total_space, 'freeSqft', floor(s.total_space * 13.33), 'freeFrom', null)`

/** Public listings, `found` being the rest of the query with the alias `s`. */
export async function listingsOf(db: Db, found: SQL): Promise<Warehouse[]> {
  const { rows } = await db.execute<{ listing: Warehouse }>(sql`
    select ${LISTING} as listing from market.listing_search s join market.listing_detail d on d.id = s.id
    where s.listed and ${found}`)
  return rows.map(({ listing }) => listing)
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
