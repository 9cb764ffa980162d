import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import type { Order } from '../repository'

/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 60 * 60 * 1000
const DAY_SECONDS = 86_400

const isLive = (intent: Stripe.PaymentIntent): boolean =>
  ['requires_action', 'requires_capture', 'processing', 'succeeded'].includes(intent.status)

/**
 * The payment that was made for an order long in flight, found by `metadata.order_id`, so that a key that
 * Stripe has forgotten makes no second one. Null while the key still answers for it, and when there is none.
 */
export async function findMadePayment({ stripe, clock }: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  const since = Date.parse(order.inFlightSince ?? order.createdAt)
  if (clock.now().getTime() - since < KEY_LIVES_MS) return null
  const created = { gte: Math.floor(Date.parse(order.createdAt) / 1000) - DAY_SECONDS }
  const query = { customer: order.paymentMethod.stripeCustomerId, created, limit: 100, expand: ['data.latest_charge'] }
  const made: Stripe.PaymentIntent[] = []
  for await (const intent of stripe.paymentIntents.list(query))
    if (intent.metadata['order_id'] === String(order.id)) made.push(intent)
  return made.find(isLive) ?? made[0] ?? null
}
