import type { Invoice } from '@stackyard/shared/schema/invoice'
import type { CreditedInvoice, CreditNoteRow, InvoiceRow } from './repository'

export const invoiceNumber = (row: Pick<InvoiceRow, 'number'>): string => `SY-${String(row.number).padStart(6, '0')}`

export const creditNoteNumber = (note: Pick<CreditNoteRow, 'number'>): string =>
  `CN-${String(note.number).padStart(6, '0')}`

/** An invoice on the wire. */
export const toInvoice = ({ row, note }: CreditedInvoice): Invoice => ({
  id: row.id,
  _id: row.id,
  number: invoiceNumber(row),
  kind: row.kind,
  description: row.lines.map((line) => line.description).join('; '),
  totalCents: row.totalCents,
  status: note ? 'refunded' : 'paid',
  creditNote: note && { id: note.id, number: creditNoteNumber(note), issuedAt: note.issuedAt.toISOString() },
  orderId: row.kind === 'order' ? Number(row.ref.split(':')[1]) : null,
  paidWith: row.paidWith,
  issuedAt: row.issuedAt.toISOString(),
})
