import { serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import type { MapQuery } from '@stackyard/shared/schema/listing-query'
import { type ServiceQuery, ServiceQuery as ServiceFilters } from '@stackyard/shared/schema/service'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { type Viewer, whereOf } from '../queries'

type Bounds = { south: number; west: number; north: number; east: number }
type Row = { total: number; items: string | null }

/** Items of one answer, as of the map of warehouses. */
const MOST = 500
/** From this zoom on services stand alone. */
const STREETS = 16
/** Cells of the grid that a tile of the map is wide. */
const CELLS = 4

const lower = (text: string | undefined) => text?.trim().toLowerCase()

/** Whether a call of the map asks for services: by `type`, by a service type that is not warehouse, or by a subtype. */
export function asksForServices({ type, serviceType, serviceSubType }: MapQuery): boolean {
  const wanted = [lower(type), lower(serviceType)]
  if (wanted.includes('warehouse')) return false
  return (
    wanted.includes('service') ||
    wanted.some((one) => serviceTypeKeys.some((key) => key === one)) ||
    serviceSubType !== undefined
  )
}

/** The filters that services share with warehouses. */
const filtersOf = ({ type, serviceSubType, ...query }: MapQuery): ServiceQuery =>
  ServiceFilters.parse({
    ...query,
    type: lower(type) === 'service' ? undefined : type,
    serviceSubType,
    limit: undefined,
    skip: undefined,
  })

const latitude = sql`(card ->> 'latitude')::float8`
const longitude = sql`(card ->> 'longitude')::float8`

function within({ south, west, north, east }: Bounds): SQL {
  const isEast = sql`${longitude} >= ${west}`
  const isWest = sql`${longitude} <= ${east}`
  const across = west <= east ? sql`${isEast} and ${isWest}` : sql`(${isEast} or ${isWest})`
  return sql`${latitude} between ${south} and ${north} and ${across}`
}

const pin = sql`jsonb_build_object('kind', 'pin', 'id', id, '_id', id, 'type', 'service', 'name', name, 'slug', slug,
  'latitude', lat, 'longitude', lon, 'city', coalesce(card #>> '{address,city}', ''), 'state', state,
  'country', country, 'photo', card #>> '{photo,link}', 'isVerified', is_verified, 'isFeatured', spotlight,
  'diamond', coalesce((card ->> 'diamond')::int, 0), 'averageRating', average_rating, 'discountPercent', 0)`

/** Pins of services, best first; with zoom and bounds those of one cell of the grid are one cluster. */
export async function mapServices(
  db: Db,
  query: MapQuery,
  viewer: Viewer,
  bounds: Bounds | undefined,
): Promise<{ results: string; total: number }> {
  const zoom = bounds === undefined ? STREETS : Math.min(query.zoom ?? STREETS, STREETS)
  const cell = 360 / 2 ** zoom / CELLS
  // Alone, each service is its own group.
  const group = zoom >= STREETS ? sql`id` : sql`floor(lat / ${cell}::float8), floor(lon / ${cell}::float8)`
  const { rows } = await db.execute<Row>(sql`
    with found as (
      select *, ${latitude} as lat, ${longitude} as lon from market.service_search
      where ${whereOf(filtersOf(query), viewer)} and card ->> 'latitude' is not null and card ->> 'longitude' is not null
        ${bounds ? sql`and ${within(bounds)}` : sql``}),
    items as (
      select count(*)::int as size, min(id) as first,
        case when count(*) = 1 then (array_agg(${pin}))[1]
          else jsonb_build_object('kind', 'cluster', 'count', count(*), 'latitude', avg(lat), 'longitude', avg(lon),
            'south', min(lat), 'west', min(lon), 'north', max(lat), 'east', max(lon)) end as item
      from found group by ${group}
      order by bool_or(is_verified) desc, max(average_rating) desc, min(id) limit ${MOST})
    select (select count(*)::int from found) as total,
      (select string_agg(item::text, ',' order by size desc, first) from items) as items`)
  return { results: `[${rows[0]?.items ?? ''}]`, total: rows[0]?.total ?? 0 }
}
