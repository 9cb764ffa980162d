import { addDays, addMonths, type Day } from '@stackyard/shared/domain/calendar'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import { printedDay } from '../../../../platform/paper'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { billedAddress, issueInvoice } from '../../../payments/invoice'
import { findBilledOrder, findInstallment, methodOf, type InstallmentKey } from '../repository'

const saidDay = (day: Day): string => printedDay(new Date(`${day}T00:00:00Z`))

/** The invoice of a month that was paid; doing it again changes nothing. */
export async function issueReceipt({ db }: Services, key: InstallmentKey): Promise<void> {
  await withTransaction(db, async (tx) => {
    const row = await findInstallment(tx, key)
    const order = row?.state === 'paid' ? await findBilledOrder(tx, key.orderId) : undefined
    if (!row || !order) return
    const { brand, last4 } = methodOf(row, order)
    const { dueDay, number, amountCents } = row
    const days = `${saidDay(dueDay)} to ${saidDay(addDays(addMonths(dueDay, 1), -1))}`
    const description = `Order ${order.id}, ${order.warehouse}: storage, month ${number} of ${order.term}, ${days}`
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
