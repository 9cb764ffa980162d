import { bookableSpace, bookingProblem, type BookableSpace, type BookingProblem } from '../domain/bookable-space'
import { addMonths, dayOf, defaultStartDay, isDay, addDays, termSpan } from '../domain/calendar'
import { freeUnits, totalUnitsOf } from '../domain/capacity'
import { defaultTerm, spaceMode } from '../domain/default-term'
import { orderLimits } from '../domain/order-quantity'
import { availableTerms, quoteStorage, type StorageQuote } from '../domain/pricing'
import { convertedSpace, quantityFromPallets } from '../domain/pallet-quantity'
import type { ReserveSearch, StorageIntent } from '../domain/reserve-search'
import { storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import type { Warehouse } from '../schema/warehouse'
import { say } from './say'

/** What the reader has chosen; `quantity` is 0 while nothing is typed. */
export type StorageChoice = { mode: SpaceType; term: StorageTerm | 0; quantity: number; startDate: string }

/** What follows from a choice. `quote` is null without prices, term or a right quantity. */
export type StorageOutcome = {
  terms: readonly StorageTerm[]
  /** What can be booked on these dates. */
  space: BookableSpace
  problem: BookingProblem | null
  startProblem: string | null
  quote: StorageQuote | null
  /** First and last month the reservation touches, as "2026-11". */
  months: { from: string; to: string }
  canReserve: boolean
}

/** Prices are there for signed-in readers only. */
export const hasPrices = (warehouse: Warehouse): boolean => warehouse.price1 !== undefined

/** The terms on offer in a mode: by price, or as told to visitors, who see no price. */
export function offeredTerms(warehouse: Warehouse, mode: SpaceType): StorageTerm[] {
  if (hasPrices(warehouse)) return availableTerms(warehouse, mode)
  const told = mode === 'SQ_FEET' ? warehouse.termsOffered.sqFeet : warehouse.termsOffered.pallet
  return storageTerms.filter((term) => told.includes(term))
}

/**
 * The quantity that an address asks for, in the unit of the box, converted and rounded up where another is asked for.
 * Without a mode it is in pallets.
 */
export function askedQuantity({ space, mode }: ReserveSearch, boxMode: SpaceType): number | undefined {
  if (space === undefined) return undefined
  if (mode && mode !== boxMode) return convertedSpace(mode, space)
  return Math.round(mode ? space : quantityFromPallets(boxMode, space))
}

/** The first choice: what the address asks for (`month`, `space`, `mode`, `start`), else the defaults. */
export function firstChoice(warehouse: Warehouse, asked: ReserveSearch, now: Date): StorageChoice {
  const mode = spaceMode(warehouse, asked.mode)
  const terms = offeredTerms(warehouse, mode)
  const told = asked.month && terms.includes(asked.month) ? asked.month : (terms[0] ?? 0)
  const term = hasPrices(warehouse) ? defaultTerm(warehouse, mode, asked.month) : told
  const first = defaultStartDay(now)
  const startDate = asked.start && asked.start > first ? asked.start : first
  return { mode, term, quantity: askedQuantity(asked, mode) ?? orderLimits(warehouse, mode).min, startDate }
}

/** The choice after the mode is switched: quantity and term start over, since both depend on it. */
export function withMode(warehouse: Warehouse, choice: StorageChoice, mode: SpaceType): StorageChoice {
  const terms = offeredTerms(warehouse, mode)
  const term = choice.term && terms.includes(choice.term) ? choice.term : (terms[0] ?? 0)
  return { ...choice, mode, term, quantity: orderLimits(warehouse, mode).min }
}

/** The months a reservation touches; a single one while no term is chosen. */
export function monthsOf({ startDate, term }: StorageChoice): { from: string; to: string } {
  return { from: startDate.slice(0, 7), to: addDays(addMonths(startDate, term || 1), -1).slice(0, 7) }
}

/**
 * Units (hundredths of a square foot) that are free on every day of the reservation; undefined while nobody knows, since a
 * static page holds no free space.
 */
export function freeUnitsDuring(warehouse: Warehouse, { startDate, term }: StorageChoice): number | undefined {
  if (warehouse.availability.length === 0 || !isDay(startDate)) return undefined
  const { totalSpace, totalChanges = [], takenSpace } = warehouse
  const total = { units: totalUnitsOf(totalSpace), changes: totalChanges }
  return freeUnits(total, takenSpace, termSpan(startDate, term || 1))
}

/** Everything that the box shows of a choice. Only listings in the United States are reserved online. */
export function outcomeOf(warehouse: Warehouse, choice: StorageChoice, now: Date): StorageOutcome {
  const { mode, term, quantity, startDate } = choice
  const free = freeUnitsDuring(warehouse, choice)
  const problem = bookingProblem(warehouse, { spaceType: mode, quantity }, free)
  const startProblem = isDay(startDate) && startDate > dayOf(now) ? null : say('Choose a day from tomorrow on')
  const terms = offeredTerms(warehouse, mode)
  const offered = term !== 0 && terms.includes(term)
  const quote = offered && !problem ? quoteStorage(warehouse, { spaceType: mode, term, quantity }) : null
  const priced = quote !== null || !hasPrices(warehouse)
  const canReserve = offered && !problem && !startProblem && warehouse.regionScope === 'us' && priced
  const space = bookableSpace(warehouse, mode, free ?? totalUnitsOf(warehouse.totalSpace))
  return { terms, space, problem, startProblem, quote, months: monthsOf(choice), canReserve }
}

/** What is asked for when a choice is reserved; null for one that can't be. */
export function intentOf(choice: StorageChoice, outcome: StorageOutcome): StorageIntent | null {
  const { mode, term, quantity, startDate } = choice
  return outcome.canReserve && term !== 0 ? { month: term, space: quantity, mode, start: startDate } : null
}

/** The sentence for a quantity that can't be booked. */
export function quantityMessage(problem: BookingProblem): string {
  switch (problem.key) {
    case 'quantity.min.sqft':
      return say('Minimum available space is {min} SQ. FT.', problem.params)
    case 'quantity.min.pallet':
      return say('Minimum available space is {min} pallets', problem.params)
    case 'quantity.max.sqft':
      return say('Maximum available space is {max} SQ. FT.', problem.params)
    case 'quantity.max.pallet':
      return say('Maximum available space is {max} pallets', problem.params)
    case 'quantity.invalid':
      return say('Invalid data')
    case 'booking.noneFree':
      return say('No space is free for this time. Choose another start date or a smaller quantity.')
  }
}
