import { brand } from '@stackyard/shared/reference/brand'
import PDFDocument from 'pdfkit'
import type { InvoiceRow } from './repository'
import { invoiceNumber } from './to-invoice'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const cents = (amount: number): string => dollars.format(amount / 100)
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const left = 56
const right = 539
const amountWidth = 110
const ink = '#1b2733'
const grey = '#5b6875'

/** The standard fonts hold Latin-1 and a few signs; what they lack would print as other letters. */
const printable = (value: string): string =>
  value.normalize('NFC').replace(/[^\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/g, '?')

/** An issued invoice as a PDF of one page or more. The same invoice gives the same bytes. */
export async function printInvoice(row: InvoiceRow & { isRefunded: boolean }): Promise<Buffer> {
  const number = invoiceNumber(row)
  const info = { Title: `Invoice ${number}`, Author: brand.name, CreationDate: row.issuedAt }
  const doc = new PDFDocument({ size: 'A4', margin: left, info, compress: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  drawHead(doc, number, row)
  drawLines(doc, row)
  drawFoot(doc, row)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>

function drawHead(doc: Doc, number: string, row: InvoiceRow): void {
  doc.fillColor(brand.colours.primary).font('Helvetica-Bold').fontSize(20).text(brand.name, left, 56)
  doc.fillColor(ink).fontSize(14).text(`Invoice ${number}`, left, 100)
  doc
    .font('Helvetica')
    .fontSize(10)
    .fillColor(grey)
    .text(`Issued ${day.format(row.issuedAt)}`)
  const { name, company, email, address } = row.billedTo
  doc.moveDown(1.5).fillColor(grey).text('Billed to').fillColor(ink)
  for (const line of [name, company, email, address].filter(Boolean)) doc.text(printable(line))
  doc.moveDown(2)
}

function drawLines(doc: Doc, row: InvoiceRow): void {
  for (const { description, amountCents } of row.lines) {
    const y = doc.y
    doc.text(cents(amountCents), right - amountWidth, y, { width: amountWidth, align: 'right' })
    doc.text(printable(description), left, y, { width: right - left - amountWidth - 16 })
    doc.moveDown(0.6)
  }
  doc.moveTo(left, doc.y).lineTo(right, doc.y).lineWidth(0.5).strokeColor(grey).stroke()
  doc.moveDown(0.6).font('Helvetica-Bold')
  const y = doc.y
  doc.text(cents(row.totalCents), right - amountWidth, y, { width: amountWidth, align: 'right' })
  doc.text('Total, paid', left, y)
  doc.font('Helvetica')
}

function drawFoot(doc: Doc, row: InvoiceRow & { isRefunded: boolean }): void {
  doc.moveDown(1.5).fillColor(grey)
  doc.text(printable(`Paid with ${row.paidWith}. All amounts in US dollars.`), left, doc.y)
  doc.text('No sales tax or VAT has been charged on this invoice.')
  if (row.isRefunded) doc.fillColor(ink).text('This amount was refunded in full.')
  doc.moveDown(1).fillColor(grey).text(`Questions: ${brand.supportEmail}`)
}
