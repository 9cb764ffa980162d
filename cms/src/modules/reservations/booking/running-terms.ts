import { dayOf } from '@stackyard/shared/domain/calendar'
import { fulfillmentTerms, type RunningTerms, termsAtPurchase } from '@stackyard/shared/domain/running-terms'
import type { Order } from './repository'

type Purchased = Pick<Order, 'type' | 'startDay' | 'term' | 'quantity' | 'monthlyTotalCents' | 'createdAt'>

/** The terms of an order as they were at its purchase; null where it says too little to count from. */
export function purchasedTermsOf(order: Purchased): RunningTerms | null {
  const { type, startDay, term, quantity, monthlyTotalCents: monthCents, createdAt } = order
  if (type === 'fulfillment') return fulfillmentTerms(dayOf(new Date(createdAt)))
  if (startDay === null || term === null || quantity === null || monthCents === null) return null
  return termsAtPurchase({ startDay, term, quantity, monthCents })
}

/** The same with all that was agreed since, and whether fulfillment is a part. */
export function runningTermsOf(order: Purchased & Pick<Order, 'amended' | 'fulfillmentCents'>): RunningTerms | null {
  const terms = order.amended ?? purchasedTermsOf(order)
  return terms && withFulfillment(terms, order)
}

/** Terms of a reservation of both parts say when fulfillment ends. */
export const withFulfillment = (
  terms: RunningTerms,
  { fulfillmentCents }: Pick<Order, 'fulfillmentCents'>,
): RunningTerms => (fulfillmentCents > 0 ? { ...terms, fulfillmentEnd: terms.fulfillmentEnd ?? null } : terms)
