import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import { findOrder, findOrderByIntent } from '../repository'
import { applyIntent } from './apply-intent'
import { followDispute } from './follow-dispute'
import { settleOrder } from './settle-order'
import { followPartRefunds, followRefund } from './settle-refund'

/**
 * What a change of a PaymentIntent leads to: its order is brought up to it, forward only. Intents that
 * belong to no order are left alone. `intent` is fresh, with `latest_charge` expanded.
 */
export async function followPayment(services: Services, intent: Stripe.PaymentIntent): Promise<void> {
  const known = await findOrderByIntent(services.db, intent.id)
  const orderId = Number(intent.metadata['order_id'])
  const order = known ?? (Number.isSafeInteger(orderId) && orderId > 0 ? await findOrder(services.db, orderId) : null)
  if (!order || (order.paymentIntentId && order.paymentIntentId !== intent.id)) return
  await followDispute(services, order, intent)
  if (order.paymentState === 'refunding' || order.paymentState === 'refunded') return followRefund(services, order)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (order.paymentState === 'captured' && charge && charge.amount_refunded > 0)
    return followPartRefunds(services, order)
  await applyIntent(services, order, intent)
  // A hold that stands leaves nothing to release.
  if (intent.status === 'requires_capture') return
  const after = await findOrder(services.db, order.id)
  if (after?.paymentState === 'releasing') await settleOrder(services, order.id)
}
