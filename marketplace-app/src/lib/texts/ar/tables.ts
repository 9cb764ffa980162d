import type { InWords } from '../../language'
import type { tableTexts as english } from '../tables'
import { counted, figure, forms } from './counted'

export const tableTexts: InWords<typeof english> = {
  sortBy: (column) => `الترتيب حسب ${column}`,
  sortLabel: 'الترتيب حسب',
  sorted: { asc: (column) => `${column}، تصاعدي`, desc: (column) => `${column}، تنازلي` },
  compact: 'صفوف مضغوطة',
  export: 'تصدير CSV',
  exported: (rows) => `صُدّر ${counted(rows, forms.row)}`,
  exportedPart: (rows) => `في الملف أول الصفوف، وعددها ${figure(rows)}. ضيّق المرشحات لتحصل على الباقي.`,
  exportFailed: 'لم ينجح التصدير',
  none: '–',
}
