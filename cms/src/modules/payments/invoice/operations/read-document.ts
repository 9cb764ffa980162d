import type { CreditNoteDocument, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { findCreditNote } from '../credit-repository'
import { findById, findCorrection, findInvoice, type Reader } from '../repository'
import { toCreditDocument, toInvoiceDocument } from '../to-document'

/** An own invoice, for admins any. @throws CodedError NOT_FOUND for another's. */
export async function readInvoice(db: Db, reader: Reader, id: number): Promise<InvoiceDocument> {
  const found = await findInvoice(db, reader, id)
  if (!found) throw new CodedError('NOT_FOUND')
  const { corrects } = found.row
  const [before, after] = await Promise.all([
    corrects === null ? undefined : findById(db, corrects),
    findCorrection(db, id),
  ])
  return toInvoiceDocument(found, { before, after })
}

/** An own credit note, for admins any. @throws CodedError NOT_FOUND for another's. */
export async function readCreditNote(db: Db, reader: Reader, id: number): Promise<CreditNoteDocument> {
  const found = await findCreditNote(db, reader, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return toCreditDocument(found, await findCorrection(db, found.row.id))
}
