import type { InWords } from '../../language'
import type { listingImportTexts as english } from '../listing-import'
import { counted, figure, forms } from './counted'

export const listingImportTexts: InWords<typeof english> = {
  title: 'استيراد المستودعات',
  lead: 'أضف حتى 1,000 مستودع من ملف CSV أو Excel. يُجرَّب الملف أولًا، ويؤخذ كله أو لا يؤخذ منه شيء.',
  action: 'استيراد',
  exportAction: 'تصدير',
  exportFailed: 'تعذر تصدير المستودعات',
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
  trying: 'جارٍ تجربة الملف…',
  failed: 'تعذرت قراءة الملف',
  ready: (rows) => `جاهز: ${counted(rows, forms.listing)}`,
  split: (live, drafts) => `للنشر: ${figure(live)}، مسودات: ${figure(drafts)}.`,
  wrong: (issues) =>
    counted(issues, ['أمر واحد للتصحيح', 'أمران للتصحيح', 'أمور للتصحيح', 'أمرًا للتصحيح', 'أمر للتصحيح']),
  wrongLead: 'لا يؤخذ شيء حتى يصح الملف كله.',
  add: (rows) => `إضافة ${counted(rows, ['مستودع واحد', 'مستودعين', 'مستودعات', 'مستودعًا', 'مستودع'])}`,
  added: (rows) => `أُضيف: ${counted(rows, forms.listing)}`,
  toOwn: 'إلى مستودعاتك',
  toTable: 'إلى جدول المستودعات',
}
