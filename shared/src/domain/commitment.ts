import { brand } from '../reference/brand'
import type { Biller } from '../reference/installment-states'
import type { PaymentType } from '../reference/payment-types'
import { addDays, addMonths, type Day } from './calendar'
import { formatCents } from './money'
import { saidDay } from '../reference/said-day'

/** What is known of a reservation before or after it was made; cents. */
export type CommitmentTerms = {
  type: 'offering' | 'fulfillment'
  /** The first payment: the first month, setup, and the fulfillment reserved with it, or the deposit, less the coupon. */
  dueCents: number
  couponCents?: number
  /** 0 for fulfillment. */
  monthCents: number
  setupCents?: number
  /** What the first payment of storage has of a fulfillment deposit, where both are reserved together. */
  fulfillmentCents?: number
  /** Months; null for fulfillment. */
  term: number | null
  /** Null for fulfillment. */
  startDay: Day | null
  /** Null while the way to pay is not chosen. */
  paymentType: PaymentType | null
  /** Whether the first payment was taken. */
  isPaid?: boolean
  warehouse: string
  /** Who bills the months after the first; the warehouse without. */
  billedBy?: Biller | undefined
  /** The payments and the end after what was agreed since the purchase; the first payment is the first of them. */
  amended?: AmendedSchedule | undefined
}

export type AmendedSchedule = {
  payments: readonly { day: Day; cents: number }[]
  endDay: Day
  /** The first day without fulfillment, where that was agreed. */
  fulfillmentEnd?: Day | null | undefined
}

export type CommittedMonth = { day: Day; cents: number; billedBy: Biller }

export type Commitment = {
  /** `hold`: on a card, charged on acceptance; `debit`: from a bank account, on acceptance. */
  firstPayment: { cents: number; how: 'hold' | 'debit' | null }
  setupCents: number
  /** Above 0 where storage and fulfillment are reserved together. */
  fulfillmentCents: number
  couponCents: number
  /** All months, setup, and fulfillment reserved with them, less the coupon; of fulfillment the deposit. */
  totalCents: number
  /** None for fulfillment, whose services are billed by use. */
  months: CommittedMonth[]
  /** The last day of the space, or of fulfillment reserved alone; null without a fixed end. */
  lastDay: Day | null
  /** The last day of fulfillment reserved with space; null without a fixed end. */
  fulfillmentLastDay: Day | null
  isAmended: boolean
}

/**
 * What a merchant commits to. The platform takes the first payment; the months after it are billed by the
 * warehouse, or charged by the platform where the listing has it so. `firstPayment` and those months are `totalCents` to the cent.
 */
export function commitmentOf(terms: CommitmentTerms): Commitment {
  const {
    dueCents,
    couponCents = 0,
    billedBy = 'warehouse',
    monthCents,
    setupCents = 0,
    fulfillmentCents = 0,
    term,
    startDay,
    paymentType,
  } = terms
  const how = paymentType === null ? null : paymentType === 'ACH' ? 'debit' : 'hold'
  const firstPayment = { cents: dueCents, how } as const
  const { amended } = terms
  const lastServiceDay = amended?.fulfillmentEnd ? addDays(amended.fulfillmentEnd, -1) : null
  if (terms.type === 'fulfillment' || term === null || startDay === null)
    return {
      firstPayment,
      setupCents: 0,
      fulfillmentCents: 0,
      couponCents,
      totalCents: dueCents,
      months: [],
      lastDay: lastServiceDay,
      fulfillmentLastDay: null,
      isAmended: amended !== undefined,
    }
  const payments = amended
    ? amended.payments.toSorted((one, other) => (one.day < other.day ? -1 : 1))
    : Array.from({ length: term }, (_, index) => ({ day: addMonths(startDay, index), cents: monthCents }))
  const months = payments.map(({ day, cents }, index): CommittedMonth => ({
    day,
    cents,
    billedBy: index === 0 ? 'platform' : billedBy,
  }))
  const onceCents = setupCents + fulfillmentCents
  const totalCents = months.reduce((sum, { cents }) => sum + cents, 0) + onceCents - couponCents
  const lastDay = addDays(amended?.endDay ?? addMonths(startDay, term), -1)
  const ends = { lastDay, fulfillmentLastDay: lastServiceDay, isAmended: amended !== undefined }
  return { firstPayment, setupCents, fulfillmentCents, couponCents, totalCents, months, ...ends }
}

export type CommitmentFact = { key: 'first' | 'total' | 'months' | 'biller' | 'end'; label: string; value: string }

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const saidMonths = (count: number): string => (count === 1 ? '1 month' : `${count} months`)

const HOW = {
  hold: 'held on your card now and charged when the warehouse accepts',
  debit: 'debited from your bank account when the warehouse accepts; nothing is taken before',
  paid: 'paid',
  none: 'held on your card now, or debited from your bank account when the warehouse accepts',
} as const

function saidTotal(commitment: Commitment): string {
  const { totalCents, months, setupCents, fulfillmentCents, couponCents, lastDay, isAmended } = commitment
  const [first] = months
  if (!first) return `${formatCents(totalCents)} deposit; services are billed as you use them`
  const time = isAmended && lastDay ? `${saidDay(first.day)} to ${saidDay(lastDay)}` : saidMonths(months.length)
  const bought = [
    time,
    ...(setupCents > 0 ? [`${formatCents(setupCents)} setup`] : []),
    ...(fulfillmentCents > 0 ? [`the fulfillment deposit of ${formatCents(fulfillmentCents)}`] : []),
  ]
  const off = couponCents > 0 ? `, less the coupon of ${formatCents(couponCents)}` : ''
  return `${formatCents(totalCents)} for ${list.format(bought)}${off}`
}

function saidSchedule({ months }: Commitment): string {
  const [first, ...later] = months
  if (!first) return 'No fixed amount: by the rate sheet'
  const amount = `${formatCents(first.cents)} for the month from ${saidDay(first.day)}, in the first payment`
  if (later.length === 0) return amount
  return [amount, ...sameAmounts(later).map((cents) => `then ${cents}`)].join('; ')
}

/** Payments one after the other that are the same, together. */
export function equalPayments(months: readonly CommittedMonth[]): { cents: number; days: Day[] }[] {
  const groups: { cents: number; days: Day[] }[] = []
  for (const { cents, day } of months) {
    const group = groups.at(-1)
    if (group?.cents === cents) group.days.push(day)
    else groups.push({ cents, days: [day] })
  }
  return groups
}

/** "$10.00 on 01 Feb 2027 and 01 Mar 2027". */
const sameAmounts = (months: readonly CommittedMonth[]): string[] =>
  equalPayments(months).map(({ cents, days }) => `${formatCents(cents)} on ${list.format(days.map(saidDay))}`)

function saidBiller(commitment: Commitment, warehouse: string): string {
  const { months, fulfillmentCents } = commitment
  if (months.length === 0) return `${brand.name} takes the deposit; ${warehouse} bills the services`
  const services = fulfillmentCents > 0 ? `; ${warehouse} bills fulfillment services as you use them` : ''
  return `${saidMonthsBiller(commitment, warehouse)}${services}`
}

function saidMonthsBiller({ months, fulfillmentCents, isAmended }: Commitment, warehouse: string): string {
  const count = months.length - 1
  const rest = isAmended ? (count === 1 ? '1 payment' : `${count} payments`) : saidMonths(count)
  if (count === 0) return `${brand.name} takes ${fulfillmentCents > 0 ? 'the first payment' : 'the whole amount'}`
  if (months.at(-1)?.billedBy === 'platform')
    return `${brand.name} takes the first payment and charges the other ${rest}, each on its day, by the same payment method`
  return `${brand.name} takes the first payment; ${warehouse} bills the other ${rest}`
}

function saidEnd({ lastDay, fulfillmentLastDay, fulfillmentCents }: Commitment): string {
  // The deposit secures the start and is for no days, so there is no part of it to give back.
  const open = 'no fixed end; you agree on it with the warehouse, and the deposit stays paid'
  const services = fulfillmentLastDay ? `ends after ${saidDay(fulfillmentLastDay)}` : `has ${open}`
  if (lastDay && fulfillmentCents > 0)
    return (
      `Storage ends by itself after ${saidDay(lastDay)}; fulfillment ${services}. ` +
      'You can cancel both together until the warehouse accepts; after that you can ask to cancel both.'
    )
  return (
    `${lastDay ? `It ends by itself after ${saidDay(lastDay)}` : `It has ${open}`}. ` +
    'You can cancel until the warehouse accepts; after that you can ask to cancel.'
  )
}

/** The five things that panel, dialog, email, reservation, and agreement say alike. */
export function commitmentFacts(terms: CommitmentTerms): CommitmentFact[] {
  const commitment = commitmentOf(terms)
  const { cents, how } = commitment.firstPayment
  return [
    {
      key: 'first',
      label: 'First payment',
      value: `${formatCents(cents)}, ${HOW[terms.isPaid ? 'paid' : (how ?? 'none')]}`,
    },
    { key: 'total', label: 'Total', value: saidTotal(commitment) },
    { key: 'months', label: 'Each month', value: saidSchedule(commitment) },
    { key: 'biller', label: 'Who bills', value: saidBiller(commitment, terms.warehouse) },
    { key: 'end', label: 'How it ends', value: saidEnd(commitment) },
  ]
}
