import {
  byName,
  figureFilters,
  type FigureParameter,
  type ListParameter,
  listParameterNames,
} from '../reference/field-filters'
import { diamondLevels } from '../reference/diamond-levels'
import { volumeKeys } from '../reference/fulfillment-volumes'
import { storageTerms, type StorageTerm } from '../reference/terms'
import { type FulfillmentVolumes, volumesFrom } from './fulfillment-volumes'
import {
  present,
  type RawSearch,
  readDay,
  readList,
  readNumber,
  readOneOf,
  readSwitch,
  readText,
  readWhole,
} from './read-search'

/** Listings on a page of the infinite list. */
export const pageSize = 24
/** Pages that load by themselves while scrolling; after them a button is pressed. */
export const autoPages = 2

export const views = ['split', 'list', 'table', 'map'] as const
export type View = (typeof views)[number]

export const sorts = [
  'default',
  'fit',
  'rating',
  'answer',
  'price',
  'total',
  'free',
  'distance',
  'newest',
  'name',
  'buildings',
] as const
export type ExploreSort = (typeof sorts)[number]

const listedUserTypes = ['seller', 'manager'] as const
const diamondTexts = diamondLevels.map(({ level }) => String(level))
const LARGEST_RADIUS_MILES = 5000

export type ExploreSearch = {
  query?: string | undefined
  regionScope?: 'us' | 'global' | undefined
  region?: string[] | undefined
  country?: string | undefined
  state?: string | undefined
  verified?: boolean | undefined
  featured?: boolean | undefined
  hotrack?: boolean | undefined
  hasDiamond?: boolean | undefined
  /** Levels, any of them. */
  diamonds?: string[] | undefined
  minRating?: number | undefined
  /** Whose listings: providers with an account or profiles that the platform manages. */
  userType?: (typeof listedUserTypes)[number] | undefined
  /** The center of a search around a point, and how far it goes. */
  latitude?: number | undefined
  longitude?: number | undefined
  radiusInMiles?: number | undefined
  minPallets?: number | undefined
  minSqft?: number | undefined
  /** The day the space must be free from, YYYY-MM-DD. */
  freeFrom?: string | undefined
  /** Months that the space is wanted for. */
  priceTerm?: StorageTerm | undefined
  /** Maximum dollars per month for all of the space. */
  budget?: number | undefined
  /** Options that rank and narrow nothing, such as "features.hazmat". */
  wishes?: string[] | undefined
  /** Dollars per pallet per month; of effect for signed-in readers only. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** South, west, north, east of the map. */
  coordinates?: string | undefined
  sort?: ExploreSort | undefined
  view?: View | undefined
} & { [Key in keyof FulfillmentVolumes]: FulfillmentVolumes[Key] | undefined } & Partial<
    Record<ListParameter, string[] | undefined> & Record<FigureParameter, number | undefined>
  >

/** A point needs both of its degrees. */
const readPoint = (search: RawSearch) => {
  const latitude = readNumber(search.latitude, -90, 90)
  const longitude = readNumber(search.longitude, -180, 180)
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
}

const readDiamonds = (value: unknown): string[] | undefined => {
  const levels = readList(value)?.filter((level) => diamondTexts.includes(level))
  return levels?.length ? levels : undefined
}

/** Filters of fields: lists of options, and figures of at least the first step. */
const readFields = (search: RawSearch) => ({
  ...byName(listParameterNames, (name) => readList(search[name])),
  ...(Object.fromEntries(
    figureFilters.map(({ key, limit }) => [
      key,
      (limit.isWhole ? readWhole : readNumber)(search[key], limit.isWhole ? 1 : limit.min, limit.max),
    ]),
  ) as Partial<Record<FigureParameter, number | undefined>>),
})

const edges = ['southCoordinate', 'westCoordinate', 'northCoordinate', 'eastCoordinate'] as const

/** South, west, north and east of the map, as one text or edge by edge as older addresses have them. */
function readCoordinates(search: RawSearch): string | undefined {
  const text = readText(search.coordinates) ?? edges.map((edge) => readText(search[edge]) ?? '-').join(',')
  return boundsOf(text) ? text : undefined
}

/** The address of an exploration: filters, order and view. What can't be read is left out. */
export const readExploreSearch = (search: RawSearch): ExploreSearch =>
  present({
    query: readText(search.query),
    regionScope: readOneOf(search.regionScope, ['us', 'global']),
    region: readList(search.region),
    country: readText(search.country),
    state: readText(search.state),
    verified: readSwitch(search.verified),
    featured: readSwitch(search.featured),
    hotrack: readSwitch(search.hotrack),
    hasDiamond: readSwitch(search.hasDiamond),
    ...readFields(search),
    diamonds: readDiamonds(search.diamonds),
    minRating: readNumber(search.minRating, 0, 5),
    userType: readOneOf(search.userType, listedUserTypes),
    ...readPoint(search),
    radiusInMiles: readNumber(search.radiusInMiles, 1, LARGEST_RADIUS_MILES),
    minPallets: readNumber(search.minPallets, 1, 10_000_000),
    minSqft: readNumber(search.minSqft, 1, 100_000_000),
    freeFrom: readDay(search.freeFrom),
    priceTerm: storageTerms.find((term) => term === readNumber(search.priceTerm, 1, 12)),
    budget: readNumber(search.budget, 1, 100_000_000),
    wishes: readList(search.wishes),
    minPrice: readNumber(search.minPrice, 0, 100_000),
    maxPrice: readNumber(search.maxPrice, 0, 100_000),
    coordinates: readCoordinates(search),
    ...volumesFrom(search),
    sort: readOneOf(search.sort, sorts),
    view: readOneOf(search.view, views),
  })

/** The search without some of its parameters. */
export const withoutParameters = (search: ExploreSearch, keys: readonly string[]): ExploreSearch =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.includes(key)))

/** The search without its filters: how it is ordered and shown stays. */
export const cleared = ({ sort, view }: ExploreSearch): ExploreSearch => present({ sort, view })

/** Typed letter by letter: Back leads to before the first letter. */
const typed = ['minPallets', 'minSqft', 'budget', ...volumeKeys]

/** Whether a change is a step of its own for Back: another filter, search or order; no letter, view or move of the map. */
export const isStep = (before: ExploreSearch, after: ExploreSearch): boolean => {
  const [was, is] = [before, after].map((search) =>
    JSON.stringify(
      Object.entries(present(withoutParameters(search, [...typed, 'coordinates', 'view']))).toSorted(([a], [b]) =>
        a.localeCompare(b),
      ),
    ),
  )
  return was !== is
}

/** What is saved of a search; the view is the page's own matter. */
export const toSavedInput = ({ view: _view, sort, ...filters }: ExploreSearch) => ({
  ...filters,
  ...(sort ? { sort } : {}),
})

/** What the API is asked for: volumes narrow nothing. */
export const toListingInput = (search: ExploreSearch) => toSavedInput(withoutParameters(search, volumeKeys))

/** The same for the map, which has bounds of its own and no order; wishes only order a list. */
export function toMapInput(search: ExploreSearch) {
  const { sort: _sort, coordinates: _bounds, wishes: _wishes, ...filters } = toListingInput(search)
  return filters
}

/** How many filters are set, for the button that opens them; place on the map, wishes, order and view are none. A point and its radius are one. */
export const filterCount = (search: ExploreSearch): number => {
  const { query: _query, longitude: _longitude, radiusInMiles, ...filters } = toMapInput(search)
  const counted = [...Object.values(filters), filters.latitude === undefined ? radiusInMiles : undefined]
  return counted.filter((value) => value !== undefined && value !== false).length
}

export type Bounds = { south: number; west: number; north: number; east: number }

/** Bounds as the address keeps them, to four digits (about ten meters). */
export const boundsText = ({ south, west, north, east }: Bounds): string =>
  [south, west, north, east].map((degree) => String(Number(degree.toFixed(4)))).join(',')

export const boundsOf = (text: string | undefined): Bounds | undefined => {
  const [south, west, north, east] = (text ?? '').split(',').map(Number)
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  return [south, west, north, east].every(Number.isFinite) ? { south, west, north, east } : undefined
}

/** The next page's first row, or undefined at the end: a page with fewer than 24 is the last. */
export const nextSkip = (pages: readonly { results: readonly unknown[] }[]): number | undefined => {
  const last = pages.at(-1)
  return last && last.results.length >= pageSize ? pages.length * pageSize : undefined
}
