import { addMonths, dayOf, defaultStartDay, isDay, addDays } from '../domain/calendar'
import { unitsOf } from '../domain/capacity'
import { defaultTerm, spaceMode } from '../domain/default-term'
import { checkOrderQuantity, orderLimits, type QuantityProblem } from '../domain/order-quantity'
import { availableTerms, quoteStorage, type StorageQuote } from '../domain/pricing'
import { readReserveChoice } from '../domain/return-to'
import { storageTerms, type SpaceType, type StorageTerm } from '../reference/terms'
import type { Warehouse } from '../schema/warehouse'

/** What the reader has chosen; `quantity` as typed. */
export type StorageChoice = { mode: SpaceType; term: StorageTerm | 0; quantity: string; startDate: string }

/** What follows from a choice. `quote` is null without prices, term or a right quantity. */
export type StorageOutcome = {
  terms: readonly StorageTerm[]
  limits: { min: number; max: number }
  problem: QuantityProblem | null
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

/** The first choice: what the address asks for (`month`, `space`, `mode`, `start`), else the defaults of 000 §4.2. */
export function firstChoice(warehouse: Warehouse, search: string, now: Date): StorageChoice {
  const mode = spaceMode(warehouse, new URLSearchParams(search).get('mode'))
  const asked = readReserveChoice(search, mode)
  const terms = offeredTerms(warehouse, mode)
  const told = asked.month && terms.includes(asked.month) ? asked.month : (terms[0] ?? 0)
  const term = hasPrices(warehouse) ? defaultTerm(warehouse, mode, asked.month) : told
  const first = defaultStartDay(now)
  const startDate = isDay(asked.startDate) && asked.startDate > first ? asked.startDate : first
  return { mode, term, quantity: String(asked.quantity ?? orderLimits(warehouse, mode).min), startDate }
}

/** The choice after the mode is switched: quantity and term start over, since both depend on it. */
export function withMode(warehouse: Warehouse, choice: StorageChoice, mode: SpaceType): StorageChoice {
  const terms = offeredTerms(warehouse, mode)
  const term = choice.term && terms.includes(choice.term) ? choice.term : (terms[0] ?? 0)
  return { ...choice, mode, term, quantity: String(orderLimits(warehouse, mode).min) }
}

/** The months a reservation touches; a single one while no term is chosen. */
export function monthsOf({ startDate, term }: StorageChoice): { from: string; to: string } {
  return { from: startDate.slice(0, 7), to: addDays(addMonths(startDate, term || 1), -1).slice(0, 7) }
}

/** The least that is free in any month the reservation touches, in hundredths of a square foot; undefined if unknown. */
export function freeUnitsDuring(warehouse: Warehouse, choice: StorageChoice): number | undefined {
  const { from, to } = monthsOf(choice)
  const touched = warehouse.availability.filter(({ month }) => month >= from && month <= to)
  if (touched.length === 0) return undefined
  return Math.min(...touched.map((entry) => Math.floor(unitsOf('SQ_FEET', entry.freeSqft))))
}

/** Everything that the box shows of a choice. Only listings in the United States are reserved online (000 §5.2). */
export function outcomeOf(warehouse: Warehouse, choice: StorageChoice, now: Date): StorageOutcome {
  const { mode, term, quantity, startDate } = choice
  const freeUnits = freeUnitsDuring(warehouse, choice)
  const problem = checkOrderQuantity(quantity, warehouse, mode, freeUnits)
  const startProblem = isDay(startDate) && startDate > dayOf(now) ? null : 'Choose a day from tomorrow on'
  const terms = offeredTerms(warehouse, mode)
  const offered = term !== 0 && terms.includes(term)
  const quote =
    offered && !problem ? quoteStorage(warehouse, { spaceType: mode, term, quantity: Number(quantity) }) : null
  const priced = quote !== null || !hasPrices(warehouse)
  const canReserve = offered && !problem && !startProblem && warehouse.regionScope === 'us' && priced
  const limits = orderLimits(warehouse, mode, freeUnits)
  return { terms, limits, problem, startProblem, quote, months: monthsOf(choice), canReserve }
}

/** The spec's sentence for a wrong quantity (000 §5.1). */
export function quantityMessage(problem: QuantityProblem): string {
  switch (problem.key) {
    case 'quantity.min.sqft':
      return `Minimum available space is ${problem.params.min} SQ. FT.`
    case 'quantity.min.pallet':
      return `Minimum available space is ${problem.params.min} pallets`
    case 'quantity.max.sqft':
      return `Maximum available space is ${problem.params.max} SQ. FT.`
    case 'quantity.max.pallet':
      return `Maximum available space is ${problem.params.max} pallets`
    case 'quantity.invalid':
      return 'Invalid data'
  }
}
