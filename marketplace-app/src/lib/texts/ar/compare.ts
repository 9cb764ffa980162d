import type { InWords } from '../../language'
import type { compareTexts as english } from '../compare'

export const compareTexts: InWords<typeof english> = {
  compare: 'مقارنة',
  toggle: (name) => `قارن ${name}`,
  tray: 'مستودعات للمقارنة',
  filled: (count, most) => `${count} من ${most}`,
  ask: 'اطلب عروض أسعار',
  askBest: 'اطلب عروض أسعار من العشرة الأنسب',
  clear: 'مسح',
}
