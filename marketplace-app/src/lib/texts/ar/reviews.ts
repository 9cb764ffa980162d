import type { InWords } from '../../language'
import type { reviewTexts as english } from '../reviews'
import { counted, forms } from './counted'

export const reviewTexts: InWords<typeof english> = {
  title: 'التقييمات',
  lead: 'ما يكتبه العملاء عن مستودعاتك. يظهر جوابك تحت التقييم للجميع.',
  awaitingOnly: 'ما لم يُجَب عنه فقط',
  found: (total) => counted(total, forms.review),
  empty: 'لا تقييمات بعد',
  emptyLead: 'نطلب تقييمًا من العملاء الذين قبلت حجوزاتهم.',
  answered: 'لا تقييم ينتظر جوابًا',
  answeredLead: 'نعلمك بالجديد هنا وبالبريد.',
  pages: 'صفحات التقييمات',
  untitled: 'مستودع بلا اسم',
}
