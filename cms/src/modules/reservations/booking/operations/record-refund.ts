import { text } from '@stackyard/shared/messages/text'
import type { Services } from '../../../../platform/services'
import { scheduleCreditNote } from '../../../payments/invoice'
import { alertOfFailedRefund } from '../alert-admins'
import { bookPartRefund, bookRefund, bookRefundReturned } from '../order-ledger'
import { insertPartRefund, partRefundedCents, updateOrder, type Order } from '../repository'
import { whileIn } from './record-payment'

type RefundStep = 'refunded' | 'refund_pending' | 'refund_failed'

const change = (services: Services, action: RefundStep, patch: Partial<Order> & Pick<Order, 'paymentState'>) => ({
  action,
  actor: 'system' as const,
  userId: null,
  now: services.clock.now().toISOString(),
  patch,
})

/** The refund has arrived in full. */
export const recordRefunded = (services: Services, seen: Order, refundId: string): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    if (order.paymentState !== 'refunding') return
    const patch = { paymentState: 'refunded' as const, refundId, failure: null }
    await bookRefund(tx, await updateOrder(tx, order, change(services, 'refunded', patch)), refundId)
    const partCents = await partRefundedCents(tx, order.id)
    if (partCents > 0) await bookPartRefund(tx, order, { idem: `${refundId}:counted`, amountCents: -partCents })
    await scheduleCreditNote(services, tx, order.id)
  })

/** A part of a captured payment was paid back; the order stands, and a credit note follows. */
export const recordPartRefund = (
  services: Services,
  seen: Order,
  { id: refundId, amount: amountCents }: { id: string; amount: number },
): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    const at = services.clock.now().toISOString()
    if (!(await insertPartRefund(tx, { refundId, orderId: order.id, amountCents, at }))) return
    await scheduleCreditNote(services, tx, order.id)
    await bookPartRefund(tx, order, { idem: refundId, amountCents })
  })

/** The refund is on its way, which takes a bank account days; it counts when it has arrived. */
export const recordRefundPending = (services: Services, seen: Order, refundId: string): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    if (order.paymentState !== 'refunding' || order.refundId === refundId) return
    const patch = { paymentState: 'refunding' as const, refundId, failure: null }
    await updateOrder(tx, order, change(services, 'refund_pending', patch))
  })

/**
 * The bank sent the refund back, perhaps days after it had counted as arrived: it is owed again, and every admin is
 * told, once.
 */
export const recordRefundFailed = (services: Services, seen: Order, refundId: string): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    if (order.paymentState !== 'refunding' && order.paymentState !== 'refunded') return
    if (order.paymentState === 'refunding' && order.failure) return
    const patch = { paymentState: 'refunding' as const, refundId: null, failure: text('transaction.refundFailed') }
    const failed = await updateOrder(tx, order, change(services, 'refund_failed', patch))
    if (order.paymentState === 'refunded') {
      await bookRefundReturned(tx, failed, refundId)
      const partCents = await partRefundedCents(tx, order.id)
      if (partCents > 0) await bookPartRefund(tx, order, { idem: `${refundId}:returned`, amountCents: partCents })
    }
    await alertOfFailedRefund(services, tx, failed, refundId)
  })
