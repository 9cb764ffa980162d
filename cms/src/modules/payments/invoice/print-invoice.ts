import { brand } from '@stackyard/shared/reference/brand'
import { drawAmount, drawRule, drawWords, type Paper, printedDay, printPaper, sheet } from '../../../platform/paper'
import type { CreditNoteRow, InvoiceRow } from './repository'
import { creditNoteNumber, invoiceNumber } from './to-invoice'

/** An issued invoice as a PDF of one page or more. The same invoice gives the same bytes. */
export const printInvoice = (row: InvoiceRow, note: CreditNoteRow | null): Promise<Buffer> =>
  printPaper(`Invoice ${invoiceNumber(row)}`, row.issuedAt, (doc) => {
    doc.text(`Issued ${printedDay(row.issuedAt)}`)
    if (row.poNumber) drawWords(doc, `Your PO number: ${row.poNumber}`)
    drawParties(doc, row)
    for (const { description, amountCents } of row.lines) drawAmount(doc, description, amountCents)
    drawTotal(doc, 'Total, paid', row.totalCents)
    doc.moveDown(0.9).fillColor(sheet.grey)
    drawWords(doc, `Paid with ${row.paidWith}. All amounts in US dollars.`, { x: sheet.left })
    doc.text('No sales tax or VAT has been charged on this invoice.')
    if (note)
      doc.fillColor(sheet.ink).text(`This amount was refunded in full: see credit note ${creditNoteNumber(note)}.`)
    drawQuestions(doc)
  })

/** A credit note as a PDF. The same note gives the same bytes. */
export const printCreditNote = (note: CreditNoteRow, row: InvoiceRow): Promise<Buffer> =>
  printPaper(`Credit note ${creditNoteNumber(note)}`, note.issuedAt, (doc) => {
    doc.text(`Issued ${printedDay(note.issuedAt)}`)
    doc.text(`Takes back invoice ${invoiceNumber(row)} of ${printedDay(row.issuedAt)} in full`)
    if (row.poNumber) drawWords(doc, `Your PO number: ${row.poNumber}`)
    drawParties(doc, row)
    for (const { description, amountCents } of row.lines) drawAmount(doc, description, -amountCents)
    drawTotal(doc, 'Total, refunded', -note.totalCents)
    doc.moveDown(0.9).fillColor(sheet.grey)
    drawWords(doc, `Refunded to ${row.paidWith}. All amounts in US dollars.`, { x: sheet.left })
    drawQuestions(doc)
  })

/** Who issued it and whom it is for. */
function drawParties(doc: Paper, row: InvoiceRow): void {
  const { name, company, email, address } = row.billedTo
  if (row.issuer) drawParty(doc, 'Issued by', [row.issuer.name, row.issuer.address, row.issuer.taxId])
  drawParty(doc, 'Billed to', [name, company, email, address])
  doc.moveDown(2)
}

function drawParty(doc: Paper, label: string, lines: readonly string[]): void {
  doc.moveDown(1.5).fillColor(sheet.grey).text(label).fillColor(sheet.ink)
  for (const line of lines.filter(Boolean)) drawWords(doc, line)
}

function drawTotal(doc: Paper, label: string, cents: number): void {
  drawRule(doc)
  drawAmount(doc, label, cents, true)
}

const drawQuestions = (doc: Paper): void => {
  doc.moveDown(1).fillColor(sheet.grey).text(`Questions: ${brand.supportEmail}`)
}
