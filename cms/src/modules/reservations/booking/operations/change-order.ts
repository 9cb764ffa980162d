import type { OrderAction, OrderActor } from '@stackyard/shared/domain/order-process'
import { isSettling } from '@stackyard/shared/domain/order-status'
import { settledInTime } from '../../../../integrations/stripe/provider-deadline'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { findOrder, lockOrder, type Order } from '../repository'
import { commitTransition } from './commit-transition'
import { settleOrder } from './settle-order'

/** Who acts: the order must be their own, except for admins. */
export type Acting = { actor: Exclude<OrderActor, 'system'>; userId: number }

const isParty = (order: Order, { actor, userId }: Acting): boolean =>
  actor === 'admin' || (actor === 'customer' ? order.customerId : order.sellerId) === userId

/**
 * One action of a person on an order: the transition commits first, then the money follows outside of any
 * transaction. Answers the order as it stands then, which may still be in flight: at the latest when the payment provider
 * has not answered in time, and its job goes on.
 * @throws CodedError NOT_FOUND for another's order, TRANSITION_REFUSED when the graph has no such step now.
 */
export async function changeOrder(
  services: Services,
  orderId: number,
  action: OrderAction,
  acting: Acting,
): Promise<Order> {
  const changed = await withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isParty(order, acting)) throw new CodedError('NOT_FOUND')
    return commitTransition(services, tx, order, action, acting.actor, acting.userId)
  })
  if (isSettling(changed.paymentState)) await settledInTime(settle(services, orderId), undefined)
  return (await findOrder(services.db, orderId)) ?? changed
}

const settle = (services: Services, orderId: number): Promise<void> =>
  settleOrder(services, orderId).catch((error: unknown) =>
    services.log.warn({ err: error, orderId }, 'the money of an order is not settled yet'),
  )
