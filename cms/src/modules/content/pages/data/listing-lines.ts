import { sql, type SQL } from 'drizzle-orm'
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
