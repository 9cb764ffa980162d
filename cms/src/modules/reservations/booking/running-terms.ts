import { type RunningTerms, termsAtPurchase } from '@stackyard/shared/domain/running-terms'
import type { Order } from './repository'

type Purchased = Pick<Order, 'type' | 'startDay' | 'term' | 'quantity' | 'monthlyTotalCents'>

/** The terms of an order of space as they were at its purchase; null for fulfillment, which has none. */
export function purchasedTermsOf(order: Purchased): RunningTerms | null {
  const { type, startDay, term, quantity, monthlyTotalCents: monthCents } = order
  if (type !== 'offering' || startDay === null || term === null || quantity === null || monthCents === null) return null
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
