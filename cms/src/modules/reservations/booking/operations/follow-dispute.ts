import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recallPayout } from '../../../payments/payout'
import { alertOfDispute } from '../alert-admins'
import { tellParties } from '../announce-order'
import { bookChargeBack } from '../order-ledger'
import {
  type disputeStages,
  endedDisputes,
  isDisputed,
  lockOrder,
  noteUpTo,
  type Order,
  updateOrder,
} from '../repository'

type Stage = (typeof disputeStages)[number]

const stageOf = ({ status }: Stripe.Dispute): Stage => {
  if (status === 'lost') return 'dispute_lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'dispute_won' : 'disputed'
}

/**
 * A customer's bank that takes a charge back, and how that ended: noted in the order's history and told to both parties
 * and every admin, once for each dispute: a charge may be disputed again after the bank has decided. A lost one takes the
 * money out of the books and back from the seller; while it is open no payout leaves. The answer to the bank is given at
 * Stripe, by a person.
 */
export async function followDispute(services: Services, order: Order, intent: Stripe.PaymentIntent): Promise<void> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (!charge?.disputed) return
  const disputes: Stripe.Dispute[] = []
  for await (const dispute of services.stripe.disputes.list({ payment_intent: intent.id, limit: 100 }))
    disputes.unshift(dispute)
  for (const [at, dispute] of disputes.entries()) {
    const stage = stageOf(dispute)
    const ended = disputes.slice(0, at + 1).filter((one) => stageOf(one) === stage).length
    await recordDispute(services, order.id, dispute, { stage, ended, earlier: at })
  }
}

/**
 * `ended`: how many disputes of the order, with this one, have come to the stage; of open ones there is one. `earlier`:
 * how many came before it. What was read as open may have ended, and been noted so, before its turn came.
 */
const recordDispute = (
  services: Services,
  orderId: number,
  dispute: Stripe.Dispute,
  { stage, ended, earlier }: { stage: Stage; ended: number; earlier: number },
): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return
    const now = services.clock.now()
    if (stage === 'disputed') {
      if ((await isDisputed(tx, orderId)) || (await endedDisputes(tx, orderId)) > earlier) return
      await noteUpTo(Number.POSITIVE_INFINITY, tx, order, stage, now)
    } else if (!(await noteUpTo(ended, tx, order, stage, now))) return
    if (stage === 'dispute_lost') await takeBack(services, tx, order)
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

async function takeBack(services: Services, tx: Tx, order: Order): Promise<void> {
  if (order.paymentState !== 'captured') return
  const now = services.clock.now().toISOString()
  const patch = { paymentState: 'charged_back' as const }
  await updateOrder(tx, order, { action: 'charged_back', actor: 'system', userId: null, now, patch })
  await bookChargeBack(tx, order)
  await recallPayout(services, tx, order.id)
}
