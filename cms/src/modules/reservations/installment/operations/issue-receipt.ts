import { monthLines } from '@stackyard/shared/domain/invoice-lines'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { billedToOf, issueInvoice, monthFrom, poNumberOf } from '../../../payments/invoice'
import { periodOf } from '../installment-period'
import { findBilledOrder, findInstallment, methodOf, type InstallmentKey } from '../repository'

/** The invoice of a month that was paid; doing it again changes nothing. */
export async function issueReceipt({ db, clock }: Services, key: InstallmentKey): Promise<void> {
  await withTransaction(db, async (tx) => {
    const row = await findInstallment(tx, key)
    const order = row?.state === 'paid' ? await findBilledOrder(tx, key.orderId) : undefined
    if (!row || !order) return
    const { brand, last4 } = methodOf(row, order)
    const { dueDay, number, amountCents } = row
    // After a change, an installment is for days rather than for a month of the term, and for more than one quantity.
    const isMonth = !order.isAmended && !row.isExtra
    await issueInvoice(tx, {
      userId: order.customerId,
      sellerId: order.sellerId,
      kind: 'order',
      ref: `order:${order.id}:${number}`,
      lines:
        order.price && isMonth
          ? monthLines({ ...order.price, monthCents: amountCents })
          : [{ kind: 'storage', amountCents }],
      totalCents: amountCents,
      paidWith: `${brand ? cardBrandName(brand) : 'Bank account'} •••• ${last4}`,
      billingInfo: billedToOf(order.billing),
      poNumber: await poNumberOf(tx, order.id, order.poNumber),
      details: {
        paidAt: (row.paidAt ?? clock.now()).toISOString(),
        warehouse: order.warehouse,
        ...(isMonth ? monthFrom(dueDay, number, order.term) : { period: periodOf(row) }),
      },
    })
  })
}
