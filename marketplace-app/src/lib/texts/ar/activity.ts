import type { InWords } from '../../language'
import type { activityTexts as english } from '../activity'
import { counted, forms } from './counted'

export const activityTexts: InWords<typeof english> = {
  title: 'سجل النشاط',
  lead: 'من فعل ماذا ومتى. لا شيء هنا يقبل التغيير.',
  filters: 'صفِّ سجل النشاط',
  caption: 'ما قام به الأشخاص، الأحدث أولًا',
  when: 'الوقت',
  who: 'من قام به',
  what: 'الإجراء',
  subject: 'على',
  changes: 'التغييرات',
  change: (field, before, after) => `${field}: من ${before || '–'} إلى ${after || '–'}`,
  system: 'المنصة',
  inNameOf: (name) => `باسم ${name}`,
  nobody: (id) => `الشخص ${id}`,
  gone: (id) => `رقم ${id}، محذوف`,
  person: (name) => `${name} وحده، ومن تصرف باسمه`,
  everybody: 'اعرض الجميع',
  onlyPerson: (name) => `اعرض ما قام به ${name} وحده`,
  toPerson: 'صفحة الحساب',
  kind: 'نوع السجل',
  anyKind: 'كل السجلات',
  kinds: { user: 'الحسابات', warehouse: 'المستودعات', service: 'الخدمات' },
  from: 'من',
  to: 'إلى',
  found: (count) => counted(count, forms.entry),
  pages: 'صفحات السجل',
  empty: 'لا نشاط',
  emptyLead: 'لا إجراء يطابق هذه المرشحات. الأيام بالتوقيت العالمي.',
}
