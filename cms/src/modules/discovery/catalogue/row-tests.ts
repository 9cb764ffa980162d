import { type Bounds, boundsOf, centerOf, DEFAULT_RADIUS_MILES, METERS_PER_MILE } from '../queries/geography'
import { diamondLevels, type FacetGroup, type Filters, type Viewer } from '../queries/filters'
import { placeAsked, type PlaceAsked, TERRITORIES } from '../queries/place-asked'
import type { Center, Meaning } from '../queries/place-of-text'
import { allBits, type Bits, complement, intersection, lowest, union, wordsFor, writeBit } from './bits'
import { categoryKeys, featureKeys, FLAG, type ListingColumns } from './columns'

/** The rows that pass what no group asks (all of it holds), and those that pass what a group asks. */
export type Tests = { always: Bits[]; groups: { group: FacetGroup; passing: Bits }[] }

const isAdmin = (viewer: Viewer) => viewer?.userType === 'admin'
const fold = (text: string) => text.trim().toLowerCase()

/** The radius that PostgreSQL's earthdistance takes the globe for, in metres. */
const EARTH_METERS = 6_378_168
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The conditions of a list (queries/filters.ts) on the rows in memory; those of the database come as `admitted`. */
export function testsOf(
  columns: ListingColumns,
  { filters, meaning, viewer }: { filters: Filters; meaning: Meaning; viewer: Viewer },
  admitted: Bits | undefined,
): Tests {
  const always = [
    ...standing(columns, filters, viewer),
    ...offer(columns, filters),
    ...geography(columns, filters, meaning),
    ...(admitted ? [admitted] : []),
  ]
  const groups: Record<FacetGroup, Bits[]> = {
    ...place(columns, placeAsked(filters, meaning)),
    verified: flag(columns, FLAG.verified, filters.verified),
    featured: flag(columns, isAdmin(viewer) ? FLAG.featured : FLAG.spotlight, filters.featured),
    hotrack: flag(columns, FLAG.hotrack, filters.hotrack),
    diamonds: diamonds(columns, filters),
    numberOfBuildings: atLeast(columns, 'buildings', filters.numberOfBuildings),
    categoriesQuery: anyOf(columns, 'categories', filters.categoriesQuery),
    featuresQuery: anyOf(columns, 'features', filters.featuresQuery),
  }
  const asked = (Object.entries(groups) as [FacetGroup, Bits[]][]).flatMap(([group, [first, ...others]]) =>
    first ? [{ group, passing: others.length > 0 ? intersection([first, ...others], columns.size) : first }] : [],
  )
  return { always, groups: asked }
}

const none = (columns: ListingColumns): Bits => new Uint32Array(wordsFor(columns.size))

function atLeast(columns: ListingColumns, name: 'buildings' | 'rating', least: number | undefined): Bits[] {
  if (least === undefined) return []
  const column = name === 'rating' ? columns.floats.rating : columns.ints[name]
  return [columns.mask(`${name} ${least}`, (slot) => (column[slot] ?? 0) >= least)]
}

function flag({ planes, size }: ListingColumns, flagged: number, wanted: boolean | undefined): Bits[] {
  const plane = planes.flags[Math.log2(flagged)]
  if (wanted === undefined || !plane) return []
  return [wanted ? plane : complement(plane, size)]
}

type TextColumn = 'regionScope' | 'region' | 'country' | 'state' | 'sellerType'

/** Those whose text passes: asked once a text, not once a row. */
function textIs(columns: ListingColumns, name: TextColumn, ask: (text: string) => boolean): (slot: number) => boolean {
  const column = columns.ints[name]
  const answers = columns.dictionaryOf(name).answers(ask)
  return (slot) => answers[column[slot] ?? 0] ?? false
}

const textMask = (columns: ListingColumns, name: TextColumn, text: string, ask = (other: string) => other === text) =>
  columns.mask(`${name} ${text}`, textIs(columns, name, ask))

function standing(columns: ListingColumns, filters: Filters, viewer: Viewer): Bits[] {
  const { ints } = columns
  const { userType, sellerId, excludeId } = filters
  return [
    ...(isAdmin(viewer) ? flag(columns, FLAG.visible, filters.visible) : flag(columns, FLAG.listed, true)),
    ...(filters.visible === false && !isAdmin(viewer) ? [none(columns)] : []),
    ...(userType ? [textMask(columns, 'sellerType', fold(userType))] : []),
    ...(sellerId === undefined ? [] : [columns.mask(`seller ${sellerId}`, (slot) => ints.seller[slot] === sellerId)]),
    ...(excludeId === undefined ? [] : [allBut(columns, excludeId)]),
  ]
}

function allBut(columns: ListingColumns, id: number): Bits {
  const bits = allBits(columns.size)
  const slot = columns.slotOf(id)
  if (slot !== undefined) writeBit(bits, slot, false)
  return bits
}

function place(columns: ListingColumns, { regionScope, regions, country, state }: PlaceAsked) {
  return {
    regionScope: regionScope ? [textMask(columns, 'regionScope', regionScope)] : [],
    region: regions.length > 0 ? [regionMask(columns, regions)] : [],
    country: country ? [textMask(columns, 'country', country)] : [],
    state: !state
      ? []
      : 'code' in state
        ? [textMask(columns, 'state', state.code)]
        : [
            columns.mask(
              `state named ${state.name}`,
              textIs(columns, 'state', (text) => text.toLowerCase() === state.name),
            ),
          ],
  }
}

function regionMask(columns: ListingColumns, regions: PlaceAsked['regions']): Bits {
  const codes = new Set(regions.map(({ code }) => code))
  const territories = new Set(regions.flatMap((region) => region.territories))
  const isRegion = textIs(columns, 'region', (text) => codes.has(text))
  const isTerritories = textIs(columns, 'region', (text) => text === TERRITORIES)
  const isTerritory = textIs(columns, 'state', (text) => territories.has(text))
  return columns.mask(
    `regions ${JSON.stringify([...codes].toSorted())}`,
    (slot) => isRegion(slot) || (isTerritories(slot) && isTerritory(slot)),
  )
}

function diamonds(columns: ListingColumns, filters: Filters): Bits[] {
  const { diamond } = columns.ints
  const levels = new Set(diamondLevels(filters))
  const { hasDiamond } = filters
  return [
    ...(hasDiamond === undefined
      ? []
      : [columns.mask(`has diamond ${hasDiamond}`, (slot) => (diamond[slot] ?? 0) > 0 === hasDiamond)]),
    ...(levels.size > 0
      ? [columns.mask(`diamonds ${[...levels].toSorted().join(' ')}`, (slot) => levels.has(diamond[slot] ?? 0))]
      : []),
  ]
}

function offer(columns: ListingColumns, filters: Filters): Bits[] {
  return [
    ...atLeast(columns, 'rating', filters.minRating),
    ...allOf(columns, 'categories', filters.categories),
    ...allOf(columns, 'features', filters.features),
  ]
}

const known: Record<'categories' | 'features', readonly string[]> = { categories: categoryKeys, features: featureKeys }

/** The rows of a key; one that nobody knows has none. */
function having(columns: ListingColumns, name: keyof typeof known, key: string): Bits {
  return columns.planes[name][known[name].indexOf(key)] ?? none(columns)
}

const allOf = (columns: ListingColumns, name: keyof typeof known, keys: string[] | undefined): Bits[] =>
  (keys ?? []).map((key) => having(columns, name, key))

function anyOf(columns: ListingColumns, name: keyof typeof known, keys: string[] | undefined): Bits[] {
  return keys?.length
    ? [
        union(
          keys.map((key) => having(columns, name, key)),
          columns.size,
        ),
      ]
    : []
}

function geography(columns: ListingColumns, filters: Filters, meaning: Meaning): Bits[] {
  const bounds = boundsOf(filters)
  const center = centerOf(filters, meaning)
  const meters = (filters.radiusInMiles ?? DEFAULT_RADIUS_MILES) * METERS_PER_MILE
  return [
    ...(bounds ? [columns.maskMade(`within ${Object.values(bounds).join(' ')}`, () => within(columns, bounds))] : []),
    ...(center
      ? [columns.mask(`near ${center.latitude} ${center.longitude} ${meters}`, near(columns, center, meters))]
      : []),
  ]
}

/**
 * The rows between these parallels and meridians; west greater than east crosses the antimeridian (DECISIONS 64). Blocks
 * that lie inside or outside as a whole are not looked into.
 */
function within(columns: ListingColumns, { south, north, west, east }: Bounds): Bits {
  const { latitude, longitude } = columns.floats
  const { blocks } = columns
  const [low, high] = [Math.min(south, north), Math.max(south, north)]
  const isPlain = west <= east
  const isBetween = (at: number) => (isPlain ? at >= west && at <= east : at >= west || at <= east)
  const passes = (slot: number) => {
    const at = latitude[slot] ?? Number.NaN
    return at >= low && at <= high && isBetween(longitude[slot] ?? Number.NaN)
  }
  const bits = new Uint32Array(wordsFor(columns.size))
  for (let word = 0; word < bits.length; word++) {
    const [placed, first, last] = [blocks.placed[word] ?? 0, blocks.west[word] ?? 0, blocks.east[word] ?? 0]
    const [bottom, top] = [blocks.south[word] ?? 0, blocks.north[word] ?? 0]
    if (bottom > high || top < low || (isPlain && (first > east || last < west))) continue
    const isInside = bottom >= low && top <= high && isPlain && first >= west && last <= east
    if (isInside) bits[word] = placed
    else
      for (let rest = placed; rest !== 0; rest &= rest - 1)
        if (passes((word << 5) + lowest(rest))) bits[word]! |= rest & -rest
  }
  return bits
}

/** Within so many metres along the globe, compared by chords. */
function near({ floats: { latitude, longitude } }: ListingColumns, center: Center, meters: number) {
  const angle = Math.min(Math.PI, meters / EARTH_METERS)
  const band = (angle * 180) / Math.PI + 0.001
  const longest = (2 * Math.sin(angle / 2)) ** 2
  const point = (lat: number, lng: number) =>
    [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)] as const
  const [x, y, z] = point(radians(center.latitude), radians(center.longitude))
  return (slot: number) => {
    const at = latitude[slot] ?? Number.NaN
    if (!(Math.abs(at - center.latitude) <= band)) return false
    const [a, b, c] = point(radians(at), radians(longitude[slot] ?? Number.NaN))
    return (a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 <= longest
  }
}
