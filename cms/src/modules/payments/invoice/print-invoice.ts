import { formatCents } from '@stackyard/shared/domain/money'
import { invoiceDay, type InvoiceTextKey, invoiceText } from '@stackyard/shared/messages/invoices/invoice-text'
import type { Language } from '@stackyard/shared/reference/languages'
import type { CreditNoteDocument, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { type Paper, printPaper, sheet } from '../../../platform/paper'
import { drawGrid, type Layout, layoutIn, rowsOf } from './invoice-layout'

/** An issued invoice as a PDF of one page or more. The same invoice gives the same bytes. */
export const printInvoice = (shown: InvoiceDocument, language: Language): Promise<Buffer> =>
  print(invoiceText(language, 'invoice', { number: shown.number }), shown, language, (layout) => {
    const { say } = layout
    if (shown.corrects) layout.line(say('corrects', { number: shown.corrects.number }))
    if (shown.correctedBy) layout.line(say('correctedBy', { number: shown.correctedBy.number }))
    drawParties(layout, shown)
    drawGrid(layout, shown.lines, shown.month)
    const taxable = shown.lines.reduce((sum, line) => sum + line.amountCents, 0)
    layout.sum(say('subtotal'), taxable)
    layout.sum(say('tax'), shown.taxCents)
    layout.sum(say('total'), shown.totalCents, true)
    const day = invoiceDay(language, shown.paidAt)
    if (shown.paidCents > 0) layout.sum(say('paid', { day, method: shown.paidWith }), -shown.paidCents)
    for (const note of shown.creditNotes.toReversed())
      if (note.reason === 'correction') layout.sum(say('credited', { number: note.number }), -note.totalCents)
    layout.sum(say('balance'), shown.balanceCents, true)
    layout.space(0.5)
    for (const note of shown.creditNotes.toReversed())
      if (note.reason === 'refund')
        layout.line(`${say('credited', { number: note.number })}: ${formatCents(-note.totalCents)}`)
    drawNotes(layout, ['taxNote', 'currency', 'questions'])
  })

/** A credit note as a PDF. The same note gives the same bytes. */
export const printCreditNote = (shown: CreditNoteDocument, language: Language): Promise<Buffer> =>
  print(invoiceText(language, 'creditNote', { number: shown.number }), shown, language, (layout) => {
    const { say } = layout
    const day = invoiceDay(language, shown.invoiceIssuedAt)
    layout.line(say('takesBack', { number: shown.invoice.number, day }))
    drawParties(layout, shown)
    drawGrid(layout, shown.lines, shown.month)
    layout.sum(say('tax'), 0)
    layout.sum(say(shown.reason === 'refund' ? 'refundTotal' : 'correctionTotal'), -shown.totalCents, true)
    layout.space(0.5)
    layout.line(say(`reason.${shown.reason}`, { method: shown.refundedTo, number: shown.replacedBy?.number ?? '' }))
    drawNotes(layout, ['currency', 'questions'])
  })

const print = (
  title: string,
  { issuedAt }: { issuedAt: string },
  language: Language,
  draw: (layout: Layout) => void,
): Promise<Buffer> =>
  printPaper(
    title,
    new Date(issuedAt),
    (doc: Paper) => {
      const layout = layoutIn(doc, language)
      layout.line(`${layout.say('issued')}: ${invoiceDay(language, issuedAt)}`)
      draw(layout)
    },
    language === 'ar',
  )

/** Who issued it, on whose behalf, for whom, and for what. */
function drawParties(layout: Layout, shown: InvoiceDocument | CreditNoteDocument): void {
  const { say, language } = layout
  const { issuer, supplier, buyer, poNumber, orderId, warehouse, period, month } = shown
  const taxId = (id: string) => (id ? say('taxId', { id }) : '')
  if (issuer) layout.party(say('issuer'), [issuer.name, issuer.address, taxId(issuer.taxId)])
  if (supplier)
    layout.party(say('supplier'), [supplier.name, supplier.address, taxId(supplier.taxId), say('supplierNote')])
  layout.party(say('buyer'), [buyer.company, buyer.name, buyer.email, buyer.address, taxId(buyer.taxId)])
  const days = period && { from: invoiceDay(language, period.from), to: invoiceDay(language, period.to) }
  layout.space(1)
  for (const [label, value] of rowsOf([
    [say('poNumber'), poNumber],
    [say('reservation'), orderId === null ? null : String(orderId)],
    [say('warehouse'), warehouse],
    [say('month'), month && say('monthOf', month)],
    [say('period'), days && say('periodDays', days)],
  ]))
    layout.line(`${label}: ${value}`)
  layout.space(1)
}

function drawNotes(layout: Layout, keys: readonly InvoiceTextKey[]): void {
  layout.space(0.8)
  layout.doc.fillColor(sheet.gray)
  for (const key of keys) layout.line(layout.say(key), 0.4)
}
