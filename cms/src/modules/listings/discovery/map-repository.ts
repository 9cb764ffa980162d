import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { organicOrder } from './queries/order'
import type { JsonList } from './repository'

const PIN = sql`jsonb_build_object('kind', 'pin', 'id', s.id, '_id', s.id, 'type', 'warehouse', 'name', s.name, 'slug', s.slug,
  'latitude', s.latitude, 'longitude', s.longitude, 'city', s.city, 'state', s.state, 'country', s.country, 'photo', s.card #>> '{photo,link}',
  'isVerified', s.is_verified, 'isFeatured', s.is_featured, 'diamond', s.diamond, 'averageRating', s.average_rating,
  'discountPercent', s.discount_percent)::text`

type MapRow = { total: number; items: string | null }

const listOf = (row: MapRow | undefined): JsonList => ({ results: `[${row?.items ?? ''}]`, total: row?.total ?? 0 })

/** The first `limit` listings of `market.listing_facet f` that match, as pins, with the number of all. */
const pinStatement = (where: SQL, limit: number): SQL => sql`
  with page as materialized (select f.id, row_number() over (order by ${organicOrder()}) as place
    from market.listing_facet f where ${where} order by ${organicOrder()} limit ${limit})
  select case when (select count(*) from page) < ${limit} then (select count(*)::int from page)
      else (select count(*)::int from market.listing_facet f where ${where}) end as total,
    (select string_agg(${PIN}, ',' order by page.place) from page join market.listing_search s on s.id = page.id) as items`

/** The best `limit` listings as pins, with the number of all. */
export async function readPins(db: Db, where: SQL, limit: number): Promise<JsonList> {
  return listOf((await db.execute<MapRow>(pinStatement(where, limit))).rows[0])
}
