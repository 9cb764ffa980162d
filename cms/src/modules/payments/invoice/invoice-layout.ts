import { lineGroups } from '@stackyard/shared/domain/invoice-lines'
import { formatCents } from '@stackyard/shared/domain/money'
import { invoiceLineText, invoiceText, type InvoiceTextKey } from '@stackyard/shared/messages/invoices/invoice-text'
import type { Language } from '@stackyard/shared/reference/languages'
import type { InvoiceLine } from '@stackyard/shared/schema/invoice'
import { drawRule, drawWords, type Paper, sheet } from '../../../platform/paper'

type Values = Parameters<typeof invoiceText>[2]

/** What is drawn with: each column and each line stands at the side from which its language is read. */
export type Layout = {
  doc: Paper
  language: Language
  say: (key: InvoiceTextKey, values?: Values) => string
  line: (words: string, after?: number) => void
  party: (label: string, lines: readonly string[]) => void
  sum: (label: string, amountCents: number, isBold?: boolean) => void
  space: (lines: number) => void
  cell: (words: string, column: Column, y: number, isBold?: boolean) => void
}

type Column = { from: number; width: number; isFigure: boolean }

const WIDTH = sheet.right - sheet.left
const LAST_LINE = 770
const columns = {
  description: { from: 0, width: 203, isFigure: false },
  quantity: { from: 208, width: 95, isFigure: true },
  unitPrice: { from: 308, width: 70, isFigure: true },
  months: { from: 378, width: 40, isFigure: true },
  amount: { from: 424, width: WIDTH - 424, isFigure: true },
} as const
const label: Column = { from: 100, width: 315, isFigure: true }

/** A layout in a language. `after` is the space below a line, in lines. */
export function layoutIn(doc: Paper, language: Language): Layout {
  const isFromRight = language === 'ar'
  const whole = { x: sheet.left, width: WIDTH, isFromRight }
  const room = (height = 0) => {
    if (doc.y + height > LAST_LINE) doc.addPage()
  }
  const line = (words: string, after = 0) => {
    room()
    drawWords(doc, words, { ...whole, y: doc.y })
    doc.moveDown(after)
  }
  const cell = (words: string, { from, width, isFigure }: Column, y: number, isBold = false) => {
    const x = isFromRight ? sheet.right - from - width : sheet.left + from
    const align = isFigure === isFromRight ? 'left' : 'right'
    drawWords(doc, words, { x, y, width, isBold, isFromRight, align })
  }
  return {
    doc,
    language,
    say: (key, values) => invoiceText(language, key, values),
    line,
    cell,
    party(title, lines) {
      room(60)
      doc.moveDown(1).fillColor(sheet.gray)
      line(title)
      doc.fillColor(sheet.ink)
      for (const words of lines.filter(Boolean)) line(words)
    },
    sum(words, amountCents, isBold = false) {
      room()
      const { y } = doc
      cell(formatCents(amountCents), columns.amount, y, isBold)
      cell(words, label, y, isBold)
      doc.moveDown(0.4)
    },
    space: (lines) => void doc.moveDown(lines),
  }
}

/** Pairs of a label and a value, of those that have one. */
export const rowsOf = (rows: readonly (readonly [string, string | null])[]): [string, string][] =>
  rows.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))

/** The lines as a table, by part where there are two: description, quantity × unit price × months, amount. */
export function drawGrid(layout: Layout, lines: readonly InvoiceLine[], month: InvoiceMonth): void {
  const { doc, say, language } = layout
  const row = (cells: Record<keyof typeof columns, string>, isBold = false) => {
    if (doc.y > LAST_LINE - 30) doc.addPage()
    const { y } = doc
    let below = y
    for (const name of ['quantity', 'unitPrice', 'months', 'amount', 'description'] as const) {
      if (cells[name]) layout.cell(cells[name], columns[name], y, isBold)
      below = Math.max(below, doc.y)
    }
    doc.y = below
    doc.moveDown(0.4)
  }
  doc.fillColor(sheet.gray)
  row({
    description: say('description'),
    quantity: say('quantity'),
    unitPrice: say('unitPrice'),
    months: say('months'),
    amount: say('amount'),
  })
  doc.fillColor(sheet.ink)
  drawRule(doc)
  const blank = { description: '', quantity: '', unitPrice: '', months: '', amount: '' }
  const drawLine = (line: InvoiceLine) =>
    row({
      description: invoiceLineText(language, line, month),
      quantity: line.quantity === null ? '' : quantityText(layout, line, line.quantity),
      unitPrice: line.unitCents === null ? '' : formatCents(line.unitCents),
      months: line.months === null ? '' : String(line.months),
      amount: formatCents(line.amountCents),
    })
  for (const [index, { part, sumCents, lines: own }] of lineGroups(lines).entries()) {
    if (index > 0) drawRule(doc)
    if (part) row({ ...blank, description: say(`part.${part}`) }, true)
    for (const line of own) drawLine(line)
    if (part)
      row({ ...blank, description: say('part.sum', { part: say(`part.${part}`) }), amount: formatCents(sumCents) })
  }
  drawRule(doc)
}

type InvoiceMonth = { number: number; count: number } | null

const quantityText = ({ say }: Layout, { unit }: InvoiceLine, quantity: number): string => {
  const count = quantity.toLocaleString('en-US')
  return unit === null ? count : say(`unit.${unit}`, { count })
}
