import { setImmediate as others } from 'node:timers/promises'
import papaparse from 'papaparse'
import { centsToDollars } from '@stackyard/shared/domain/money'
import {
  documentDay,
  documentMonth,
  documentText,
  type DocumentTextKey,
} from '@stackyard/shared/messages/documents/document-text'
import type { Language } from '@stackyard/shared/reference/languages'
import { drawRule, type Paper, printPaper, sheet } from '../../../platform/paper'
import { rowsIn } from '../../../platform/paper-rows'
import type { StatementLine } from './operations/list-payouts'

/** Cells that a spreadsheet would take for a formula; an amount below zero is none. */
const FORMULA = /^(?:[=+@\t\r\n]|-(?!\d+\.\d\d$))/

/** Lines that are drawn before others have their turn: some 20 milliseconds. */
const LINES_AT_ONCE = 20

const sum = (lines: readonly StatementLine[], of: (line: StatementLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)

type Statement = { month: string; seller: string; lines: readonly StatementLine[] }

/**
 * The statement of a month for a seller as a PDF, in a language. The same lines give the same bytes. Drawn a few lines at a
 * time, so that requests of others are answered in between.
 */
export function printStatement({ month, seller, lines }: Statement, language: Language): Promise<Buffer> {
  const say = (key: DocumentTextKey, values?: Parameters<typeof documentText>[2]) => documentText(language, key, values)
  const title = say('statement.title', { month: documentMonth(language, month) })
  const draw = async (doc: Paper) => {
    const rows = rowsIn(doc, language)
    rows.line(seller)
    doc.moveDown(2).fillColor(sheet.ink)
    for (const [index, { kind, at, orderId, warehouse, amountCents }] of lines.entries()) {
      if (index % LINES_AT_ONCE === 0) await others()
      const said = say(`statement.${kind}`, { id: orderId, warehouse })
      rows.amount(`${documentDay(language, at)}  ${said}`, amountCents)
    }
    drawRule(doc)
    rows.amount(
      say('statement.sum'),
      sum(lines, (line) => line.amountCents),
    )
    rows.amount(say('statement.platformFee'), 0 - sum(lines, (line) => line.feeCents))
    rows.amount(
      say('statement.sent'),
      sum(lines, (line) => line.amountCents - line.feeCents),
      true,
    )
    doc.fillColor(sheet.gray)
    rows.line(say('statement.note'))
    doc.moveDown(1)
    rows.line(say('statement.questions'))
  }
  return printPaper(title, new Date(`${month}-01T00:00:00Z`), draw, language === 'ar')
}

/** The same as CSV (RFC 4180, UTF-8); cells that a spreadsheet would take for a formula are neutralised. */
export const statementCsv = (lines: readonly StatementLine[]): string =>
  papaparse.unparse(
    lines.map((line) => ({
      Date: line.at,
      Kind: line.kind,
      Reservation: line.orderId,
      Warehouse: line.warehouse,
      'Amount (USD)': centsToDollars(line.amountCents).toFixed(2),
      'Fee (USD)': centsToDollars(line.feeCents).toFixed(2),
      'Net (USD)': centsToDollars(line.amountCents - line.feeCents).toFixed(2),
      Transfer: line.transferId ?? '',
    })),
    {
      columns: ['Date', 'Kind', 'Reservation', 'Warehouse', 'Amount (USD)', 'Fee (USD)', 'Net (USD)', 'Transfer'],
      escapeFormulae: FORMULA,
      newline: '\r\n',
    },
  )
