import type { InWords } from '../../language'
import type { invoiceTexts as english } from '../invoices'

export const invoiceTexts: InWords<typeof english> = {
  title: 'الفواتير',
  download: (number) => `تنزيل ${number}`,
  downloadFailed: 'تعذر تنزيل الفاتورة',
  refunded: 'مردودة',
  creditNote: (number) => `تنزيل الإشعار الدائن ${number}`,
  empty: 'لا فواتير بعد',
  emptyText: 'تأتي مع أول حجز مقبول أو خطة مدفوعة.',
  more: 'تحميل المزيد',
}
