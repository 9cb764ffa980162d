import { type FulfillmentVolumes, volumeParameters, volumesFrom } from '@stackyard/shared/domain/fulfillment-volumes'
import { volumeKeys } from '@stackyard/shared/reference/fulfillment-volumes'
import { figureParameterNames, listParameterNames } from '@stackyard/shared/reference/field-filters'
import type { MapBounds } from '@stackyard/shared/ui/listing-map'

export const viewModes = ['list', 'split', 'map'] as const
export type ViewMode = (typeof viewModes)[number]

const texts = [
  'query',
  'country',
  'state',
  'region',
  'regionScope',
  'sort',
  'minPallets',
  'minSqft',
  'freeFrom',
  'priceTerm',
  'budget',
  'minPrice',
  'maxPrice',
  'minRating',
  'userType',
  'latitude',
  'longitude',
  'radiusInMiles',
  ...figureParameterNames,
  ...volumeKeys,
] as const
/** Typed letter by letter: Back leads to before the first letter. */
const typed = new Set<string>([
  'minPallets',
  'minSqft',
  'budget',
  'minPrice',
  'maxPrice',
  ...figureParameterNames,
  ...volumeKeys,
])
const switches = ['verified', 'featured', 'hotrack', 'hasDiamond'] as const
const lists = [...listParameterNames, 'diamonds', 'wishes'] as const
const edges = ['northCoordinate', 'southCoordinate', 'eastCoordinate', 'westCoordinate'] as const

/** The explore page's state, all of it in the address. */
export type ExploreState = {
  texts: Partial<Record<(typeof texts)[number], string>>
  switches: Partial<Record<(typeof switches)[number], true>>
  lists: Partial<Record<(typeof lists)[number], string[]>>
  bounds: MapBounds | null
  view: ViewMode
}

function readBounds(query: URLSearchParams): MapBounds | null {
  const [north, south, east, west] = edges.map((edge) => {
    const text = query.get(edge)
    return text === null || text === '' ? Number.NaN : Number(text)
  })
  const whole = [north, south, east, west].every((value) => value !== undefined && Number.isFinite(value))
  return whole ? { north: north ?? 0, south: south ?? 0, east: east ?? 0, west: west ?? 0 } : null
}

/** Reads the state from a query string; what isn't understood is dropped. */
export function readExploreState(search: string): ExploreState {
  const query = new URLSearchParams(search)
  const view = viewModes.find((mode) => mode === query.get('view')) ?? 'split'
  return {
    texts: Object.fromEntries(texts.flatMap((key) => (query.get(key) ? [[key, query.get(key)?.trim() ?? '']] : []))),
    switches: Object.fromEntries(switches.flatMap((key) => (query.get(key) === 'true' ? [[key, true]] : []))),
    lists: Object.fromEntries(
      lists.flatMap((key) => {
        const values = query
          .getAll(key)
          .flatMap((value) => value.split(','))
          .filter(Boolean)
        return values.length > 0 ? [[key, [...new Set(values)]]] : []
      }),
    ),
    bounds: readBounds(query),
    view,
  }
}

/** What the search ships in a month: of no effect on the list, and carried to comparisons and requests. */
export const volumesOf = ({ texts: words }: ExploreState): FulfillmentVolumes => volumesFrom(words)

const isVolume = (key: string): boolean => volumeKeys.some((known) => known === key)
const withoutVolumes = <Part extends object>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !isVolume(key))) as Part

/** The filters as the API takes them; bounds apart, since the map has its own. */
export function apiFilters(state: ExploreState, preset: Readonly<Record<string, string>> = {}) {
  const { texts: words, switches: on, lists: many } = state
  const filters: Record<string, string | string[]> = { ...withoutVolumes(words), ...many }
  for (const key of switches) if (on[key]) filters[key] = 'true'
  // A state's own page is not narrowed by a scope.
  if ('state' in preset) delete filters.regionScope
  return { ...filters, ...preset }
}

export const boundsFilters = (bounds: MapBounds | null): Record<string, string> =>
  bounds
    ? {
        northCoordinate: bounds.north.toFixed(4),
        southCoordinate: bounds.south.toFixed(4),
        eastCoordinate: bounds.east.toFixed(4),
        westCoordinate: bounds.west.toFixed(4),
      }
    : {}

/** The state without some of the API's parameters; an edge of the map takes all four with it. */
export function withoutParameters(state: ExploreState, parameters: readonly string[]): ExploreState {
  const kept = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).filter(([key]) => !parameters.includes(key))) as Part
  return {
    ...state,
    texts: kept(state.texts),
    switches: kept(state.switches),
    lists: kept(state.lists),
    bounds: edges.some((edge) => parameters.includes(edge)) ? null : state.bounds,
  }
}

/** The state as a query string, empty for the plain page. */
export function writeExploreState(state: ExploreState): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({
    ...apiFilters(state),
    ...volumeParameters(volumesOf(state)),
    ...boundsFilters(state.bounds),
  }))
    query.set(key, Array.isArray(value) ? value.join(',') : value)
  if (state.view !== 'split') query.set('view', state.view)
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** What a state asks for, without what is typed, where the map stands and how it is shown. */
const chosen = ({ texts: words, switches: on, lists: many }: ExploreState): string =>
  JSON.stringify([Object.entries(words).filter(([key]) => !typed.has(key)), on, many])

/** Whether the reader chose a filter: words, the order and the map are none. */
export const isFiltered = ({
  texts: { query: _query, sort: _sort, ...words },
  switches: on,
  lists: many,
}: ExploreState) => [withoutVolumes(words), on, many].some((part) => Object.keys(part).length > 0)

/** Whether a change is a step of its own for Back: another filter, search or order. */
export const isStep = (before: ExploreState, after: ExploreState): boolean => chosen(before) !== chosen(after)

/** What a map shows around some points, with a margin; null without any. */
export function boundsOf(extent: MapBounds | null): MapBounds | null {
  if (!extent) return null
  const margin = 0.4
  return {
    north: extent.north + margin,
    south: extent.south - margin,
    east: extent.east + margin,
    west: extent.west - margin,
  }
}

/** The smallest bounds around some points, or null without any. */
export function boundsAround(
  points: readonly { latitude: number | null; longitude: number | null }[],
): MapBounds | null {
  const latitudes = points.flatMap(({ latitude }) => latitude ?? [])
  const longitudes = points.flatMap(({ longitude }) => longitude ?? [])
  if (latitudes.length === 0 || longitudes.length === 0) return null
  return boundsOf({
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  })
}
