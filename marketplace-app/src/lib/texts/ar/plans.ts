import { formatCents } from '@stackyard/shared/domain/money'
import type { InWords } from '../../language'
import type { planTexts as english } from '../plans'
import { counted, figure } from './counted'

const listings = ['إدراج واحد', 'إدراجان', 'إدراجات', 'إدراجًا', 'إدراج'] as const

export const planTexts: InWords<typeof english> = {
  termsOfUse: 'اقرأ شروط الاستخدام',
  privacyPolicy: 'اقرأ سياسة الخصوصية',
  current: 'خطتك',
  plans: 'الخطط',
  monthly: 'شهري',
  annual: 'سنوي',
  billing: 'الفوترة',
  perMonth: 'في الشهر',
  perYear: 'في السنة',
  saved: (cents) => `توفّر ${formatCents(cents)} في السنة`,
  listings: (limit) =>
    limit === null
      ? 'أي عدد من الإدراجات'
      : limit === 1
        ? 'إدراج واحد'
        : `حتى ${counted(limit, ['إدراج واحد', 'إدراجين', 'إدراجات', 'إدراجًا', 'إدراج'])}`,
  spotlight: 'الإبراز والأماكن المميزة',
  noSpotlight: 'أماكن عادية في القوائم',
  isCurrent: 'الخطة الحالية',
  choose: (name) => `اختر ${name}`,
  used: (count, limit) =>
    limit === null ? counted(count, listings) : `استُخدم ${figure(count)} من ${figure(limit)} من الإدراجات`,
  renews: (amount, date, method) => `تُجدَّد في ${date} مقابل ${amount}، والدفع بواسطة ${method}.`,
  ends: (date) => `تنتهي في ${date}. تنتقل بعدها إلى الخطة المجانية، فاختر خطة من جديد لتبقيها.`,
  pastDue: 'لم تتم الدفعة الأخيرة',
  pastDueText: 'نحاول من جديد في الأيام القادمة. اختر خطتك من جديد بطريقة دفع أخرى لتبقيها.',
  changing: 'ما زال آخر تغيير قيد التنفيذ لدى مزود خدمة الدفع. انظر من جديد بعد دقيقة.',
  granted: 'منحك إياها فريقنا. لا يُخصم شيء مقابلها.',
  free: 'لا تدفع مقابل أي خطة.',
  dueToday: 'المستحق اليوم',
  credit: 'رصيد عن المدة غير المستخدمة',
  coupon: 'القسيمة',
  afterwards: 'بعد ذلك',
  quoteFailed: 'تعذر حساب المبلغ المستحق اليوم.',
  method: 'الدفع بواسطة',
  achNote: 'يستغرق الخصم المصرفي حتى أربعة أيام، وتُحسب الخطة فورًا.',
  confirmCancel:
    'تبقى لك خطتك حتى تنتهي المدة التي دفعتها. تنتقل بعدها إلى الخطة المجانية: تبقى الإدراجات الزائدة على حدها، لكن لا يمكنك إضافة غيرها.',
  confirmCancelPastDue: 'دفعتك الأخيرة غير مدفوعة، فتنتهي الخطة فورًا.',
  cancelled: (date) => `تنتهي خطتك في ${date}`,
  cancelledNow: 'أنت الآن على الخطة المجانية',
  keep: 'أبقِ الخطة',
}
