import type { InWords } from '../../language'
import type { listingImportTexts as english } from '../listing-import'
import { counted, figure, forms } from './counted'

export const listingImportTexts: InWords<typeof english> = {
  title: 'استيراد المستودعات',
  lead: 'أضف حتى 1,000 مستودع من ملف CSV أو Excel. يُفحص الملف أولًا، ثم يُستورد كله أو لا يُستورد منه شيء.',
  action: 'استيراد',
  exportAction: 'تصدير',
  exportFailed: 'تعذر تصدير المستودعات',
  mode: 'ما يفعله الملف',
  modes: {
    add: { label: 'إضافة مستودعات', hint: 'كل صف مستودع جديد. يُستورد الملف كله أو لا يُستورد منه شيء.' },
    change: {
      label: 'تغيير مستودعات',
      hint: 'تجد الصفوف مستودعاتك برقمها أو بمرجعك، والمرجع الجديد يضيف مسودة. الخلية الفارغة تترك القيمة على حالها، و«-» تمسحها. ابدأ بتصدير مستودعاتك.',
    },
  },
  preview: {
    title: 'ما الذي يغيّره هذا الملف',
    created: 'مسودات جديدة',
    changed: 'متغيرة',
    unchanged: 'بلا تغيير',
    refused: 'مرفوضة',
    row: (row) => `الصف ${row}`,
    refusedTitle: (rows) => `المرفوض: ${counted(rows, forms.row)}`,
    refusedLead: 'يمكن استيراد الصفوف الأخرى من دونها.',
    nothing: 'لا يغيّر هذا الملف شيئًا.',
    take: (rows) => `استورد ${counted(rows, ['صفًا واحدًا', 'صفين', 'صفوف', 'صفًا', 'صف'])}`,
    done: (rows) => `استُورد: ${counted(rows, forms.row)}`,
    drops: {
      title: (rows) => `أسعار تنخفض بأكثر من النصف: ${counted(rows, forms.row)}`,
      lead: 'تُترك هذه الصفوف حتى تؤكد أن أسعارها صحيحة.',
      all: (rows) => `تأكيد الكل: ${counted(rows, forms.row)}`,
      row: (name, row) => `${name}، الصف ${row}`,
    },
  },
  template: 'تنزيل القالب',
  columns: 'ما يُكتب في كل عمود',
  column: 'العمود',
  hint: 'ما تكتبه',
  provider: 'المزود',
  providerHint: 'تصير المستودعات له.',
  providerSearch: 'ابحث عن المزود',
  choose: 'اختر ملفًا',
  chooseAgain: 'اختر ملفًا آخر',
  file: 'ملف المستودعات',
  trying: 'جارٍ فحص الملف…',
  failed: 'تعذرت قراءة الملف',
  ready: (rows) => `جاهز: ${counted(rows, forms.listing)}`,
  split: (live, drafts) => `للنشر: ${figure(live)}، مسودات: ${figure(drafts)}.`,
  wrong: (issues) =>
    counted(issues, ['أمر واحد للتصحيح', 'أمران للتصحيح', 'أمور للتصحيح', 'أمرًا للتصحيح', 'أمر للتصحيح']),
  wrongLead: 'لا يُستورد شيء حتى يصح الملف كله.',
  add: (rows) => `إضافة ${counted(rows, ['مستودع واحد', 'مستودعين', 'مستودعات', 'مستودعًا', 'مستودع'])}`,
  added: (rows) => `أُضيف: ${counted(rows, forms.listing)}`,
  toOwn: 'إلى مستودعاتك',
  toTable: 'إلى جدول المستودعات',
}
