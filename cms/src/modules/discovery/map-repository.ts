import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { organicOrder } from './queries/order'
import type { JsonList } from './repository'

const PIN = sql`jsonb_build_object('kind', 'pin', 'id', s.id, '_id', s.id, 'type', 'warehouse', 'name', s.name, 'slug', s.slug,
  'latitude', s.latitude, 'longitude', s.longitude, 'city', s.city, 'state', s.state, 'country', s.country, 'photo', s.card #>> '{photo,link}',
  'isVerified', s.is_verified, 'isFeatured', s.is_featured, 'diamond', s.diamond, 'averageRating', s.average_rating,
  'discountPercent', s.discount_percent)::text`

type MapRow = { total: number; items: string | null }

const listOf = (row: MapRow | undefined): JsonList => ({ results: `[${row?.items ?? ''}]`, total: row?.total ?? 0 })

export const pinStatement = (where: SQL, limit: number): SQL => sql`
  select (select count(*)::int from market.listing_search s where ${where}) as total,
    (select string_agg(item, ',') from (select ${PIN} as item from market.listing_search s where ${where}
      order by ${organicOrder('s')} limit ${limit}) pins) as items`

/** The best `limit` listings as pins, with the number of all. */
export async function readPins(db: Db, where: SQL, limit: number): Promise<JsonList> {
  return listOf((await db.execute<MapRow>(pinStatement(where, limit))).rows[0])
}

/** These listings as pins, each as JSON text, by listing. */
export async function readPinTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const list = sql.raw(ids.map(Math.trunc).join(', '))
  const { rows } = await db.execute<{ id: number; pin: string }>(
    sql`select s.id, ${PIN} as pin from market.listing_search s where s.id in (${list})`,
  )
  return new Map(rows.map(({ id, pin }) => [id, pin]))
}
