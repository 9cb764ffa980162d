import { sql, type SQL } from 'drizzle-orm'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { territoryRegions, usRegions } from '@stackyard/shared/reference/us-regions'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Center, Meaning } from './place-of-text'

export type Filters = CountQuery
export type Viewer = { id: number; userType: string } | null

/** Nearby lists and place searches look this far unless told otherwise (000 §7). */
export const DEFAULT_RADIUS_MILES = 100
const METERS_PER_MILE = 1609.344

const isAdmin = (viewer: Viewer) => viewer?.userType === 'admin'
const fold = (text: string) => text.trim().toLowerCase()
const textArray = (values: string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

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

/** `coordinates` as finite numbers within the globe; anything else counts as absent (DECISIONS 72). */
function numbers(text: string | undefined): number[] | undefined {
  if (!text) return undefined
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const valid = parts.every((part, index) => Number.isFinite(part) && Math.abs(part) <= (index % 2 === 0 ? 90 : 180))
  return valid && (parts.length === 2 || parts.length === 4) ? parts : undefined
}

/** The `where` of every list, map, count and search. Only admins see what is hidden or a draft (000 §6). */
export function whereOf(filters: Filters, meaning: Meaning, viewer: Viewer): SQL {
  const conditions = [
    ...standing(filters, viewer),
    ...place(filters, meaning),
    ...offer(filters),
    ...geography(filters, meaning),
    ...(meaning.words ? [wordsMatch(meaning.words)] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

function standing(filters: Filters, viewer: Viewer): SQL[] {
  const found: SQL[] = []
  if (!isAdmin(viewer)) found.push(sql`listed`)
  if (filters.visible !== undefined && isAdmin(viewer)) found.push(sql`visible = ${filters.visible}`)
  if (filters.visible === false && !isAdmin(viewer)) found.push(sql`false`)
  if (filters.verified !== undefined) found.push(sql`is_verified = ${filters.verified}`)
  if (filters.featured === true) found.push(isAdmin(viewer) ? sql`is_featured` : sql`spotlight`)
  if (filters.featured === false) found.push(isAdmin(viewer) ? sql`not is_featured` : sql`not spotlight`)
  if (filters.hotrack === true) found.push(sql`hotrack`)
  if (filters.hotrack === false) found.push(sql`not hotrack`)
  if (filters.hasDiamond !== undefined) found.push(filters.hasDiamond ? sql`diamond > 0` : sql`diamond = 0`)
  if (filters.userType) found.push(sql`seller_type = ${fold(filters.userType)}`)
  if (filters.sellerId !== undefined) found.push(sql`seller_id = ${Math.trunc(filters.sellerId) || 0}`)
  if (filters.excludeId !== undefined) found.push(sql`id <> ${filters.excludeId}`)
  return found
}

function place(filters: Filters, meaning: Meaning): SQL[] {
  const found: SQL[] = []
  if (filters.regionScope) found.push(sql`region_scope = ${fold(filters.regionScope)}`)
  const regions = filters.region ?? (meaning.region ? [meaning.region] : [])
  if (regions.length > 0) found.push(sql`(${sql.join(regions.map(inRegion), sql` or `)})`)
  const state = filters.state ?? meaning.state
  const country = filters.country ?? meaning.country
  const known = country ? (findCountry(country)?.code2 ?? country) : undefined
  const usState = state && (known === undefined || known === 'US') ? findUsState(state) : null
  if (known) found.push(sql`country = ${known}`)
  else if (usState) found.push(sql`country = 'US'`)
  if (state) found.push(usState ? sql`state = ${usState.code}` : sql`lower(state) = ${fold(state)}`)
  return found
}

/** A region by code or name; the territories of the state table's other reading match too (DECISIONS 21). */
function inRegion(text: string): SQL {
  const code =
    [...usRegions, ...globalRegions].find((entry) => [entry.code, entry.name].some((key) => fold(key) === fold(text)))
      ?.code ?? text
  const territories = Object.keys(territoryRegions).filter((state) => territoryRegions[state] === code)
  if (territories.length === 0) return sql`region = ${code}`
  return sql`(region = ${code} or (region = 'alaska-hawaii' and state = any(${textArray(territories)})))`
}

function offer(filters: Filters): SQL[] {
  const found: SQL[] = []
  if (filters.numberOfBuildings !== undefined) found.push(sql`number_of_buildings >= ${filters.numberOfBuildings}`)
  if (filters.minPallets !== undefined) found.push(sql`free_pallets >= ${filters.minPallets}`)
  if (filters.categories?.length) found.push(sql`categories @> ${textArray(filters.categories)}`)
  if (filters.features?.length) found.push(sql`features @> ${textArray(filters.features)}`)
  if (filters.categoriesQuery?.length) found.push(sql`categories && ${textArray(filters.categoriesQuery)}`)
  if (filters.featuresQuery?.length) found.push(sql`features && ${textArray(filters.featuresQuery)}`)
  return found
}

function geography(filters: Filters, meaning: Meaning): SQL[] {
  const found: SQL[] = []
  const bounds = boundsOf(filters)
  if (bounds) found.push(withinBounds(bounds))
  const center = centerOf(filters, meaning)
  if (center) found.push(withinRadius(center, filters.radiusInMiles ?? DEFAULT_RADIUS_MILES))
  return found
}

const box = (south: number, west: number, north: number, east: number): SQL =>
  sql`location <@ box(point(${east}::float8, ${north}::float8), point(${west}::float8, ${south}::float8))`

/** West greater than east crosses the antimeridian (DECISIONS 64). */
export function withinBounds({ south, west, north, east }: Bounds): SQL {
  if (west <= east) return box(south, west, north, east)
  return sql`(${box(south, west, north, 180)} or ${box(south, -180, north, east)})`
}

function withinRadius(center: Center, miles: number): SQL {
  const meters = miles * METERS_PER_MILE
  return sql`latitude is not null and longitude is not null
    and earth_box(${earthPoint(center)}, ${meters}::float8) @> ll_to_earth(latitude, longitude)
    and ${distanceFrom(center)} <= ${meters}::float8`
}

const earthPoint = (center: Center): SQL => sql`ll_to_earth(${center.latitude}::float8, ${center.longitude}::float8)`

/** Metres from a centre to the listing. */
export const distanceFrom = (center: Center): SQL =>
  sql`earth_distance(${earthPoint(center)}, ll_to_earth(latitude, longitude))`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Every word of the text, or the text as a part of the name (three letters or more, for the trigram index). */
function wordsMatch(words: string): SQL {
  const tsquery = sql`(websearch_to_tsquery('english', unaccent(${words})) || websearch_to_tsquery('simple', unaccent(${words})))`
  const matches = sql`search @@ ${tsquery}`
  return words.length < 3 ? matches : sql`(${matches} or ${nameHas(words)})`
}

export const nameHas = (words: string): SQL => sql`lower(name) like ${`%${escapeLike(words.toLowerCase())}%`}`
