import type { InWords } from '../../language'
import type { noticeTexts as english } from '../notices'

export const noticeTexts: InWords<typeof english> = {
  title: 'الإشعارات',
  lead: 'اختر ما يصلك وأين وبأي سرعة. نراسلك دائمًا بما يخص حسابك نفسه.',
  groups: {
    reservations: 'الحجوزات',
    quotes: 'عروض الأسعار والطلبات',
    messages: 'الرسائل والتعليقات',
    reviews: 'المستودعات والتقييمات',
    money: 'التحويلات والرصيد والخطط',
  },
  app: (group) => `${group}: عرض في التطبيق`,
  appShort: 'في التطبيق',
  mail: (group) => `${group}: بالبريد الإلكتروني`,
  paces: { now: 'رسالة فورًا', daily: 'رسالة واحدة في اليوم', off: 'بلا رسائل' },
  language: 'لغة الرسائل',
  saved: 'حُفظ اختيارك',
  failed: 'تعذر حفظ اختيارك',
}
