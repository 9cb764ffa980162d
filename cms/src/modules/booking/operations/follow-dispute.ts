import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { alertOfDispute } from '../alert-admins'
import { tellParties } from '../announce-order'
import { lockOrder, noteOnce, type Order } from '../repository'

type Stage = 'disputed' | 'dispute_won' | 'dispute_lost'

const stageOf = ({ status }: Stripe.Dispute): Stage => {
  if (status === 'lost') return 'dispute_lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'dispute_won' : 'disputed'
}

/**
 * A customer's bank that takes a charge back, and how that ended: noted in the order's history and told to both parties
 * and every admin, once each. The answer to the bank is given at Stripe, by a person.
 */
export async function followDispute(services: Services, order: Order, intent: Stripe.PaymentIntent): Promise<void> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (!charge?.disputed) return
  for await (const dispute of services.stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))
    await recordDispute(services, order.id, dispute)
}

const recordDispute = (services: Services, orderId: number, dispute: Stripe.Dispute): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const stage = stageOf(dispute)
    if (!order || !(await noteOnce(tx, order, stage, services.clock.now()))) return
    const number = `#${order.id}`
    const warehouse = order.warehouse.name
    const message = text(`notification.${stage}`, { number, warehouse, amount: formatCents(dispute.amount) })
    await tellParties(services, tx, order, { kind: stage, message })
    const reason = dispute.reason.replaceAll('_', ' ')
    await alertOfDispute(services, tx, order, {
      kind: stage,
      message: text('notification.dispute.admin', { message, reason }),
    })
  })
