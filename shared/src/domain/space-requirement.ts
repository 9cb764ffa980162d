import { type SpaceType, spaceTypes, storageTerms, type StorageTerm } from '../reference/terms'
import { type Day, isDay } from './calendar'
import { quantityFromPallets } from './pallet-quantity'

/**
 * What a merchant needs of a warehouse: asked once, and carried by search, listing, comparison, quote, and reservation.
 * Every part may be missing. What must be had besides stands in the filters of the search.
 */
export type SpaceRequirement = {
  /** A city, ZIP code, or state, as typed. */
  where?: string
  radiusInMiles?: number
  spaceType?: SpaceType
  /** Pallets or whole square feet. */
  quantity?: number
  startDate?: Day
  term?: StorageTerm
  /** Dollars a month for all of the space. */
  budget?: number
}

export const requirementKeys = [
  'where',
  'radiusInMiles',
  'spaceType',
  'quantity',
  'startDate',
  'term',
  'budget',
] as const satisfies readonly (keyof SpaceRequirement)[]

const MOST = 100_000_000
const LONGEST_PLACE = 120

const amount = (value: unknown): number | undefined => {
  const number = value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) && number > 0 && number <= MOST ? number : undefined
}

/** The parts of any value that are parts of a need; what is wrong is left out. */
export function requirementFrom(value: Readonly<Record<string, unknown>>): SpaceRequirement {
  const quantity = Math.round(amount(value.quantity) ?? 0)
  const where = typeof value.where === 'string' ? value.where.trim().slice(0, LONGEST_PLACE) : ''
  const spaceType = spaceTypes.find((known) => known === value.spaceType)
  const term = storageTerms.find((known) => String(known) === String(value.term))
  const radiusInMiles = amount(value.radiusInMiles)
  const budget = amount(value.budget)
  return {
    ...(where ? { where } : {}),
    ...(radiusInMiles ? { radiusInMiles } : {}),
    ...(spaceType ? { spaceType } : {}),
    ...(quantity > 0 ? { quantity } : {}),
    ...(isDay(value.startDate) ? { startDate: value.startDate } : {}),
    ...(term ? { term } : {}),
    ...(budget ? { budget } : {}),
  }
}

/** Quantity and unit of an address, in whichever of its forms they stand. */
function spaceAsked(query: URLSearchParams): { quantity: unknown; spaceType: unknown } {
  if (query.has('minPallets')) return { quantity: query.get('minPallets'), spaceType: 'PALLET' }
  if (query.has('minSqft')) return { quantity: query.get('minSqft'), spaceType: 'SQ_FEET' }
  const mode = query.get('mode') ?? query.get('spaceType')
  const space = query.get('space')
  // Without a mode the space of a listing's address is in pallets.
  if (space !== null && mode === null)
    return { quantity: quantityFromPallets('PALLET', Number(space)), spaceType: 'PALLET' }
  return { quantity: space ?? query.get('quantity'), spaceType: mode }
}

/**
 * The need that an address holds: a search (`query`, `minPallets`, `minSqft`, `freeFrom`, `priceTerm`), a listing (`near`,
 * `space`, `mode`, `start`, `month`), or a comparison (`near`, `quantity`, `spaceType`, `startDate`, `term`).
 */
export function readRequirement(search: string | URLSearchParams): SpaceRequirement {
  const query = new URLSearchParams(search)
  const first = (...names: string[]) => names.map((name) => query.get(name)).find((value) => value)
  return requirementFrom({
    where: first('near', 'query'),
    radiusInMiles: first('radiusInMiles'),
    ...spaceAsked(query),
    startDate: first('start', 'freeFrom', 'startDate'),
    term: first('month', 'priceTerm', 'term'),
    budget: first('budget'),
  })
}

type Parameters = Record<string, string>

const present = (parts: Readonly<Record<string, string | number | undefined>>): Parameters =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The need as filters of a search. */
export const searchParameters = (need: SpaceRequirement): Parameters =>
  present({
    query: need.where,
    radiusInMiles: need.radiusInMiles,
    [need.spaceType === 'SQ_FEET' ? 'minSqft' : 'minPallets']: need.quantity,
    freeFrom: need.startDate,
    priceTerm: need.term,
    budget: need.budget,
  })

/** The need in the address of a listing, from which its booking box and quote form start. */
export const listingParameters = (need: SpaceRequirement): Parameters =>
  present({
    near: need.where,
    space: need.quantity,
    mode: need.quantity === undefined ? undefined : (need.spaceType ?? 'PALLET'),
    start: need.startDate,
    month: need.term,
  })

/** The need in the address of a comparison. */
export const comparisonParameters = (need: SpaceRequirement): Parameters =>
  present({
    near: need.where,
    quantity: need.quantity,
    spaceType: need.spaceType,
    startDate: need.startDate,
    term: need.term,
  })

/** A need in which the parts of `first` stand before those of `second`; a quantity keeps its own unit. */
export function mergedRequirement(first: SpaceRequirement, second: SpaceRequirement): SpaceRequirement {
  const { spaceType, quantity, ...rest } = second
  const space = first.quantity === undefined ? { spaceType, quantity } : {}
  return requirementFrom({ ...rest, ...space, ...first })
}

/** Whether anything is asked for. */
export const isRequired = (need: SpaceRequirement): boolean => requirementKeys.some((key) => need[key] !== undefined)
