import { amend, changeProblem, type Basis, type Change, type ChangeProblem } from '@stackyard/shared/domain/amendment'
import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import { type AmendmentKind, extensionMonths } from '@stackyard/shared/reference/amendment-terms'
import type { AmendmentProposal } from '@stackyard/shared/schema/amendment'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { isFulfillmentRunning, isRunning, type Order } from '../booking'
import { quotedMinimum } from '../quote'
import type { AmendmentRow } from './repository'

type Price = Pick<AmendmentRow, 'unitCents' | 'minimumCents'>

/** What a unit of an order costs a month, and the least that a month costs. */
export async function priceOf(db: Db | Tx, order: Order): Promise<Price> {
  const { discountedCents, unitPriceCents, quoteId, quoteRevision } = order
  const minimumCents = quoteId && quoteRevision ? await quotedMinimum(db, quoteId, quoteRevision) : 0
  return { unitCents: discountedCents ?? unitPriceCents ?? 0, minimumCents }
}

/** The change that a stored proposal asks for. */
export function changeOf({ kind, fromDay, quantity, months }: AmendmentRow): Change {
  if (kind === 'quantity') return { kind, from: fromDay, quantity: quantity ?? 0 }
  if (kind !== 'extension') return { kind, from: fromDay }
  const known = extensionMonths.find((each) => each === months)
  if (!known) throw new Error(`an extension by ${months} months`)
  return { kind, months: known }
}

/** The change that a request asks for. */
export function changeIn(input: AmendmentProposal): Change {
  if (input.kind === 'extension') return { kind: input.kind, months: input.months }
  if (input.kind === 'quantity') return { kind: input.kind, from: input.fromDate, quantity: input.quantity }
  return { kind: input.kind, from: addDays(input.lastDate, 1) }
}

const words: Readonly<Record<ChangeProblem, string>> = {
  over: 'This reservation is over.',
  day: 'Choose a day after today and within the reservation.',
  order: 'A later change is already agreed. Choose a day after it.',
  quantity: 'Enter a whole number above 0.',
  same: 'You already have this quantity.',
  far: 'A reservation can end at most three years from now.',
  amount: 'This amount is too small or too large to be charged.',
  part: 'This reservation has no fulfillment that could end.',
  known: 'Fulfillment already ends on this day.',
}

const fieldOf = (problem: ChangeProblem, { kind }: Change): string => {
  if (problem === 'quantity' || problem === 'same' || problem === 'amount') return 'quantity'
  if (kind === 'extension') return 'months'
  return kind === 'quantity' ? 'fromDate' : 'lastDate'
}

/** @throws CodedError VALIDATION_FAILED for a change that can't be made today. */
export function assertPossible(terms: RunningTerms, change: Change, price: Price, today: Day): void {
  const problem = changeProblem(terms, change, price, today)
  if (!problem) return
  const message = words[problem]
  throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path: fieldOf(problem, change), message }] })
}

/** Whether a change is one of the space and its payments; the end of fulfillment alone is not. */
export const movesSpace = (kind: AmendmentKind): boolean => kind !== 'fulfillment-end'

export const endsFulfillment = (kind: AmendmentKind): boolean => kind === 'fulfillment-end' || kind === 'both-end'

/** Whether what a change is of runs on a day. */
export const isOpenTo = (order: Order, kind: AmendmentKind, today: Day): boolean =>
  movesSpace(kind) ? isRunning(order, today) : isFulfillmentRunning(order, today)

/** What a stored proposal leads to if it is agreed now; what was proposed when it can't be. */
export function resultNow(row: AmendmentRow, terms: RunningTerms | null, basis: Basis): RunningTerms {
  if (row.state !== 'proposed' || !terms) return row.result
  const change = changeOf(row)
  return changeProblem(terms, change, row, basis.today) ? row.result : amend(terms, change, row, basis)
}
