import type { PoNumberInput } from '@stackyard/shared/schema/transaction'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockOrder, type Order, updateOrder } from '../repository'

/**
 * Changes the customer's own number of a purchase while its invoice can't be there yet: before the payment is taken.
 * @throws CodedError NOT_FOUND for another's order, INVOICE_ISSUED once the payment is on its way or over.
 */
export function changePoNumber(
  { db, clock }: Services,
  userId: number,
  { id, poNumber }: PoNumberInput,
): Promise<Order> {
  return withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.customerId !== userId) throw new CodedError('NOT_FOUND')
    if (order.paymentState !== 'authorized') throw new CodedError('INVOICE_ISSUED')
    if ((order.poNumber ?? '') === poNumber) return order
    return updateOrder(tx, order, {
      action: 'po-number',
      actor: 'customer',
      userId,
      now: clock.now().toISOString(),
      patch: { paymentState: order.paymentState, poNumber: poNumber || null },
    })
  })
}
