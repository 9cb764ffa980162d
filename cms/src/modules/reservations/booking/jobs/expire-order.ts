import type { JobDefinition } from '../../../../platform/jobs'
import { recordExpired } from '../operations/record-payment'
import { settleOrder } from '../operations/settle-order'
import { findOrder } from '../repository'
import { EXPIRE_ORDER, postponeExpiry } from './job-names'

/** Ends an order whose hold ran out before it was accepted. One in flight is the reconciler's. */
export const expireOrderJob: JobDefinition = {
  name: EXPIRE_ORDER,
  async run(services, payload) {
    const order = await findOrder(services.db, Number(payload.orderId))
    if (!order?.expiresAt || order.status === 'cancelled') return
    const expiresAt = new Date(order.expiresAt)
    if (services.clock.now() < expiresAt)
      return services.db.transaction((tx) => postponeExpiry(services, tx, order.id, expiresAt))
    if (order.paymentState !== 'authorized') return
    await recordExpired(services, order)
    await settleOrder(services, order.id)
  },
}
