import type { SpaceType } from '../reference/terms'
import { overlaps, type Day, type Span } from './calendar'

/**
 * Space in hundredths of a square foot: a pallet takes 1333 (13.33 sq ft), so pallets and square feet draw on the same
 * space. A hold takes its units on every day of [start, end). PostgreSQL answers the same by `market.free_units`; a
 * property test compares the two.
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

const takenOn = (holds: readonly SpaceHold[], day: Day): number =>
  holds.reduce((sum, hold) => (hold.start <= day && day < hold.end ? sum + hold.units : sum), 0)

/** The most units taken on any day of the span: it can only rise where a hold starts. */
const peakTaken = (holds: readonly SpaceHold[], span: Span): number => {
  const live = holds.filter((hold) => overlaps(hold, span))
  const days = new Set([span.start, ...live.map((hold) => hold.start).filter((day) => day > span.start)])
  return Math.max(0, ...[...days].map((day) => takenOn(live, day)))
}

/** The units of a listing's total space, which is given in pallets; a part of a pallet counts for nothing. */
export const totalUnitsOf = (totalPallets: number | null | undefined): number =>
  unitsOf('PALLET', Math.max(0, Math.floor(totalPallets ?? 0)))

/** Units free on every day of the span; never below zero. */
export const freeUnits = (totalUnits: number, holds: readonly SpaceHold[], span: Span): number =>
  Math.max(0, totalUnits - peakTaken(holds, span))
