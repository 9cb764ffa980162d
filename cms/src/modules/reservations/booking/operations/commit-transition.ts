import {
  transition,
  type OrderAction,
  type OrderActor,
  type TransitionRefusal,
} from '@stackyard/shared/domain/order-process'
import { isSettling } from '@stackyard/shared/domain/order-status'
import { text } from '@stackyard/shared/messages/text'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { recallPayout } from '../../../payments/payout'
import { cancelArrivals } from '../../arrival'
import { cancelInstallments } from '../../installment'
import { reopenQuote } from '../../quote'
import { announceOrder } from '../announce-order'
import { scheduleSettling } from '../jobs/job-names'
import { returnOrderCoupon } from '../order-coupon'
import { bookRefundOwed } from '../order-ledger'
import { isDisputed, setHoldState, stateOf, updateOrder, type Order } from '../repository'

const refusalOf = (reason: TransitionRefusal, order: Order): CodedError => {
  if (reason === 'NOT_ALLOWED') return new CodedError('FORBIDDEN')
  const status = text(`transaction.status.${order.status}`).toLowerCase()
  const messages = {
    IN_FLIGHT: text('transaction.inFlight'),
    CANCELLED: text('transaction.final'),
    ALREADY_DONE: text('transaction.alreadyDone'),
    TERM_OVER: text('transaction.termOver'),
    WRONG_STATUS: text('transaction.wrongStatus', { status }),
  }
  return new CodedError('TRANSITION_REFUSED', { message: messages[reason] })
}

/**
 * The transition of a locked order with all that belongs to it: audit, capacity, ledger, notifications and the job
 * that settles the money. `found` is what Stripe told with it.
 * @throws CodedError TRANSITION_REFUSED or FORBIDDEN.
 */
export async function commitTransition(
  services: Services,
  tx: Tx,
  order: Order,
  action: OrderAction,
  actor: OrderActor,
  userId: number | null,
  found: { failure?: string; paymentIntentId?: string } = {},
): Promise<Order> {
  const now = services.clock.now()
  const settings = { captureRequiresAdmin: services.env.CAPTURE_REQUIRES_ADMIN }
  const result = transition(stateOf(order), action, actor, now.toISOString(), settings)
  if (!result.ok) throw refusalOf(result.reason, order)
  // Stripe refunds no disputed charge; the bank's decision comes first.
  if (result.money === 'refund' && (await isDisputed(tx, order.id)))
    throw new CodedError('TRANSITION_REFUSED', { message: text('transaction.disputed') })
  const patch = { ...result.patch, ...found }
  const changed = await updateOrder(tx, order, { action, actor, userId, now: now.toISOString(), patch })
  await keepSpace(tx, order, changed)
  if (result.money === 'refund') await owe(services, tx, changed)
  if (changed.status === 'cancelled') {
    await returnOrderCoupon(tx, changed)
    await cancelArrivals(tx, changed.id, now)
    if (changed.billedBy === 'platform') await cancelInstallments(tx, changed.id, now)
  }
  if (action === 'authorization-failed' && changed.quoteId) await reopenQuote(services, tx, changed.quoteId)
  if (result.event) await announceOrder(services, tx, changed, result.event)
  if (isSettling(changed.paymentState)) await scheduleSettling(services, tx, changed.id, now)
  return changed
}

/** The charge of a cancelled order is the customer's again; what its seller has of it is asked back. */
async function owe(services: Services, tx: Tx, order: Order): Promise<void> {
  await bookRefundOwed(tx, order)
  await recallPayout(services, tx, order.id)
}

/** Held space becomes sold when the seller accepts, and is given back when the order is cancelled. */
async function keepSpace(tx: Tx, before: Order, after: Order): Promise<void> {
  if (after.status === 'cancelled') await setHoldState(tx, after, 'released')
  else if (after.sellerCompletedAt && !before.sellerCompletedAt) await setHoldState(tx, after, 'sold')
}
