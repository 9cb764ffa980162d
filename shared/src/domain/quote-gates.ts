import type { QuoteStage } from '../reference/quote-terms'
import type { Day } from './calendar'

/** What a merchant must have, against what a quote offers. Money is cents. */
export type GatedQuote = {
  stage: QuoteStage
  /** Null without a price of storage. */
  monthCents: number | null
  validUntil: Day | null
  quantity: number
  /** Whether quantity, first day, and term are those that were asked for. */
  isSameNeed: boolean
  /** The largest order that can be booked on the quote's dates; null when nobody knows. */
  bookable: number | null
  /** What the listing lacks, as texts of wishes. */
  missing: readonly string[]
  budgetCents: number | null
  today: Day
}

/** A must that a quote fails, with what to say of it. */
export type FailedGate =
  | { gate: 'priced' }
  | { gate: 'open'; stage: QuoteStage }
  | { gate: 'need' }
  | { gate: 'valid'; until: Day }
  | { gate: 'space'; asked: number; bookable: number }
  | { gate: 'budget'; monthCents: number; budgetCents: number }
  | { gate: 'musts'; missing: readonly string[] }

/** A counter-offer is the merchant’s own price until the provider answers it. */
const live: readonly QuoteStage[] = ['sent', 'accepted', 'ordered']

/** Every must that a quote fails; none for a quote that can be chosen. */
export function failedGates(quote: GatedQuote): FailedGate[] {
  const { stage, monthCents, isSameNeed, validUntil, quantity, bookable, missing, budgetCents, today } = quote
  const failed: FailedGate[] = []
  const isTaken = stage === 'ordered'
  if (monthCents === null) failed.push({ gate: 'priced' })
  else if (!live.includes(stage)) failed.push({ gate: 'open', stage })
  if (monthCents !== null && !isSameNeed) failed.push({ gate: 'need' })
  if (validUntil !== null && validUntil < today && !isTaken) failed.push({ gate: 'valid', until: validUntil })
  // The space of a reservation is no longer free: it is the reservation's own.
  if (bookable !== null && bookable < quantity && !isTaken) failed.push({ gate: 'space', asked: quantity, bookable })
  if (monthCents !== null && budgetCents !== null && monthCents > budgetCents)
    failed.push({ gate: 'budget', monthCents, budgetCents })
  if (missing.length > 0) failed.push({ gate: 'musts', missing })
  return failed
}
