import { formatCents } from '@stackyard/shared/domain/money'
import { saidDay } from '@stackyard/shared/reference/said-day'
import { brand } from '@stackyard/shared/reference/brand'
import PDFDocument from 'pdfkit'
import { drawWords } from './paper-words'

type Doc = InstanceType<typeof PDFDocument>

/** The measures and inks of our papers, in points on A4. */
export const sheet = { left: 56, right: 539, amountWidth: 110, ink: '#1b2733', gray: '#5b6875' } as const

export const printedDay = (day: Date): string => saidDay(day.toISOString())

/**
 * A PDF with the brand's head and a title, drawn on by `draw`. The same input gives the same bytes. `isFromRight`: in a
 * language that is read from the right.
 */
export async function printPaper(
  title: string,
  createdAt: Date,
  draw: (doc: Doc) => void | Promise<void>,
  isFromRight = false,
): Promise<Buffer> {
  const width = sheet.right - sheet.left
  const info = { Title: title, Author: brand.name, CreationDate: createdAt }
  const doc = new PDFDocument({ size: 'A4', margin: sheet.left, info, compress: false })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve)
    doc.once('error', reject)
  })
  doc.fillColor(brand.colors.primary).font('Helvetica-Bold').fontSize(20)
  doc.text(brand.name, sheet.left, 56, { width, align: isFromRight ? 'right' : 'left' })
  doc.fillColor(sheet.ink).fontSize(14)
  drawWords(doc, title, { x: sheet.left, y: 100, width, isBold: true, isFromRight })
  doc.font('Helvetica').fontSize(10).fillColor(sheet.gray)
  await draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

/** A line of text with an amount at its end: at the right, or at the left where a language is read from the right. */
export function drawAmount(doc: Doc, label: string, amountCents: number, isBold = false, isFromRight = false): void {
  const { left, right, amountWidth } = sheet
  if (doc.y > 740) doc.addPage()
  const y = doc.y
  const width = right - left - amountWidth - 16
  const amountAt = isFromRight ? left : right - amountWidth
  doc.font(isBold ? 'Helvetica-Bold' : 'Helvetica')
  doc.text(formatCents(amountCents), amountAt, y, { width: amountWidth, align: isFromRight ? 'left' : 'right' })
  drawWords(doc, label, { x: isFromRight ? right - width : left, y, width, isBold, isFromRight })
  doc.font('Helvetica')
  doc.moveDown(0.6)
}

export function drawRule(doc: Doc): void {
  doc.moveTo(sheet.left, doc.y).lineTo(sheet.right, doc.y).lineWidth(0.5).strokeColor(sheet.gray).stroke()
  doc.moveDown(0.6)
}

export { drawWords }
export type { Doc as Paper }
