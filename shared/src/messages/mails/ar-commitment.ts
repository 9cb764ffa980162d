/** The five facts of a reservation in Arabic emails; `shared/src/domain/commitment.ts` says them in English. */
export const arabicCommitment = {
  first: 'الدفعة الأولى',
  'first.hold': '{amount}، محجوزة الآن على بطاقتك وتُحصَّل عند قبول المستودع',
  'first.debit': '{amount}، تُسحب من حسابك المصرفي عند قبول المستودع، ولا يُسحب شيء قبله',
  total: 'المجموع',
  'total.months': '{amount}، عدد الأشهر: {count}',
  'total.both': '{amount}، عدد الأشهر: {count}، مع دفعة مقدمة لتجهيز الطلبات قدرها {deposit}',
  'total.deposit': '{amount} دفعة مقدمة؛ تُحتسب الخدمات حسب استخدامها',
  months: 'كل شهر',
  'months.dates': '{amount}، في: {dates}',
  'months.none': 'لا مبلغ ثابت: حسب قائمة الأسعار',
  biller: 'من يصدر الفواتير',
  'biller.rest': 'تحصّل {product} الدفعة الأولى، ويصدر {warehouse} فواتير الباقي',
  'biller.both':
    'تحصّل {product} الدفعة الأولى، ويصدر {warehouse} فواتير الباقي وفواتير خدمات تجهيز الطلبات حسب استخدامها',
  'biller.all': 'تحصّل {product} المبلغ كله',
  end: 'كيف ينتهي',
  'end.day': 'ينتهي تلقائيًا بعد {day}. يمكنك الإلغاء حتى يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.',
  'end.both':
    'ينتهي التخزين تلقائيًا بعد {day}، وليس لتجهيز الطلبات موعد انتهاء ثابت. يمكنك إلغاؤهما معًا حتى يقبل المستودع، وبعد ذلك يمكنك طلب إلغائهما معًا.',
  'end.open': 'ليس له موعد انتهاء ثابت. يمكنك الإلغاء حتى يقبل المستودع، وبعد ذلك يمكنك طلب الإلغاء.',
} as const
