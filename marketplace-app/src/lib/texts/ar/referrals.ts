import type { InWords } from '../../language'
import type { referralTexts as english } from '../referrals'
import { counted, forms } from './counted'

export const referralTexts: InWords<typeof english> = {
  title: 'ادعُ غيرك',
  lead: 'من يفتح حسابًا برابطك يُحسب مدعوًا منك.',
  link: 'رابطك',
  copy: 'نسخ الرابط',
  people: 'من انضم',
  months: 'حسب الشهر',
  nameless: 'بلا اسم',
  joined: (count) => (count === 0 ? 'لم ينضم به أحد بعد.' : `انضم به ${counted(count, forms.person)}.`),
}
