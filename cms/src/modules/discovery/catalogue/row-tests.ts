import { type Bounds, boundsOf, centerOf, DEFAULT_RADIUS_MILES, METERS_PER_MILE } from '../queries/geography'
import type { FacetGroup, Filters, Viewer } from '../queries/filters'
import { placeAsked, type PlaceAsked, TERRITORIES } from '../queries/place-asked'
import type { Center, Meaning } from '../queries/place-of-text'
import {
  categoryBits,
  categoryKeys,
  type Dictionary,
  featureBits,
  featureKeys,
  FLAG,
  type ListingColumns,
} from './columns'

/** Whether a row passes. */
export type Test = (slot: number) => boolean
export type Tests = { always: Test[]; groups: { group: FacetGroup; test: Test }[] }

const never: Test = () => false
const isAdmin = (viewer: Viewer) => viewer?.userType === 'admin'
const fold = (text: string) => text.trim().toLowerCase()

/** The radius that PostgreSQL's earthdistance takes the globe for, in metres. */
const EARTH_METERS = 6_378_168
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The conditions of a list (queries/filters.ts) on the rows in memory; those of the database come as `admitted` by slot. */
export function testsOf(
  columns: ListingColumns,
  { filters, meaning, viewer }: { filters: Filters; meaning: Meaning; viewer: Viewer },
  admitted: Uint8Array | undefined,
): Tests {
  const always = [
    ...standing(columns, filters, viewer),
    ...offer(columns, filters),
    ...geography(columns, filters, meaning),
    ...(admitted ? [(slot: number) => admitted[slot] === 1] : []),
  ]
  const groups: Partial<Record<FacetGroup, Test[]>> = {
    ...place(columns, placeAsked(filters, meaning)),
    verified: flag(columns, FLAG.verified, filters.verified),
    featured: flag(columns, isAdmin(viewer) ? FLAG.featured : FLAG.spotlight, filters.featured),
    hotrack: flag(columns, FLAG.hotrack, filters.hotrack),
    diamonds: diamonds(columns, filters),
    numberOfBuildings: atLeast(columns.ints.buildings, filters.numberOfBuildings),
    categoriesQuery: anyOf(columns.ints.categories, categoryBits, filters.categoriesQuery),
    featuresQuery: anyOf(columns.ints.features, featureBits, filters.featuresQuery),
  }
  return {
    always,
    groups: (Object.entries(groups) as [FacetGroup, Test[]][])
      .filter(([, tests]) => tests.length > 0)
      .map(([group, tests]) => ({ group, test: (slot) => tests.every((test) => test(slot)) })),
  }
}

const atLeast = (column: Int32Array | Float64Array, least: number | undefined): Test[] =>
  least === undefined ? [] : [(slot) => (column[slot] ?? 0) >= least]

const flag = ({ ints }: ListingColumns, bit: number, wanted: boolean | undefined): Test[] =>
  wanted === undefined ? [] : [(slot) => (((ints.flags[slot] ?? 0) & bit) !== 0) === wanted]

/** Those whose text in the dictionary passes: asked once a text, not once a row. */
function textIs(column: Int32Array, dictionary: Dictionary, ask: (text: string) => boolean): Test {
  const answers = dictionary.answers(ask)
  return (slot) => answers[column[slot] ?? 0] ?? false
}

function standing(columns: ListingColumns, filters: Filters, viewer: Viewer): Test[] {
  const { ints } = columns
  const found: Test[] = []
  if (!isAdmin(viewer)) found.push(...flag(columns, FLAG.listed, true))
  if (filters.visible !== undefined && isAdmin(viewer)) found.push(...flag(columns, FLAG.visible, filters.visible))
  if (filters.visible === false && !isAdmin(viewer)) found.push(never)
  const sellerType = filters.userType
  if (sellerType) found.push(textIs(ints.sellerType, columns.sellerTypes, (text) => text === fold(sellerType)))
  const seller = Math.trunc(filters.sellerId ?? 0) || 0
  if (filters.sellerId !== undefined) found.push((slot) => ints.seller[slot] === seller)
  if (filters.excludeId !== undefined) found.push((slot) => ints.id[slot] !== filters.excludeId)
  return found
}

function place(columns: ListingColumns, asked: PlaceAsked): Partial<Record<FacetGroup, Test[]>> {
  const { ints } = columns
  const { regionScope, regions, country, state } = asked
  const isState = (text: string) =>
    state !== undefined && ('code' in state ? text === state.code : text.toLowerCase() === state.name)
  const codes = new Set(regions.map(({ code }) => code))
  const territories = new Set(regions.flatMap((region) => region.territories))
  const isRegion = textIs(ints.region, columns.regions, (text) => codes.has(text))
  const isTerritories = textIs(ints.region, columns.regions, (text) => text === TERRITORIES)
  const isTerritory = textIs(ints.state, columns.states, (text) => territories.has(text))
  return {
    regionScope: regionScope ? [textIs(ints.regionScope, columns.regionScopes, (text) => text === regionScope)] : [],
    region: regions.length > 0 ? [(slot) => isRegion(slot) || (isTerritories(slot) && isTerritory(slot))] : [],
    country: country ? [textIs(ints.country, columns.countries, (text) => text === country)] : [],
    state: state ? [textIs(ints.state, columns.states, isState)] : [],
  }
}

function diamonds({ ints }: ListingColumns, filters: Filters): Test[] {
  const levels = new Set(filters.diamonds?.map(Number).filter(Number.isInteger))
  const { hasDiamond } = filters
  return [
    ...(hasDiamond === undefined ? [] : [(slot: number) => (ints.diamond[slot] ?? 0) > 0 === hasDiamond]),
    ...(levels.size > 0 ? [(slot: number) => levels.has(ints.diamond[slot] ?? 0)] : []),
  ]
}

function offer({ ints, floats }: ListingColumns, filters: Filters): Test[] {
  const needsDatabase = filters.minSqft !== undefined || filters.freeFrom !== undefined
  return [
    ...atLeast(floats.rating, filters.minRating),
    ...(needsDatabase ? [] : atLeast(ints.freePallets, filters.minPallets)),
    ...allOf(ints.categories, categoryBits, categoryKeys, filters.categories),
    ...allOf(ints.features, featureBits, featureKeys, filters.features),
  ]
}

type Bits = (joined: string) => number

function anyOf(column: Int32Array, bits: Bits, keys: string[] | undefined): Test[] {
  if (!keys?.length) return []
  const mask = bits(keys.join(','))
  return [(slot) => ((column[slot] ?? 0) & mask) !== 0]
}

/** A key that nobody knows has no listing. */
function allOf(column: Int32Array, bits: Bits, known: readonly string[], keys: string[] | undefined): Test[] {
  if (!keys?.length) return []
  if (!keys.every((key) => known.includes(key))) return [never]
  const mask = bits(keys.join(','))
  return [(slot) => ((column[slot] ?? 0) & mask) === mask]
}

function geography(columns: ListingColumns, filters: Filters, meaning: Meaning): Test[] {
  const bounds = boundsOf(filters)
  const center = centerOf(filters, meaning)
  return [
    ...(bounds ? [within(columns, bounds)] : []),
    ...(center ? [near(columns, center, (filters.radiusInMiles ?? DEFAULT_RADIUS_MILES) * METERS_PER_MILE)] : []),
  ]
}

/** West greater than east crosses the antimeridian (DECISIONS 64). */
function within({ floats: { latitude, longitude } }: ListingColumns, { south, north, west, east }: Bounds): Test {
  const [low, high] = [Math.min(south, north), Math.max(south, north)]
  const isBetween: (longitude: number) => boolean =
    west <= east ? (at) => at >= west && at <= east : (at) => at >= west || at <= east
  return (slot) => {
    const at = latitude[slot] ?? Number.NaN
    return at >= low && at <= high && isBetween(longitude[slot] ?? Number.NaN)
  }
}

/** Within so many metres along the globe, compared by chords. */
function near({ floats: { latitude, longitude } }: ListingColumns, center: Center, meters: number): Test {
  const angle = Math.min(Math.PI, meters / EARTH_METERS)
  const band = (angle * 180) / Math.PI + 0.001
  const longest = (2 * Math.sin(angle / 2)) ** 2
  const point = (lat: number, lng: number) =>
    [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)] as const
  const [x, y, z] = point(radians(center.latitude), radians(center.longitude))
  return (slot) => {
    const at = latitude[slot] ?? Number.NaN
    if (!(Math.abs(at - center.latitude) <= band)) return false
    const [a, b, c] = point(radians(at), radians(longitude[slot] ?? Number.NaN))
    return (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 <= longest
  }
}
