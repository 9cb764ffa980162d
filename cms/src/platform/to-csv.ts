import papaparse from 'papaparse'

/** What a spreadsheet would run as a formula; a plain negative number is none. */
const FORMULA = /^(?:[=+@\t\r\n]|-(?!\d+(?:\.\d+)?$))/

/** A table as CSV (RFC 4180, UTF-8). Cells that a spreadsheet would take for a formula are neutralized. */
export const toCsv = (table: object[] | { fields: string[]; data: unknown[][] }): string =>
  papaparse.unparse(table as Parameters<typeof papaparse.unparse>[0], { escapeFormulae: FORMULA, newline: '\r\n' })
