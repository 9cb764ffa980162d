import type { InWords } from '../../language'
import type { overviewTexts as english } from '../overview'

export const overviewTexts: InWords<typeof english> = {
  awaiting: 'ما ينتظرك',
  nothing: 'لا شيء ينتظرك.',
  weeks: 'آخر اثني عشر أسبوعًا',
  failed: 'تعذر تحميل أرقامك',
  kinds: {
    ordersToAccept: ['حجز للقبول', 'حجوزات للقبول'],
    cancelRequests: ['طلب إلغاء', 'طلبات إلغاء'],
    quotesToAnswer: ['عرض سعر للإجابة', 'عروض أسعار للإجابة'],
    reviewsToAnswer: ['تقييم للإجابة', 'تقييمات للإجابة'],
    firstListing: ['إدراج أول للكتابة', 'إدراجات أولى للكتابة'],
    payoutsToReceive: ['تحويل ينتظر حسابك المصرفي', 'تحويلات تنتظر حسابك المصرفي'],
    identity: ['هوية للفحص', 'هويات للفحص'],
    claims: ['مطالبة بملف', 'مطالبات بملفات'],
    comments: ['تعليق للمراجعة', 'تعليقات للمراجعة'],
    messages: ['رسالة جديدة من نموذج الاتصال', 'رسائل جديدة من نموذج الاتصال'],
    drafts: ['إدراج للإكمال', 'إدراجات للإكمال'],
    stale: ['إدراج للتأكيد', 'إدراجات للتأكيد'],
    reviewsToWrite: ['مستودع للتقييم', 'مستودعات للتقييم'],
    notVerified: ['إدراج غير موثَّق', 'إدراجات غير موثَّقة'],
    hidden: ['إدراج مخفي', 'إدراجات مخفية'],
    notRated: ['إدراج بلا ماسات', 'إدراجات بلا ماسات'],
    unread: ['إشعار غير مقروء', 'إشعارات غير مقروءة'],
  },
  figures: {
    orders: 'الحجوزات',
    volume: 'الحجم',
    reviews: 'التقييمات',
    people: 'أشخاص جدد',
    listings: 'إدراجات جديدة',
  },
  spark: (name, first, last) => `${name} حسب الأسبوع: ${first} قبل اثني عشر أسبوعًا، ${last} هذا الأسبوع`,
}
