/** The five facts of a reservation in Arabic emails; `shared/src/domain/commitment.ts` says them in English. */
export const arabicCommitment = {
  first: 'الدفعة الأولى',
  'first.hold': '{amount}، محجوزة الآن على بطاقتك وتُحصَّل عند قبول المستودع',
  'first.debit': '{amount}، تُسحب من حسابك المصرفي عند قبول المستودع، ولا يُسحب شيء قبله',
  total: 'المجموع',
  'total.months': '{amount}، عدد الأشهر: {count}',
  'total.deposit': '{amount} دفعة مقدمة؛ تُحتسب الخدمات حسب استخدامها',
  months: 'كل شهر',
  'months.dates': '{amount}، في: {dates}',
  'months.none': 'لا مبلغ ثابت: حسب قائمة الأسعار',
  biller: 'من يصدر الفواتير',
  'biller.rest': 'تحصّل {product} الدفعة الأولى، ويصدر {warehouse} فواتير الباقي',
  'biller.all': 'تحصّل {product} المبلغ كله',
  end: 'كيف ينتهي',
  'end.day': 'ينتهي تلقائيًا بعد {day}. يمكنك الإلغاء حتى يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.',
  'end.open': 'ليس له موعد انتهاء ثابت. يمكنك الإلغاء حتى يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.',
} as const
