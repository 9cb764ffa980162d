import { creditableCents } from '@stackyard/shared/domain/invoice-lines'
import type { CreditReason } from '@stackyard/shared/reference/invoice-lines'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import {
  creditedCentsOf,
  findRefunded,
  insertCreditNote,
  isRefundCredited,
  lockCreditCounter,
} from '../credit-repository'
import { findCurrent, type InvoiceRow, listNotesOf } from '../repository'
import { issueOrderInvoice } from './issue-order-invoice'

/**
 * The credit notes of what was paid back of an order, each with the next number and once; an invoice that was not issued
 * yet comes first. Numbers have no gaps, as those of invoices.
 */
export async function issueCreditNote(services: Services, orderId: number): Promise<void> {
  await issueOrderInvoice(services, orderId)
  await withTransaction(services.db, async (tx) => {
    const ref = `order:${orderId}`
    const { isWhole, parts } = await findRefunded(tx, orderId)
    for (const { refundId, amountCents } of parts)
      await creditPayment(services, tx, { ref, amountCents, refundRef: `refund:${refundId}` })
    if (isWhole) await creditPayment(services, tx, { ref, amountCents: Number.MAX_SAFE_INTEGER, refundRef: null })
  })
}

/** A refund of an invoiced payment; `refundRef` names it where it is a part, so that it is credited once. */
type CreditedRefund = { ref: string; amountCents: number; refundRef: string | null }

/**
 * The credit note of a refund, in the caller's transaction: call it last. It takes back the invoice that stands for the
 * payment, never more than is left of it; with nothing left, or without an invoice, there is none.
 */
export async function creditPayment(services: Services, tx: Tx, refund: CreditedRefund): Promise<void> {
  const row = await findCurrent(tx, refund.ref)
  if (row) await takeBack(services, tx, row, { ...refund, reason: 'refund' })
}

/** The same for what was paid back of a payment so far, of which earlier credit notes have a part. */
export async function creditRefundsUpTo(
  services: Services,
  tx: Tx,
  { ref, refundedCents }: { ref: string; refundedCents: number },
): Promise<void> {
  const amountCents = refundedCents - (await creditedCentsOf(tx, ref))
  if (amountCents > 0) await creditPayment(services, tx, { ref, amountCents, refundRef: `${ref}:${refundedCents}` })
}

type TakenBack = { amountCents: number; refundRef: string | null; reason: CreditReason }

/** A credit note of an invoice with the next number. Answers the cents it takes back; 0 when there was nothing to. */
export async function takeBack(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  row: InvoiceRow,
  { amountCents, refundRef, reason }: TakenBack,
): Promise<number> {
  const last = await lockCreditCounter(tx)
  if (refundRef !== null && (await isRefundCredited(tx, refundRef))) return 0
  const credited = (await listNotesOf(tx, [row.id])).reduce((sum, note) => sum + note.totalCents, 0)
  const totalCents = creditableCents(row.totalCents, credited, amountCents)
  if (totalCents === 0) return 0
  const { id: invoiceId, userId } = row
  const number = last + 1
  await insertCreditNote(tx, { invoiceId, userId, totalCents, refundRef, reason, number, issuedAt: clock.now() })
  return totalCents
}
