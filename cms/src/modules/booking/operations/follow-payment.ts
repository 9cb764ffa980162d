import type { Services } from '../../../platform/services'
import { findOrder, findOrderByIntent } from '../repository'
import { applyIntent } from './apply-intent'
import { settleOrder } from './settle-order'

/**
 * What a webhook about a PaymentIntent leads to: the intent is fetched afresh and its order brought up to it (MONEY
 * §6). Intents that belong to no order are left alone.
 */
export async function followPayment(services: Services, paymentIntentId: string): Promise<void> {
  const known = await findOrderByIntent(services.db, paymentIntentId)
  const intent = await services.stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] })
  const orderId = known?.id ?? Number(intent.metadata['order_id'])
  const order = known ?? (Number.isSafeInteger(orderId) && orderId > 0 ? await findOrder(services.db, orderId) : null)
  if (!order || (order.paymentIntentId && order.paymentIntentId !== paymentIntentId)) return
  await applyIntent(services, order, intent)
  const after = await findOrder(services.db, order.id)
  if (after?.paymentState === 'releasing') await settleOrder(services, order.id)
}
