/** Text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\n]/

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Rows = readonly (readonly (string | number)[])[]

/** Rows as CSV (RFC 4180); text that a spreadsheet would take for a formula stays text. */
export const csvText = (rows: Rows): string => rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** The same as a file in UTF-8. */
export const csvFile = (fileName: string, rows: Rows): File =>
  new File([csvText(rows)], fileName, { type: 'text/csv;charset=utf-8' })
