import type { InvoiceCorrection } from '@stackyard/shared/schema/invoice'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { findInvoice, insertInvoice, lockCounter, type Reader } from '../repository'
import type { BilledTo } from '../tables'
import { canCorrect } from '../to-document'
import { takeBack } from './issue-credit-note'

/**
 * Replaces an invoice by one with other particulars of the buyer: a credit note takes it back in full, and a new invoice
 * over the same lines follows, in one transaction. Answers the new one's id.
 * @throws CodedError NOT_FOUND for another's, INVOICE_CREDITED when a credit note has taken of it.
 */
export async function correctInvoice(services: Services, reader: Reader, input: InvoiceCorrection): Promise<number> {
  return withTransaction(services.db, async (tx) => {
    const last = await lockCounter(tx)
    const found = await findInvoice(tx, reader, input.id)
    if (!found) throw new CodedError('NOT_FOUND')
    if (!canCorrect(found)) throw new CodedError('INVOICE_CREDITED')
    const { row } = found
    const { id: corrects, issuedAt: _, ...frozen } = row
    const [ref = '', revision = '1'] = row.ref.split('~')
    const poNumber = input.poNumber === undefined ? row.poNumber : input.poNumber || null
    const id = await insertInvoice(tx, {
      ...frozen,
      corrects,
      number: last + 1,
      ref: `${ref}~${Number(revision) + 1}`,
      billedTo: corrected(row.billedTo, input),
      poNumber,
    })
    await takeBack(services, tx, row, { amountCents: row.totalCents, refundRef: null, reason: 'correction' })
    return id
  })
}

const corrected = (before: BilledTo, { company, address, taxId }: InvoiceCorrection): BilledTo => ({
  ...before,
  ...(company === undefined ? {} : { company }),
  ...(address === undefined ? {} : { address }),
  ...(taxId === undefined ? {} : { taxId }),
})
