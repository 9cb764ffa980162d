import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import type { JsonList } from './repository'

const PIN = sql`jsonb_build_object('kind', 'pin', 'id', s.id, '_id', s.id, 'type', 'warehouse', 'name', s.name, 'slug', s.slug,
  'latitude', s.latitude, 'longitude', s.longitude, 'city', s.city, 'state', s.state, 'country', s.country, 'photo', s.card #>> '{photo,link}',
  'isVerified', s.is_verified, 'isFeatured', s.is_featured, 'diamond', s.diamond, 'averageRating', s.average_rating,
  'discountPercent', s.discount_percent)::text`

const BEST_FIRST = sql`s.is_verified desc nulls last, s.average_rating desc nulls last, s.id`

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60
/** Cells of about 80 pixels: 3.2 cells across one 256-pixel tile of the zoom. */
const CELLS_A_TILE = 3.2
const DEEPEST_ZOOM = 20

type MapRow = { total: number; items: string | null }

const listOf = (row: MapRow | undefined): JsonList => ({ results: `[${row?.items ?? ''}]`, total: row?.total ?? 0 })

export const pinStatement = (where: SQL, limit: number): SQL => sql`
  select (select count(*)::int from market.listing_search s where ${where}) as total,
    (select string_agg(item, ',') from (select ${PIN} as item from market.listing_search s where ${where}
      order by ${BEST_FIRST} limit ${limit}) pins) as items`

/** The best `limit` listings as pins, with the number of all. */
export async function readPins(db: Db, where: SQL, limit: number): Promise<JsonList> {
  return listOf((await db.execute<MapRow>(pinStatement(where, limit))).rows[0])
}

/**
 * Pins of a view with few listings; else clusters by cell of a Mercator grid (how many, their centre, the bounds around
 * them) with the lonely ones as pins. The counts of all items add up to `total`.
 */
export function viewStatement(where: SQL, zoom: number): SQL {
  const cells = 2 ** Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))) * CELLS_A_TILE
  return sql`with found as materialized (select s.id, s.latitude, s.longitude, floor(s.mercator_x * ${cells}::float8) as x,
        floor(s.mercator_y * ${cells}::float8) as y from market.listing_search s where ${where}),
    counted as (select count(*)::int as total from found),
    cells as (select count(*)::int as count, min(id) as first_id, round(avg(latitude)::numeric, 4)::float8 as latitude,
        round(avg(longitude)::numeric, 4)::float8 as longitude, min(latitude) as south, min(longitude) as west,
        max(latitude) as north, max(longitude) as east
      from found where (select total from counted) > ${PINS_IN_VIEW} group by x, y),
    lonely as (select first_id from cells where count = 1 and (select count(*) from cells where count = 1) <= ${SINGLES_AS_PINS}),
    items as (
      select jsonb_build_object('kind', 'cluster', 'count', c.count, 'latitude', c.latitude, 'longitude', c.longitude,
          'south', c.south, 'west', c.west, 'north', c.north, 'east', c.east)::text as item
        from cells c where c.first_id not in (select first_id from lonely)
      union all
      select pin from (select ${PIN} as pin from market.listing_search s
        where s.id in (select first_id from lonely union all select id from found where (select total from counted) <= ${PINS_IN_VIEW})
        order by ${BEST_FIRST}) pins)
    select (select total from counted) as total, (select string_agg(item, ',') from items) as items`
}

export async function readView(db: Db, where: SQL, zoom: number): Promise<JsonList> {
  return listOf((await db.execute<MapRow>(viewStatement(where, zoom))).rows[0])
}
