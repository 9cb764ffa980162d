import papaparse from 'papaparse'
import { brand } from '@stackyard/shared/reference/brand'
import { centsToDollars } from '@stackyard/shared/domain/money'
import { drawAmount, drawRule, drawWords, printedDay, printPaper, sheet } from '../../../platform/paper'
import type { StatementLine } from './operations/list-payouts'

/** Cells that a spreadsheet would take for a formula; an amount below zero is none. */
const FORMULA = /^(?:[=+@\t\r\n]|-(?!\d+\.\d\d$))/

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

const words = {
  payout: 'Order',
  reversal: 'Taken back, order',
  withheld: 'Kept for order',
  fee: 'Fee back, order',
} as const

const labelOf = (line: StatementLine): string =>
  `${printedDay(new Date(line.at))}  ${words[line.kind]} ${line.orderId}, ${line.warehouse}`

const sum = (lines: readonly StatementLine[], of: (line: StatementLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

/** The statement of a month for a seller as a PDF. The same lines give the same bytes. */
export const printStatement = (month: string, seller: string, lines: readonly StatementLine[]): Promise<Buffer> =>
  printPaper(`Payout statement, ${monthName(month)}`, new Date(`${month}-01T00:00:00Z`), (doc) => {
    drawWords(doc, seller)
    doc.moveDown(2).fillColor(sheet.ink)
    for (const line of lines) drawAmount(doc, labelOf(line), line.amountCents)
    drawRule(doc)
    drawAmount(
      doc,
      'Orders, less what was taken back',
      sum(lines, (line) => line.amountCents),
    )
    drawAmount(doc, `Fee of ${brand.name}`, 0 - sum(lines, (line) => line.feeCents))
    drawAmount(
      doc,
      'Sent to your account',
      sum(lines, (line) => line.amountCents - line.feeCents),
      true,
    )
    doc.fillColor(sheet.gray)
    doc.text('All amounts in US dollars; days are those of UTC.', sheet.left, doc.y)
    doc.moveDown(1).text(`Questions: ${brand.supportEmail}`)
  })

/** The same as CSV (RFC 4180, UTF-8); cells that a spreadsheet would take for a formula are neutralised. */
export const statementCsv = (lines: readonly StatementLine[]): string =>
  papaparse.unparse(
    lines.map((line) => ({
      Date: line.at,
      Kind: line.kind,
      Order: line.orderId,
      Warehouse: line.warehouse,
      'Amount (USD)': centsToDollars(line.amountCents).toFixed(2),
      'Fee (USD)': centsToDollars(line.feeCents).toFixed(2),
      'Net (USD)': centsToDollars(line.amountCents - line.feeCents).toFixed(2),
      Transfer: line.transferId ?? '',
    })),
    {
      columns: ['Date', 'Kind', 'Order', 'Warehouse', 'Amount (USD)', 'Fee (USD)', 'Net (USD)', 'Transfer'],
      escapeFormulae: FORMULA,
      newline: '\r\n',
    },
  )
