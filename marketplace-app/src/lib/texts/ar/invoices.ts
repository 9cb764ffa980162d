import type { InWords } from '../../language'
import type { invoiceTexts as english } from '../invoices'

export const invoiceTexts: InWords<typeof english> = {
  title: 'الفواتير',
  lead: 'فواتيرك وإشعاراتك الدائنة، كل منها مستند PDF.',
  open: 'افتح الفواتير',
  download: (number) => `تنزيل ${number}`,
  downloadFailed: 'تعذر تنزيل الفاتورة',
  status: { paid: '', 'partly-refunded': 'مردودة جزئيًا', refunded: 'مردودة', corrected: 'مستبدلة' },
  creditNote: (number) => `تنزيل الإشعار الدائن ${number}`,
  empty: 'لا فواتير بعد',
  emptyText: 'تأتي مع أول حجز مقبول أو خطة مدفوعة.',
  more: 'تحميل المزيد',
  credits: {
    title: 'الإشعارات الدائنة',
    empty: 'لا إشعارات دائنة بعد',
    emptyText: 'يصدر واحد مع كل رد لدفعة مفوترة.',
    more: 'تحميل المزيد',
    of: (invoice) => `عن الفاتورة ${invoice}`,
    reason: { refund: 'رد مبلغ', correction: 'تصحيح' },
  },
  page: {
    back: 'كل الفواتير',
    language: 'لغة المستند',
    download: 'تنزيل PDF',
    print: 'طباعة',
    correct: 'صحّح هذه الفاتورة',
    correction: {
      lead: 'يلغي إشعار دائن هذه الفاتورة، وتتبعها فاتورة جديدة بما تدخله هنا. لا يتحرك أي مال.',
      company: 'الشركة',
      address: 'عنوان الفوترة',
      taxId: 'الرقم الضريبي',
      poNumber: 'رقم أمر الشراء',
      confirm: 'أصدر الفاتورة المصححة',
      cancel: 'إلغاء',
      done: 'صدرت الفاتورة المصححة',
      failed: 'تعذر تصحيح الفاتورة',
    },
  },
}
