import type { InWords } from '../../language'
import type { compareTexts as english } from '../compare'

export const compareTexts: InWords<typeof english> = {
  ask: 'اطلب عروض أسعار',
  askBest: 'اطلب عروض أسعار من العشرة الأنسب',
  title: 'مقارنة المستودعات',
  lead: 'ما يصل إلى أربعة مستودعات جنبًا إلى جنب، للحاجة نفسها.',
}
