import type { InWords } from '../../language'
import type { legalTexts as english } from '../legal'

export const legalTexts: InWords<typeof english> = {
  signUp: 'بإنشاء حساب توافق على',
  reserve: 'بالتأكيد توافق على',
  request: 'بإرسال طلب توافق على',
  publish: 'بنشر مستودع توافق على',
  terms: 'شروط الاستخدام',
  and: 'وعلى',
  privacy: 'سياسة الخصوصية',
}
