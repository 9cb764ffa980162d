import { counted, figure } from '../format'
import { inLanguage } from '../language'

/** Texts that tables and the files of tables share. */
export const tableTexts = inLanguage('tableTexts', {
  sortBy: (column: string) => `Sort by ${column}`,
  sortLabel: 'Sort by',
  sorted: { asc: (column: string) => `${column}, ascending`, desc: (column: string) => `${column}, descending` },
  export: 'Export CSV',
  exported: (rows: number) => `${counted(rows, 'row', 'rows')} exported`,
  exportedPart: (rows: number) => `The file has the first ${figure(rows)} rows. Narrow the filters for the rest.`,
  exportFailed: 'The export didn’t work',
  compact: 'Compact rows',
  none: '–',
})
