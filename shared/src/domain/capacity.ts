import type { SpaceType } from '../reference/terms'
import { addMonths, overlaps, type Day, type Span } from './calendar'

/**
 * Space in hundredths of a square foot: a pallet takes 1333 (13.33 sq ft), so pallets and square feet draw on the
 * same space (MONEY §1). A hold takes its units on every day of [start, end); pending holds count like sales.
 */
export const UNITS_PER_PALLET = 1333
export const UNITS_PER_SQFT = 100

export type SpaceHold = Span & { readonly units: number }

export const unitsOf = (spaceType: SpaceType, quantity: number): number =>
  quantity * (spaceType === 'SQ_FEET' ? UNITS_PER_SQFT : UNITS_PER_PALLET)

/** Whole pallets or square feet that fit into `units`. */
export const quantityIn = (spaceType: SpaceType, units: number): number =>
  Math.max(0, Math.floor(units / (spaceType === 'SQ_FEET' ? UNITS_PER_SQFT : UNITS_PER_PALLET)))

/** Units taken on one day. */
export const takenOn = (holds: readonly SpaceHold[], day: Day): number =>
  holds.reduce((sum, hold) => (hold.start <= day && day < hold.end ? sum + hold.units : sum), 0)

/** The most units taken on any day of the span: it can only rise where a hold starts. */
export const peakTaken = (holds: readonly SpaceHold[], span: Span): number => {
  const live = holds.filter((hold) => overlaps(hold, span))
  const days = new Set([span.start, ...live.map((hold) => hold.start).filter((day) => day > span.start)])
  return Math.max(0, ...[...days].map((day) => takenOn(live, day)))
}

/** Units free on every day of the span; never below zero. */
export const freeUnits = (totalUnits: number, holds: readonly SpaceHold[], span: Span): number =>
  Math.max(0, totalUnits - peakTaken(holds, span))

export const canReserve = (totalUnits: number, holds: readonly SpaceHold[], wanted: SpaceHold): boolean =>
  wanted.units > 0 && wanted.start < wanted.end && wanted.units <= freeUnits(totalUnits, holds, wanted)

/** Units free throughout each of the next `months` months, the first starting on `from`. */
export const freeByMonth = (
  totalUnits: number,
  holds: readonly SpaceHold[],
  from: Day,
  months = 12,
): { start: Day; end: Day; freeUnits: number }[] =>
  Array.from({ length: months }, (_, index) => {
    const span = { start: addMonths(from, index), end: addMonths(from, index + 1) }
    return { ...span, freeUnits: freeUnits(totalUnits, holds, span) }
  })

/** The first day from `from` on which at least `units` are free, or null when the total never suffices. */
export const firstFreeDay = (totalUnits: number, holds: readonly SpaceHold[], from: Day, units: number): Day | null => {
  if (units > totalUnits) return null
  const days = [from, ...holds.map((hold) => hold.end).filter((day) => day > from)].toSorted()
  return days.find((day) => totalUnits - takenOn(holds, day) >= units) ?? null
}

/** Total space can't fall under what is held or sold on any day from `from` on (MONEY §2). */
export const smallestTotalUnits = (holds: readonly SpaceHold[], from: Day): number =>
  peakTaken(holds, { start: from, end: '9999-12-31' })
