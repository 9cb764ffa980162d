import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import type { Order } from '../repository'
import { recordPartRefund, recordRefunded, recordRefundFailed, recordRefundPending } from './record-refund'

const sum = (refunds: readonly Stripe.Refund[]): number => refunds.reduce((cents, refund) => cents + refund.amount, 0)

const isUnderWay = ({ status }: Stripe.Refund): boolean => status === 'pending' || status === 'requires_action'

async function refundsOf({ stripe }: Services, order: Order): Promise<Stripe.Refund[]> {
  const found: Stripe.Refund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: order.paymentIntentId ?? '', limit: 100 }))
    found.push(refund)
  return found
}

/**
 * Brings an order up to the refunds of its payment, whoever made them: refunded once they have arrived in full, on its
 * way while one is pending, given to the admins when one has failed at the bank. False when there is nothing to go by.
 */
async function applyRefunds(services: Services, order: Order, refunds: readonly Stripe.Refund[]): Promise<boolean> {
  const arrived = refunds.filter((refund) => refund.status === 'succeeded')
  const underWay = refunds.filter(isUnderWay)
  const failed = refunds.find((refund) => refund.status === 'failed' || refund.status === 'canceled')
  if (sum(arrived) >= order.amountCents && arrived[0]) await recordRefunded(services, order, arrived[0].id)
  else if (sum([...arrived, ...underWay]) >= order.amountCents && underWay[0])
    await recordRefundPending(services, order, underWay[0].id)
  else if (failed) await recordRefundFailed(services, order, failed.id)
  else return false
  return true
}

/** Parts of a captured order's payment that were paid back at the payment provider, each written down once. */
export async function followPartRefunds(services: Services, order: Order): Promise<void> {
  const arrived = (await refundsOf(services, order)).filter((refund) => refund.status === 'succeeded')
  if (sum(arrived) >= order.amountCents) return
  for (const refund of arrived) await recordPartRefund(services, order, refund)
}

/** What news of a refund leads to. It never makes one: that is for whoever settles the order. */
export async function followRefund(services: Services, order: Order): Promise<void> {
  await applyRefunds(services, order, await refundsOf(services, order))
}

/**
 * Gives a cancelled order's charge back: what was refunded already, also by hand at Stripe, is adopted; else the rest is
 * refunded now. One that failed is not tried again by itself, since only a person can find another way to the payee.
 * @throws whatever leaves the outcome unknown; the caller or the job tries again.
 */
export async function settleRefund(services: Services, order: Order): Promise<void> {
  if (await applyRefunds(services, order, await refundsOf(services, order))) return
  await services.stripe.refunds.create(
    { payment_intent: order.paymentIntentId ?? '', metadata: { order_id: String(order.id) } },
    { idempotencyKey: `ord:${order.id}:refund` },
  )
  if (!(await applyRefunds(services, order, await refundsOf(services, order))))
    throw new Error(`the refund of order ${order.id} is not known yet`)
}
