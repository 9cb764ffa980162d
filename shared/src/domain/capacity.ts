import type { SpaceType } from '../reference/terms'
import { overlaps, type Day, type Span } from './calendar'

/**
 * Space in hundredths of a square foot: a pallet takes 1333 (13.33 sq ft), so pallets and square feet draw on the same
 * space. A hold takes its units on every day of [start, end), and the total can change from a day on. PostgreSQL answers
 * the same by `market.free_units`; a property test compares the two.
 */
export const UNITS_PER_PALLET = 1333
export const UNITS_PER_SQFT = 100

export type SpaceHold = Span & { readonly units: number }

/** The units that a quantity of pallets or square feet takes. */
export const unitsOf = (spaceType: SpaceType, quantity: number): number =>
  quantity * (spaceType === 'SQ_FEET' ? UNITS_PER_SQFT : UNITS_PER_PALLET)

/** Whole pallets or square feet that fit into `units`. */
export const quantityIn = (spaceType: SpaceType, units: number): number =>
  Math.max(0, Math.floor(units / unitsOf(spaceType, 1)))

/** The same for an area, whose decimals may stand a hair below the units they mean. */
export const quantityInArea = (spaceType: SpaceType, squareFeet: number): number =>
  quantityIn(spaceType, Math.round(squareFeet * UNITS_PER_SQFT))

const takenOn = (holds: readonly SpaceHold[], day: Day): number =>
  holds.reduce((sum, hold) => (hold.start <= day && day < hold.end ? sum + hold.units : sum), 0)

/** The whole space of a warehouse: `units` until the first change, and from the day of each change on what it says. */
export type SpaceTotal = { readonly units: number; readonly changes: readonly TotalChange[] }
export type TotalChange = { readonly from: Day; readonly units: number }

/** The whole space on a day: what the last change until then says. */
export function totalOn({ units, changes }: SpaceTotal, day: Day): number {
  const past = changes.filter(({ from }) => from <= day)
  return past.reduce((last, change) => (change.from >= last.from ? change : last), { from: '', units }).units
}

/** Days of the span on which less can be free than the day before: its first, and those of a hold or another total. */
const stepsOf = ({ changes }: SpaceTotal, holds: readonly SpaceHold[], span: Span): Day[] => {
  const steps = [...holds.map(({ start }) => start), ...changes.map(({ from }) => from)]
  return [...new Set([span.start, ...steps.filter((day) => span.start < day && day < span.end)])]
}

/** The least whole space of the span's days. */
export const leastTotal = (total: SpaceTotal, span: Span): number =>
  Math.min(...stepsOf(total, [], span).map((day) => totalOn(total, day)))

/** The units of a listing's total space, which is in whole pallets: a part of one counts for nothing. */
export const totalUnitsOf = (totalPallets: number | null | undefined): number =>
  unitsOf('PALLET', Math.max(0, Math.floor(totalPallets ?? 0)))

/** Units free on every day of the span; never below zero. */
export const freeUnits = (total: SpaceTotal, holds: readonly SpaceHold[], span: Span): number => {
  const live = holds.filter((hold) => overlaps(hold, span))
  return Math.max(0, Math.min(...stepsOf(total, live, span).map((day) => totalOn(total, day) - takenOn(live, day))))
}

/** The first day of the span on which more is taken than there is, with both figures; null when there is none. */
export function firstOversold(
  total: SpaceTotal,
  holds: readonly SpaceHold[],
  span: Span,
): { day: Day; units: number; taken: number } | null {
  const live = holds.filter((hold) => overlaps(hold, span))
  for (const day of stepsOf(total, live, span).toSorted()) {
    const [units, taken] = [totalOn(total, day), takenOn(live, day)]
    if (taken > units) return { day, units, taken }
  }
  return null
}
