import type { InWords } from '../../language'
import type { installmentTexts as english } from '../installments'

export const installmentTexts: InWords<typeof english> = {
  title: 'جدول الدفع',
  caption: 'أشهر هذا الحجز ودفعاتها',
  month: 'الشهر',
  extra: 'مساحة مضافة',
  days: (from, to) => `${from} – ${to}`,
  due: 'تاريخ الاستحقاق',
  amount: 'المبلغ',
  state: 'الحالة',
  states: {
    scheduled: 'مقررة',
    charging: 'جارٍ خصمها',
    processing: 'الخصم المصرفي في طريقه',
    retrying: 'فشلت وستُعاد المحاولة',
    failed: 'غير مدفوعة',
    paid: 'مدفوعة',
    canceled: 'ملغاة',
  },
  nextTry: (day) => `المحاولة التالية في ${day}`,
  pay: (number) => `ادفع الشهر ${number}`,
  payWith: 'الدفع بواسطة',
  card: (brand, last4) => `بطاقة ${brand} المنتهية بـ ${last4}`,
  bank: (bank, last4) => `حساب ${bank} المنتهي بـ ${last4}`,
  addMethod: 'أضف طريقة دفع',
  paid: 'دفعتك في طريقها.',
  notPaid: 'لم تتم عملية الدفع',
  next: (amount, day) => `التالية: ${amount} في ${day}`,
  open: (amount) => `غير مدفوع: ${amount}`,
  allPaid: 'دُفعت كل الأشهر.',
}
