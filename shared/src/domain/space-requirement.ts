import { type SpaceType, spaceTypes, storageTerms, type StorageTerm } from '../reference/terms'
import { type Day, isDay } from './calendar'

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

/** A need in which the parts of `first` stand before those of `second`; a quantity keeps its own unit. */
export function mergedRequirement(first: SpaceRequirement, second: SpaceRequirement): SpaceRequirement {
  const { spaceType, quantity, ...rest } = second
  const space = first.quantity === undefined ? { spaceType, quantity } : {}
  return requirementFrom({ ...rest, ...space, ...first })
}

/** Whether anything is asked for. */
export const isRequired = (need: SpaceRequirement): boolean => requirementKeys.some((key) => need[key] !== undefined)
