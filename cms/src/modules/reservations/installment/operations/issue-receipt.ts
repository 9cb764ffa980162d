import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { billedAddress, issueInvoice } from '../../../payments/invoice'
import { saidPeriod } from '../installment-period'
import { findBilledOrder, findInstallment, methodOf, type InstallmentKey } from '../repository'

/** The invoice of a month that was paid; doing it again changes nothing. */
export async function issueReceipt({ db }: Services, key: InstallmentKey): Promise<void> {
  await withTransaction(db, async (tx) => {
    const row = await findInstallment(tx, key)
    const order = row?.state === 'paid' ? await findBilledOrder(tx, key.orderId) : undefined
    if (!row || !order) return
    const { brand, last4 } = methodOf(row, order)
    const { number, amountCents } = row
    const storage = row.isExtra ? 'added storage' : 'storage'
    const month = order.isAmended || row.isExtra ? '' : `month ${number} of ${order.term}, `
    const description = `Order ${order.id}, ${order.warehouse}: ${storage}, ${month}${saidPeriod(row)}`
    const { billing } = order
    await issueInvoice(tx, {
      userId: order.customerId,
      kind: 'order',
      ref: `order:${order.id}:${number}`,
      lines: [{ description, amountCents }],
      totalCents: amountCents,
      paidWith: `${brand ? cardBrandName(brand) : 'Bank account'} •••• ${last4}`,
      billingInfo: billing
        ? { name: billing.fullName, email: billing.email, address: billedAddress(billing.address) }
        : null,
      poNumber: order.poNumber,
    })
  })
}
