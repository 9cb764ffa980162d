import type { InWords } from '../../language'
import type { nextStepTexts as english } from '../next-step'

export const nextStepTexts: InWords<typeof english> = {
  label: 'الخطوة التالية',
  toArrivals: 'إلى الواردات',
  toChange: 'إلى الاقتراح',
  confirm: {
    own: (goods) => `أكّد وصول ${goods}`,
    other: (goods) => `بانتظار أن يؤكد المستودع ${goods}`,
  },
  accept: {
    own: (goods) => `اقبل الموعد المقترح: ${goods}`,
    other: 'بانتظار أن يقبل العميل موعدك',
  },
  checkIn: {
    own: (goods) => `استلم ${goods}`,
    other: (goods) => `يحين وصول ${goods} إلى المستودع`,
  },
  arrival: (day) => `تأكد الوصول في ${day}`,
  payment: { title: (amount, day) => `دفعة ${amount} في ${day}`, text: (number) => `الشهر ${number} من المدة.` },
  unpaid: {
    own: (amount, number) => `ادفع ${amount} عن الشهر ${number}`,
    other: (amount, number) => `لم يُدفع بعد ${amount} عن الشهر ${number}`,
    again: (day) => `فشلت الدفعة. نعيد المحاولة في ${day}.`,
    notAgain: 'فشلت الدفعة. لا نعيد المحاولة تلقائيًا.',
  },
  answer: {
    own: (by) => (by ? `اقبل أو ارفض قبل ${by}` : 'اقبل أو ارفض'),
    ownText: 'من دون جواب ينتهي الحجز ولا يُخصم شيء.',
    other: (by) => (by ? `بانتظار جواب المستودع قبل ${by}` : 'بانتظار جواب المستودع'),
    otherText: 'من دون جواب لا يُخصم شيء.',
  },
  cancelRequest: {
    own: 'أجب عن طلب الإلغاء',
    ownText: 'يبقى الحجز على حاله حتى تجيب.',
    other: 'بانتظار جواب المستودع عن طلب الإلغاء',
    otherText: 'لا يتغير شيء حتى ذلك الحين.',
  },
  change: {
    own: 'أجب عن التغيير المقترح',
    other: 'بانتظار أن يجيب الطرف الآخر عن التغيير المقترح',
    text: (by) => `تنتهي صلاحية الاقتراح في ${by}. يبقى الحجز على حاله حتى ذلك الحين.`,
  },
  approval: { title: 'بانتظار موافقتنا', text: 'تُخصم الدفعة الأولى بعدها.' },
  firstPayment: { title: 'الدفعة الأولى في طريقها', text: 'يستغرق الخصم من حساب مصرفي بضعة أيام.' },
  chargedBack: { title: 'عكس المصرف الدفعة', text: 'ننظر في الأمر ونكتب إلى الطرفين.' },
  announce: {
    own: 'أعلن عن أول وصول',
    ownText: (day) => (day ? `المساحة لك من ${day}.` : 'المستودع جاهز لك.'),
    other: 'بانتظار الإعلان عن أول وصول',
    otherText: 'يقول العميل متى تصل البضائع.',
  },
  end: { title: (day) => `اليوم الأخير: ${day}`, text: 'ينتهي الحجز تلقائيًا بعد هذا اليوم.' },
  ended: { title: (day) => `انتهى بعد ${day}`, text: 'تبقى المستندات والواردات والسجل هنا.' },
  canceled: { title: 'أُلغي هذا الحجز', text: 'تبقى المستندات والسجل هنا.' },
}
