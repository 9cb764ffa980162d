import type { InWords } from '../../language'
import type { addressBookTexts as english } from '../addresses'

export const addressBookTexts: InWords<typeof english> = {
  lead: 'عناوين تستخدمها من جديد: لا يراها غيرك.',
  add: 'عنوان جديد',
  edit: 'تعديل العنوان',
  none: 'لا عنوان بعد.',
  list: 'عناوينك',
  saved: 'حُفظ العنوان',
  saveFailed: 'تعذر حفظ العنوان',
  removed: 'حُذف العنوان',
  removeQuestion: 'أتريد حذف هذا العنوان من دفترك؟',
  editOne: (address) => `تعديل ${address}`,
  removeOne: (address) => `حذف ${address}`,
  unverified: 'لا يعرف دليل الأماكن لدينا هذا المكان، فيُحفظ العنوان كما كتبته.',
}
