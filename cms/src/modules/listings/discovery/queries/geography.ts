import { sql, type SQL } from 'drizzle-orm'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import type { Filters } from './filters'
import type { Center, Meaning } from './place-of-text'

/** Lists around a point look this far unless told otherwise. */
const NEARBY_MILES = 100
/** Lists around a place that the text names: its next great city is another place. */
const PLACE_MILES = 75
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
  const circle = circleOf(filters, meaning)
  if (circle) found.push(withinRadius(circle, circle.miles))
  return found
}

/** The circle that a search looks in: no listing outside of it is found. */
export function circleOf(filters: Filters, meaning: Meaning): SearchCircle {
  const center = centerOf(filters, meaning)
  if (!center) return null
  const usual = center === meaning.center ? PLACE_MILES : NEARBY_MILES
  return { latitude: center.latitude, longitude: center.longitude, miles: filters.radiusInMiles ?? usual }
}

const box = (south: number, west: number, north: number, east: number): SQL =>
  sql`point(longitude, latitude) <@ box(point(${east}::float8, ${north}::float8), point(${west}::float8, ${south}::float8))`

const between = (south: number, west: number, north: number, east: number): SQL => {
  const [least, most] = [Math.min(south, north), Math.max(south, north)]
  return sql`(latitude between ${least}::float8 and ${most}::float8 and longitude between ${west}::float8 and ${east}::float8)`
}

/**
 * A box of so many square degrees is no matter for the index of points, of which the planner takes a thousandth of all
 * for whatever is asked.
 */
const WIDE = 400

/** West greater than east crosses the antimeridian. */
function withinBounds({ south, west, north, east }: Bounds): SQL {
  const width = west <= east ? east - west : 360 - west + east
  const within = width * Math.abs(north - south) > WIDE ? between : box
  if (west <= east) return within(south, west, north, east)
  return sql`(${within(south, west, north, 180)} or ${within(south, -180, north, east)})`
}

/** The radius of the extension's earth: `earth()`. */
const EARTH_METERS = 6_378_168
/** What sums of products lose: less than a foot on the ground. */
const ROUNDING = 1e-15
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The box leads the index of places; who is in the circle is told by the cosine of the angle at the center of the earth,
 * which costs a tenth of a distance: a circle around a city has ten thousand listings to count.
 */
function withinRadius(center: Center, miles: number): SQL {
  const meters = miles * METERS_PER_MILE
  const [latitude, longitude] = [radians(center.latitude), radians(center.longitude)]
  return sql`latitude is not null and earth_box(${earthPoint(center)}, ${meters}::float8) @> ll_to_earth(latitude, longitude)
    and sin(radians(latitude)) * ${Math.sin(latitude)}::float8 + cos(radians(latitude)) * ${Math.cos(latitude)}::float8
      * cos(radians(longitude) - ${longitude}::float8) >= ${Math.cos(Math.min(Math.PI, meters / EARTH_METERS)) - ROUNDING}::float8`
}

const earthPoint = (center: Center): SQL => sql`ll_to_earth(${center.latitude}::float8, ${center.longitude}::float8)`

/** Meters from a center to the listing through the earth, which an index puts in order. */
export const distanceFrom = (center: Center): SQL => sql`(ll_to_earth(latitude, longitude) <-> ${earthPoint(center)})`

/** Miles from a center to a row with `latitude` and `longitude`, to one decimal; null for one without a place. */
export const milesFrom = (center: Center): SQL =>
  sql`round((sec_to_gc(${distanceFrom(center)}) / ${METERS_PER_MILE}::float8)::numeric, 1)`
