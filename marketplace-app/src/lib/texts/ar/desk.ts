import type { InWords } from '../../language'
import type { deskTexts as english } from '../desk'
import { counted, figure, forms } from './counted'

export const deskTexts: InWords<typeof english> = {
  more: (count) => `${figure(count)} أخرى`,
  answer: {
    title: 'يحتاج إلى جوابك',
    none: 'لا شيء ينتظر جوابك.',
    kinds: { reservation: 'اقبل أو ارفض', 'cancel-request': 'طلب إلغاء', quote: 'عرض سعر يُرسل' },
    by: (moment) => `قبل ${moment}`,
    late: (moment) => `متأخر منذ ${moment}`,
    noDeadline: 'بلا مهلة',
  },
  arrivals: {
    title: 'الواردات في الأيام الأربعة عشر القادمة',
    none: 'لم يُعلن عن بضائع في الأيام الأربعة عشر القادمة.',
    late: 'متأخرة',
    slot: (from, to) => `من ${from} إلى ${to}`,
    states: { requested: 'أكّد الموعد', proposed: 'ينتظر العميل', confirmed: 'مؤكد' },
    checkIn: 'استلم',
  },
  space: {
    title: 'المساحة اليوم',
    all: 'كل المستودعات',
    kinds: { own: 'استعمال خاص', sold: 'محجوز', held: 'مطلوب', free: 'متاح' },
    square: (feet) => `${figure(feet)} قدم مربع`,
    pallets: (count) => counted(count, forms.pallet),
    used: (percent) => `${percent}% مشغول`,
    calendar: (name) => `تقويم ${name}`,
  },
  records: {
    title: 'سجل خدمتك',
    none: 'لا بيانات بعد. تُحسب كل ليلة الطلبات والحجوزات والواردات في آخر 12 شهرًا.',
  },
  unbilled: {
    title: 'غير مفوتر ومتأخر',
    none: 'لا شيء معلق.',
    kinds: { failed: 'فشلت الدفعة', begun: 'فوتر هذا الشهر' },
    month: (number, term) => `الشهر ${number} من ${term}`,
    since: { failed: (day) => `مستحقة في ${day}`, begun: (day) => `بدأ في ${day}` },
  },
}
