/** Text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r\n]/

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file (RFC 4180, UTF-8); text that a spreadsheet would take for a formula stays text. */
export const csvFile = (fileName: string, rows: readonly (readonly (string | number)[])[]): File =>
  new File([rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')], fileName, {
    type: 'text/csv;charset=utf-8',
  })
