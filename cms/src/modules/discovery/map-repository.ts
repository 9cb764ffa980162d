import { sql, type SQL } from 'drizzle-orm'
import type { MapCluster, MapPin } from '@stackyard/shared/schema/map'
import type { Db } from '../../platform/db'

const PIN = sql`jsonb_build_object('kind', 'pin', 'id', id, '_id', id, 'type', 'warehouse', 'name', name, 'slug', slug,
  'latitude', latitude, 'longitude', longitude, 'city', city, 'state', state, 'country', country, 'photo', card #>> '{photo,link}',
  'isVerified', is_verified, 'isFeatured', is_featured, 'diamond', diamond, 'averageRating', average_rating,
  'discountPercent', discount_percent)`

export async function pins(db: Db, where: SQL, limit: number): Promise<MapPin[]> {
  const { rows } = await db.execute<{ pin: MapPin }>(
    sql`select ${PIN} as pin from (
      select * from market.listing_search where ${where}
      order by is_verified desc nulls last, average_rating desc nulls last, id limit ${limit}) found`,
  )
  return rows.map((row) => row.pin)
}

/** Cells of about 80 pixels: 3.2 cells across one 256-pixel tile of the zoom. */
const CELLS_A_TILE = 3.2
const DEEPEST_ZOOM = 20

export const clusterStatement = (where: SQL, zoom: number): SQL => {
  const cells = 2 ** Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))) * CELLS_A_TILE
  return sql`select count(*)::int as count, min(id) as "firstId",
      round(avg(latitude)::numeric, 4)::float8 as latitude, round(avg(longitude)::numeric, 4)::float8 as longitude,
      min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
    from market.listing_search where ${where}
    group by floor(mercator_x * ${cells}::float8), floor(mercator_y * ${cells}::float8)`
}

/** Listings by cell of a Mercator grid: how many, their centre, and the bounds around them. */
export async function clusters(db: Db, where: SQL, zoom: number): Promise<(MapCluster & { firstId: number })[]> {
  const { rows } = await db.execute<Omit<MapCluster, 'kind'> & { firstId: number }>(clusterStatement(where, zoom))
  return rows.map((row) => ({ kind: 'cluster', ...row }))
}
