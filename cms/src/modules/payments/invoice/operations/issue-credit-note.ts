import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import {
  findInvoiceByRef,
  findRefundedInvoice,
  insertCreditNote,
  type InvoiceRow,
  isCredited,
  lockCreditCounter,
} from '../repository'
import { issueOrderInvoice } from './issue-order-invoice'

/**
 * The credit note of a refunded order, with the next number and once; an invoice that was not issued yet comes first.
 * Numbers have no gaps, as those of invoices. An order that is not refunded gets none.
 */
export async function issueCreditNote(services: Services, orderId: number): Promise<void> {
  await issueOrderInvoice(services, orderId)
  await withTransaction(services.db, async (tx) => {
    const row = await findRefundedInvoice(tx, orderId)
    if (row) await issueOnce(services, tx, row)
  })
}

/** The same for the invoice of a payment that was refunded in full, in the caller's transaction: call it last. */
export async function issueCreditNoteFor(services: Services, tx: Tx, ref: string): Promise<void> {
  const row = await findInvoiceByRef(tx, ref)
  if (row) await issueOnce(services, tx, row)
}

async function issueOnce({ clock }: Services, tx: Tx, row: InvoiceRow): Promise<void> {
  const last = await lockCreditCounter(tx)
  if (await isCredited(tx, row.id)) return
  const { id: invoiceId, userId, totalCents } = row
  await insertCreditNote(tx, { invoiceId, userId, totalCents, number: last + 1, issuedAt: clock.now() })
}
