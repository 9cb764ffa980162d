import { sql, type SQL } from 'drizzle-orm'
import type { Filters } from './filters'
import type { Center, Meaning } from './place-of-text'

/** Nearby lists and place searches look this far unless told otherwise. */
const DEFAULT_RADIUS_MILES = 100
const METERS_PER_MILE = 1609.344

/** Where distances are measured from: parameters first, then a place named in the text. */
export function centerOf(filters: Filters, meaning: Meaning): Center | undefined {
  const pair = numbers(filters.coordinates)
  if (filters.latitude !== undefined && filters.longitude !== undefined)
    return { latitude: filters.latitude, longitude: filters.longitude }
  if (pair?.length === 2) return { latitude: pair[0] ?? 0, longitude: pair[1] ?? 0 }
  return meaning.center
}

export type Bounds = { south: number; west: number; north: number; east: number }

/** Map bounds from the four parameters, or from `coordinates` as south,west,north,east. */
export function boundsOf(filters: Filters): Bounds | undefined {
  const { southCoordinate: south, westCoordinate: west, northCoordinate: north, eastCoordinate: east } = filters
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
    return { south, west, north, east }
  const four = numbers(filters.coordinates)
  if (four?.length !== 4) return undefined
  return { south: four[0] ?? 0, west: four[1] ?? 0, north: four[2] ?? 0, east: four[3] ?? 0 }
}

/** `coordinates` as finite numbers within the globe; anything else counts as absent. */
function numbers(text: string | undefined): number[] | undefined {
  if (!text) return undefined
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const valid = parts.every((part, index) => Number.isFinite(part) && Math.abs(part) <= (index % 2 === 0 ? 90 : 180))
  return valid && (parts.length === 2 || parts.length === 4) ? parts : undefined
}

export function geography(filters: Filters, meaning: Meaning): SQL[] {
  const found: SQL[] = []
  const bounds = boundsOf(filters)
  if (bounds) found.push(withinBounds(bounds))
  const center = centerOf(filters, meaning)
  if (center) found.push(withinRadius(center, filters.radiusInMiles ?? DEFAULT_RADIUS_MILES))
  return found
}

const box = (south: number, west: number, north: number, east: number): SQL =>
  sql`point(longitude, latitude) <@ box(point(${east}::float8, ${north}::float8), point(${west}::float8, ${south}::float8))`

/** West greater than east crosses the antimeridian. */
function withinBounds({ south, west, north, east }: Bounds): SQL {
  if (west <= east) return box(south, west, north, east)
  return sql`(${box(south, west, north, 180)} or ${box(south, -180, north, east)})`
}

function withinRadius(center: Center, miles: number): SQL {
  const meters = sql`${miles * METERS_PER_MILE}::float8`
  return sql`latitude is not null and earth_box(${earthPoint(center)}, ${meters}) @> ll_to_earth(latitude, longitude)
    and ${distanceFrom(center)} <= gc_to_sec(${meters})`
}

const earthPoint = (center: Center): SQL => sql`ll_to_earth(${center.latitude}::float8, ${center.longitude}::float8)`

/** Meters from a center to the listing through the earth, which an index puts in order. */
export const distanceFrom = (center: Center): SQL => sql`(ll_to_earth(latitude, longitude) <-> ${earthPoint(center)})`

/** Miles from a center to a row with `latitude` and `longitude`, to one decimal; null for one without a place. */
export const milesFrom = (center: Center): SQL =>
  sql`round((sec_to_gc(${distanceFrom(center)}) / ${METERS_PER_MILE}::float8)::numeric, 1)`
