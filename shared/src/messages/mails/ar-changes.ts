/** Emails about a change of a reservation in Arabic. */
export const mailsArChanges = {
  'change.action': 'عرض الحجز',
  'change.why': 'تصلك هذه الرسالة لأنك طرف في هذا الحجز في {product}.',
  'change.fact.change': 'التغيير',
  'change.fact.from': 'اعتبارًا من',
  'change.fact.month': 'كل شهر كامل',
  'change.fact.total': 'مجموع الحجز',
  'change.fact.lastDay': 'اليوم الأخير',
  'change.kind.quantity': 'كمية أخرى',
  'change.kind.extension': 'تمديد',
  'change.fact.fulfillmentLastDay': 'آخر يوم لتنفيذ الطلبات',
  'change.fact.deposit': 'عربون تنفيذ الطلبات',
  'change.deposit': '{amount}، ويبقى مدفوعًا',
  'change.kind.end': 'إنهاء مبكر',
  'change.kind.fulfillment-end': 'إنهاء تنفيذ الطلبات',
  'change.kind.both-end': 'إنهاء مبكر للتخزين وتنفيذ الطلبات',

  'change.proposed.subject': 'اقتُرح تغيير الحجز {number}: {warehouse}',
  'change.proposed.body':
    'يقترح {who} تغيير الحجز {number} في {warehouse}. التفاصيل أدناه هي ما سيكون عليه الحجز.\n\nالخطوة التالية: اقبل الاقتراح أو ارفضه. يبقى الحجز كما هو حتى ترد.',
  'change.accepted.subject': 'قُبل تغيير الحجز {number}: {warehouse}',
  'change.accepted.body':
    'قبل {who} اقتراحك للحجز {number} في {warehouse}. تغيّر الحجز كما هو مبين أدناه.\n\nالخطوة التالية: تجد الاتفاقية المعدلة في صفحة الحجز.',
  'change.declined.subject': 'رُفض تغيير الحجز {number}: {warehouse}',
  'change.declined.body': 'رفض {who} اقتراحك للحجز {number} في {warehouse}. يبقى الحجز كما هو.',
  'change.withdrawn.subject': 'سُحب اقتراح تغيير الحجز {number}: {warehouse}',
  'change.withdrawn.body': 'سحب {who} الاقتراح الخاص بالحجز {number} في {warehouse}. يبقى الحجز كما هو.',
  'change.expired.subject': 'انتهت مدة اقتراح تغيير الحجز {number}: {warehouse}',
  'change.expired.body':
    'لم يُرد على الاقتراح الخاص بالحجز {number} في {warehouse} في الوقت المحدد. يبقى الحجز كما هو، ويمكن لأي طرف أن يقترح تغييرًا من جديد.',
  'change.extension.subject': 'الحجز {number} ينتهي قريبًا: {warehouse}',
  'change.extension.body':
    'ينتهي الحجز {number} في {warehouse} تلقائيًا بعد {lastDay}.\n\nالخطوة التالية: إذا أردت استمراره فاقترح تمديدًا، ويقبل الطرف الآخر أو يرفض. من دون ذلك ينتهي الحجز.',
  'change.extension.action': 'اقتراح تمديد',
} as const
