import type { CreditNote, Invoice } from '@stackyard/shared/schema/invoice'
import type { NoteOfInvoice } from './credit-repository'
import type { CreditedInvoice, CreditNoteRow, InvoiceRow } from './repository'

export const invoiceNumber = (row: Pick<InvoiceRow, 'number'>): string => `SY-${String(row.number).padStart(6, '0')}`

export const creditNoteNumber = (note: Pick<CreditNoteRow, 'number'>): string =>
  `CN-${String(note.number).padStart(6, '0')}`

/** The order that an invoice is of; null for one of a plan or of credit. */
export const orderOf = ({ kind, ref }: Pick<InvoiceRow, 'kind' | 'ref'>): number | null =>
  kind === 'order' ? Number(/^order:(\d+)/.exec(ref)?.[1]) : null

/** What credit notes took back for a reason. */
export const sumOf = (notes: readonly CreditNoteRow[], reason: CreditNoteRow['reason']): number =>
  notes.reduce((sum, note) => (note.reason === reason ? sum + note.totalCents : sum), 0)

function statusOf({ row, notes }: CreditedInvoice): Invoice['status'] {
  if (sumOf(notes, 'correction') > 0) return 'corrected'
  const refunded = sumOf(notes, 'refund')
  if (refunded === 0) return 'paid'
  return refunded < row.totalCents ? 'partly-refunded' : 'refunded'
}

const described = ({ kind, ref, lines, details }: InvoiceRow): string => {
  const words = lines.map((line) => line.description).join('; ')
  return details?.warehouse ? `Reservation ${orderOf({ kind, ref })}, ${details.warehouse}: ${words}` : words
}

/** An invoice on the wire. */
export function toInvoice(found: CreditedInvoice): Invoice {
  const { row, notes } = found
  const creditNotes = notes.map((note) => ({
    id: note.id,
    number: creditNoteNumber(note),
    totalCents: note.totalCents,
    reason: note.reason,
    issuedAt: note.issuedAt.toISOString(),
  }))
  const latest = creditNotes[0]
  return {
    id: row.id,
    _id: row.id,
    number: invoiceNumber(row),
    kind: row.kind,
    description: described(row),
    totalCents: row.totalCents,
    status: statusOf(found),
    creditNote: latest ? { id: latest.id, number: latest.number, issuedAt: latest.issuedAt } : null,
    creditNotes,
    orderId: orderOf(row),
    paidWith: row.paidWith,
    issuedAt: row.issuedAt.toISOString(),
  }
}

/** A credit note on the wire. */
export const toCreditNote = ({ note, row }: NoteOfInvoice): CreditNote => ({
  id: note.id,
  _id: note.id,
  number: creditNoteNumber(note),
  reason: note.reason,
  totalCents: note.totalCents,
  invoice: { id: row.id, number: invoiceNumber(row) },
  orderId: orderOf(row),
  issuedAt: note.issuedAt.toISOString(),
})
