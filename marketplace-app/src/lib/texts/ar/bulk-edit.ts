import type { InWords } from '../../language'
import type { bulkEditTexts as english } from '../bulk-edit'
import { counted, figure, forms } from './counted'

const listings = (count: number): string => counted(count, forms.listing)

export const bulkEditTexts: InWords<typeof english> = {
  open: 'عدّل الأسعار والمساحة',
  title: 'تعديل الأسعار والمساحة',
  lead: 'غيّر أسعار مستودعات كثيرة وخصوماتها ومساحتها دفعة واحدة. ترى كل تغيير قبل أن يُجرى.',
  search: 'ابحث في مستودعاتي',
  all: (count) => `حدد الكل (${figure(count)})`,
  one: (name) => `حدد ${name}`,
  selected: (count) => `المحدد: ${listings(count)}`,
  most: 'تظهر أول 500 مستودع. ابحث لتجد غيرها.',
  none: 'لا مستودع يطابق البحث.',
  list: 'مستودعاتك',
  rules: 'ما الذي يتغير',
  field: 'الحقل',
  action: 'التغيير',
  actions: { set: 'اجعله', percent: 'ارفعه بنسبة %', amount: 'ارفعه بمقدار' },
  value: 'القيمة',
  valueHint: 'القيمة السالبة تخفض. اتركها فارغة مع «اجعله» لمسح الحقل.',
  addRule: 'أضف تغييرًا آخر',
  removeRule: 'احذف هذا التغيير',
  preview: 'عاين التغييرات',
  previewTitle: 'المعاينة',
  failed: 'تعذرت معاينة التغييرات',
  applyFailed: 'تعذر إجراء التغييرات',
  columns: { name: 'المستودع', changes: 'قبل ← بعد', state: 'النتيجة' },
  unchanged: 'بلا تغيير',
  nothing: 'فارغ',
  ready: 'جاهز',
  done: 'تغيّر',
  undone: 'استُعيد',
  apply: (count) => `غيّر ${listings(count)}`,
  progress: (done, all) => `${figure(done)} من ${listings(all)}`,
  outcome: (changed, refused) =>
    `تغيّر: ${listings(changed)}${refused > 0 ? `، وبقي على حاله: ${listings(refused)}` : ''}`,
  undo: 'تراجع عن هذه التغييرات',
  undoOutcome: (restored, refused) =>
    `استُعيد: ${listings(restored)}${refused > 0 ? `، وتغيّر في الأثناء فبقي على حاله: ${listings(refused)}` : ''}`,
}
