import { type AmendmentKind, amendmentKinds, type extensionMonths } from '../reference/amendment-terms'
import { addMonths, daysBetween, type Day } from './calendar'
import { SMALLEST_CHARGE_CENTS } from './coupon'
import { divideHalfUp } from './money'
import { centsFor, hasSpace, monthAround, type Charge, type QuantityStep, type RunningTerms } from './running-terms'

/** What can be agreed on: `from` is the first day with the new quantity, or the first day without space. */
export type Change =
  | { readonly kind: 'quantity'; readonly from: Day; readonly quantity: number }
  | { readonly kind: 'extension'; readonly months: (typeof extensionMonths)[number] }
  | { readonly kind: 'end' | 'fulfillment-end' | 'both-end'; readonly from: Day }

/** The price of the reservation: of one unit a month, and the least that a month costs. Cents. */
export type UnitPrice = { readonly unitCents: number; readonly minimumCents: number }

/**
 * What no change touches: payments whose days have begun by `today`, and those of `settled`, which were paid or tried.
 * The first payment is always settled.
 */
export type Basis = { readonly today: Day; readonly settled: readonly number[] }

export type ChangeProblem = 'over' | 'day' | 'order' | 'quantity' | 'same' | 'far' | 'amount' | 'part' | 'known'

/** How far ahead a reservation may end, in months. */
const LONGEST_MONTHS = 36
const MOST_UNITS = 100_000_000

/** The first day on which a change takes effect. */
export const firstDayOf = (terms: RunningTerms, change: Change): Day =>
  change.kind === 'extension' ? terms.endDay : change.from

/** Why a change can't be made by `today`; null when it can. */
export function changeProblem(terms: RunningTerms, change: Change, price: UnitPrice, today: Day): ChangeProblem | null {
  if (change.kind === 'fulfillment-end') return fulfillmentProblem(terms, change.from, today)
  if (!hasSpace(terms) || today >= terms.endDay) return 'over'
  if (change.kind === 'both-end' && !runsFulfillment(terms, today)) return 'part'
  if (change.kind === 'extension')
    return endAfter(terms, change.months) > addMonths(today, LONGEST_MONTHS) ? 'far' : null
  const { from } = change
  if (from <= today || from >= terms.endDay || from < terms.startDay) return 'day'
  if (change.kind !== 'quantity') return from > terms.startDay ? null : 'day'
  const last = terms.steps.at(-1)
  if (last && from <= last.from && last.from > terms.startDay) return 'order'
  const { quantity } = change
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > MOST_UNITS) return 'quantity'
  if (last?.quantity === quantity) return 'same'
  const month = monthPrice(price, quantity)
  return Number.isSafeInteger(month) && month >= SMALLEST_CHARGE_CENTS ? null : 'amount'
}

/** Whether fulfillment is a part of the reservation that has not ended. */
const runsFulfillment = ({ fulfillmentEnd }: RunningTerms, today: Day): boolean =>
  fulfillmentEnd === null || (fulfillmentEnd !== undefined && fulfillmentEnd > today)

/** Fulfillment has no term: it can end on any day to come, also after the space. */
function fulfillmentProblem(terms: RunningTerms, from: Day, today: Day): ChangeProblem | null {
  if (!runsFulfillment(terms, today)) return 'part'
  if (from <= today) return 'day'
  if (from > addMonths(today, LONGEST_MONTHS)) return 'far'
  return from === terms.fulfillmentEnd ? 'known' : null
}

/** The kinds of change that a reservation has by a day. */
export function kindsOf(terms: RunningTerms, today: Day): AmendmentKind[] {
  const runsSpace = hasSpace(terms) && today < terms.endDay
  const hasFulfillment = runsFulfillment(terms, today)
  return amendmentKinds.filter((kind) => {
    if (kind === 'fulfillment-end') return hasFulfillment
    return runsSpace && (kind !== 'both-end' || hasFulfillment)
  })
}

/** What a month of a quantity costs. */
export const monthPrice = ({ unitCents, minimumCents }: UnitPrice, quantity: number): number =>
  Math.max(unitCents * quantity, minimumCents)

/**
 * The terms after a change that `changeProblem` has nothing against. Settled payments never change. A month that has begun
 * is never paid back, and neither is the deposit of fulfillment, whose end changes no payment: only a cancellation refunds
 * it. More space in the rest of a month is an extra payment, due on the first day of the change. Payments under the
 * smallest charge are waived.
 */
export function amend(terms: RunningTerms, change: Change, price: UnitPrice, basis: Basis): RunningTerms {
  switch (change.kind) {
    case 'extension':
      return extended(terms, change.months, basis)
    case 'quantity':
      return resized(terms, change, price, basis)
    case 'end':
      return ended(terms, change.from, basis)
    case 'fulfillment-end':
      return { ...terms, fulfillmentEnd: change.from }
    case 'both-end':
      return { ...ended(terms, change.from, basis), fulfillmentEnd: change.from }
  }
}

const isSettled = ({ number, from }: Charge, { today, settled }: Basis): boolean =>
  number === 1 || from <= today || settled.includes(number)

const isCharged = ({ cents }: Charge): boolean => cents >= SMALLEST_CHARGE_CENTS

function resized(
  terms: RunningTerms,
  { from, quantity }: { from: Day; quantity: number },
  price: UnitPrice,
  basis: Basis,
): RunningTerms {
  const { startDay, steps: before } = terms
  const step: QuantityStep = { from, quantity, monthCents: monthPrice(price, quantity) }
  const steps = [...before.filter((each) => each.from < from), step]
  const extras: Charge[] = []
  const charges = terms.charges.map((charge): Charge => {
    if (charge.isExtra || charge.until <= from) return charge
    if (!isSettled(charge, basis)) return { ...charge, cents: centsFor(startDay, steps, charge) }
    const until = charge.until < terms.endDay ? charge.until : terms.endDay
    const rest = { from: charge.from > from ? charge.from : from, until }
    const cents = centsFor(startDay, steps, rest, before)
    if (cents >= SMALLEST_CHARGE_CENTS)
      extras.push({ ...rest, cents, number: terms.lastNumber + extras.length + 1, isExtra: true })
    return charge
  })
  const lastNumber = terms.lastNumber + extras.length
  return { ...terms, steps, lastNumber, charges: keptOf([...charges, ...extras], basis) }
}

/** Without the payments that are too small to be charged; settled ones stay. */
const keptOf = (charges: readonly Charge[], basis: Basis): Charge[] =>
  charges.filter((charge) => isSettled(charge, basis) || isCharged(charge))

function ended(terms: RunningTerms, endDay: Day, basis: Basis): RunningTerms {
  const { startDay } = terms
  const steps = terms.steps.filter(({ from }) => from < endDay)
  const charges = terms.charges
    .filter((charge) => isSettled(charge, basis) || charge.from < endDay)
    .map((charge): Charge => {
      if (isSettled(charge, basis) || charge.until <= endDay) return charge
      const cut = { ...charge, until: endDay }
      return { ...cut, cents: charge.isExtra ? shareOf(charge, endDay) : centsFor(startDay, steps, cut) }
    })
  return { ...terms, endDay, steps, charges: keptOf(charges, basis) }
}

/** An extra's part of the days until an earlier end. */
const shareOf = ({ from, until, cents }: Charge, end: Day): number =>
  Number(divideHalfUp(BigInt(cents) * BigInt(daysBetween(from, end)), BigInt(daysBetween(from, until))))

/** The end after an extension: on the same day of the month, unless an earlier end was agreed before. */
function endAfter({ startDay, endDay }: RunningTerms, months: number): Day {
  const { from, index } = monthAround(startDay, endDay)
  return from === endDay ? addMonths(startDay, index + months) : addMonths(endDay, months)
}

function extended(terms: RunningTerms, months: number, basis: Basis): RunningTerms {
  const { startDay, steps, endDay: before } = terms
  const endDay = endAfter(terms, months)
  let { lastNumber } = terms
  let charges: Charge[] = [...terms.charges]
  for (let day = before; day < endDay;) {
    const month = monthAround(startDay, day)
    const until = month.until < endDay ? month.until : endDay
    const open = charges.find((each) => !each.isExtra && each.until === day && each.from >= month.from)
    // An earlier end gave nothing back of a month that was paid: its days need no second payment.
    const isPaid = charges.some((each) => !each.isExtra && each.from <= day && each.until > day)
    if (open && !isSettled(open, basis)) {
      const longer = { ...open, until }
      const cents = centsFor(startDay, steps, longer)
      charges = charges.map((each) => (each === open ? { ...longer, cents } : each))
    } else if (!isPaid) {
      const span = { from: day, until }
      lastNumber++
      charges.push({ ...span, number: lastNumber, cents: centsFor(startDay, steps, span), isExtra: false })
    }
    day = until
  }
  return { ...terms, endDay, lastNumber, charges: keptOf(charges, basis) }
}
