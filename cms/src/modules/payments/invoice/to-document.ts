import { balanceOf } from '@stackyard/shared/domain/invoice-lines'
import { invoiceText } from '@stackyard/shared/messages/invoices/invoice-text'
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine } from '@stackyard/shared/schema/invoice'
import type { NoteOfInvoice } from './credit-repository'
import type { CreditedInvoice, InvoiceRow } from './repository'
import type { InvoiceLine as StoredLine } from './tables'
import { invoiceNumber, sumOf, toCreditNote, toInvoice } from './to-invoice'

const MOST_CORRECTIONS = 5

const toLine = (line: StoredLine): InvoiceLine => ({
  kind: line.kind ?? 'other',
  description: line.description,
  subject: line.subject ?? null,
  quantity: line.quantity ?? null,
  unit: line.unit ?? null,
  unitCents: line.unitCents ?? null,
  months: line.months ?? null,
  amountCents: line.amountCents,
})

const partiesOf = ({ issuer, supplier, billedTo, poNumber, details }: InvoiceRow) => ({
  issuer,
  supplier,
  buyer: { ...billedTo, taxId: billedTo.taxId ?? '' },
  poNumber,
  warehouse: details?.warehouse ?? null,
  period: details?.period ?? null,
  month: details?.month ?? null,
})

/** Whether an invoice can be replaced: nothing of it was taken back, and it was not corrected too often already. */
export const canCorrect = ({ row, notes }: CreditedInvoice): boolean =>
  notes.length === 0 && Number(row.ref.split('~')[1] ?? '1') <= MOST_CORRECTIONS

const named = (row: InvoiceRow | undefined) => (row ? { id: row.id, number: invoiceNumber(row) } : null)

/** The invoices beside one: that which it replaces, and that which replaced it. */
type Beside = { before: InvoiceRow | undefined; after: InvoiceRow | undefined }

/** An invoice as an accountant reads it. */
export function toInvoiceDocument(found: CreditedInvoice, { before, after }: Beside): InvoiceDocument {
  const { row, notes } = found
  const paidCents = sumOf(notes, 'correction') > 0 ? 0 : row.totalCents
  return {
    ...toInvoice(found),
    ...partiesOf(row),
    lines: row.lines.map(toLine),
    taxCents: 0,
    paidAt: row.details?.paidAt ?? row.issuedAt.toISOString(),
    paidCents,
    balanceCents: balanceOf({ totalCents: row.totalCents, paidCents, correctedCents: sumOf(notes, 'correction') }),
    corrects: named(before),
    correctedBy: named(after),
    canCorrect: canCorrect(found),
  }
}

/** What a credit note takes back: the lines of its invoice, or a part of it. */
function linesOf({ note, row }: NoteOfInvoice): InvoiceLine[] {
  if (note.totalCents === row.totalCents)
    return row.lines.map(toLine).map((line) => ({
      ...line,
      unitCents: line.unitCents === null ? null : -line.unitCents,
      amountCents: 0 - line.amountCents,
    }))
  const subject = invoiceNumber(row)
  const description = invoiceText('en', 'line.part', { subject })
  return [toLine({ kind: 'part', subject, description, amountCents: -note.totalCents })]
}

/** A credit note as an accountant reads it. */
export const toCreditDocument = (found: NoteOfInvoice, after: InvoiceRow | undefined): CreditNoteDocument => ({
  ...toCreditNote(found),
  ...partiesOf(found.row),
  lines: linesOf(found),
  refundedTo: found.row.paidWith,
  invoiceIssuedAt: found.row.issuedAt.toISOString(),
  replacedBy: found.note.reason === 'correction' ? named(after) : null,
})
