import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { findRefundedInvoice, insertCreditNote, isCredited, lockCreditCounter } from '../repository'
import { issueOrderInvoice } from './issue-order-invoice'

/**
 * The credit note of a refunded order, with the next number and once; an invoice that was not issued yet comes first.
 * Numbers have no gaps, as those of invoices. An order that is not refunded gets none.
 */
export async function issueCreditNote(services: Services, orderId: number): Promise<void> {
  await issueOrderInvoice(services, orderId)
  await withTransaction(services.db, async (tx) => {
    const row = await findRefundedInvoice(tx, orderId)
    if (!row) return
    const last = await lockCreditCounter(tx)
    if (await isCredited(tx, row.id)) return
    const { id: invoiceId, userId, totalCents } = row
    await insertCreditNote(tx, { invoiceId, userId, totalCents, number: last + 1, issuedAt: services.clock.now() })
  })
}
