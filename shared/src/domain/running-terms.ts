import { addMonths, daysBetween, type Day } from './calendar'
import { divideHalfUp } from './money'

/** A quantity of space from a day on, with what a whole month of it costs; cents. */
export type QuantityStep = { readonly from: Day; readonly quantity: number; readonly monthCents: number }

/**
 * A payment and the days [from, until) that it is for, due on the first of them. An extra pays for more space in the rest
 * of a month that had begun.
 */
export type Charge = {
  readonly number: number
  readonly from: Day
  readonly until: Day
  readonly cents: number
  readonly isExtra: boolean
}

/**
 * What a reservation amounts to, with all that was agreed since its purchase. Setup, deposit, and coupon are apart. Without
 * space it has neither steps nor charges.
 */
export type RunningTerms = {
  readonly startDay: Day
  /** The first day after the last with space; the first day itself where fulfillment was reserved alone. */
  readonly endDay: Day
  /** By their first day; the first begins with the reservation. */
  readonly steps: readonly QuantityStep[]
  /** By number; 1 is the month that the first payment is for. */
  readonly charges: readonly Charge[]
  /** The highest number ever given, also to a payment that was taken out again. */
  readonly lastNumber: number
  /** The first day without fulfillment, where it was reserved; null without an end that was agreed. */
  readonly fulfillmentEnd?: Day | null | undefined
}

export type PurchasedTerms = { startDay: Day; term: number; quantity: number; monthCents: number }

/** The terms as they were at the purchase: a payment for each month of the term. */
export const termsAtPurchase = ({ startDay, term, quantity, monthCents }: PurchasedTerms): RunningTerms => ({
  startDay,
  endDay: addMonths(startDay, term),
  steps: [{ from: startDay, quantity, monthCents }],
  charges: Array.from({ length: term }, (_, index) => ({
    number: index + 1,
    from: addMonths(startDay, index),
    until: addMonths(startDay, index + 1),
    cents: monthCents,
    isExtra: false,
  })),
  lastNumber: term,
})

/** The terms of fulfillment that was reserved alone on a day: no space, no payment by month, and no end. */
export const fulfillmentTerms = (day: Day): RunningTerms => ({
  startDay: day,
  endDay: day,
  steps: [],
  charges: [],
  lastNumber: 0,
  fulfillmentEnd: null,
})

/** Whether space is a part of a reservation. */
export const hasSpace = ({ steps }: Pick<RunningTerms, 'steps'>): boolean => steps.length > 0

/** The first day after a reservation: of its space, or of fulfillment that was reserved alone; null without an end. */
export const dayAfter = (terms: RunningTerms): Day | null =>
  hasSpace(terms) ? terms.endDay : (terms.fulfillmentEnd ?? null)

/** The month of a reservation that holds a day: months begin on the day of the month on which the reservation begins. */
export function monthAround(startDay: Day, day: Day): { from: Day; until: Day; index: number } {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const first = Number(startDay.slice(0, 4)) * 12 + Number(startDay.slice(5, 7))
  let index = Math.max(0, months - first - 1)
  while (addMonths(startDay, index + 1) <= day) index++
  return { from: addMonths(startDay, index), until: addMonths(startDay, index + 1), index }
}

/** What is reserved on a day. */
export const stepOn = (steps: readonly QuantityStep[], day: Day): QuantityStep | undefined =>
  steps.findLast(({ from }) => from <= day) ?? steps[0]

const later = (one: Day, other: Day): Day => (one > other ? one : other)
const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/** Cents times days of the days [from, until). */
const centDays = (steps: readonly QuantityStep[], from: Day, until: Day): bigint =>
  steps.reduce((sum, step, index) => {
    const begins = later(step.from, from)
    const ends = earlier(steps[index + 1]?.from ?? until, until)
    return begins < ends ? sum + BigInt(step.monthCents) * BigInt(daysBetween(begins, ends)) : sum
  }, 0n)

/**
 * What the days [from, until) of one month cost. The one rule of proration: a day is its month's price divided by the
 * days of that month, and a payment is rounded once, half up to cents.
 */
export function centsFor(
  startDay: Day,
  steps: readonly QuantityStep[],
  { from, until }: { from: Day; until: Day },
  lessSteps: readonly QuantityStep[] = [],
): number {
  const month = monthAround(startDay, from)
  const sum = centDays(steps, from, until) - centDays(lessSteps, from, until)
  return Number(divideHalfUp(sum, BigInt(daysBetween(month.from, month.until))))
}

export const sumOfCharges = ({ charges }: Pick<RunningTerms, 'charges'>): number =>
  charges.reduce((sum, { cents }) => sum + cents, 0)

/** How much is reserved on which days: spans that don't overlap, without a seam where the quantity stays. */
export function spansOf({ steps, endDay }: RunningTerms): { start: Day; end: Day; quantity: number }[] {
  const spans: { start: Day; end: Day; quantity: number }[] = []
  for (const [index, { from, quantity }] of steps.entries()) {
    const end = earlier(steps[index + 1]?.from ?? endDay, endDay)
    const last = spans.at(-1)
    if (from >= end) continue
    if (last?.quantity === quantity) last.end = end
    else spans.push({ start: from, end, quantity })
  }
  return spans
}
