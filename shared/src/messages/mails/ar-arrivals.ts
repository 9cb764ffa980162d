/** Emails about goods that come to a reservation in Arabic. */
export const mailsArArrivals = {
  'arrival.action': 'عرض الشحنة الواردة',
  'arrival.why': 'تصلك هذه الرسالة لأنك طرف في هذا الحجز في {product}.',
  'arrival.fact.slot': 'الموعد',
  'arrival.fact.goods': 'البضاعة',
  'arrival.fact.carrier': 'الناقل',
  'arrival.fact.reference': 'المرجع',
  'arrival.fact.counted': 'العدد المستلم',
  'arrival.fact.damaged': 'التالف',
  'arrival.fact.note': 'ملاحظة',
  'arrival.slot': '{day}، من {from} إلى {to} بتوقيت المستودع',
  'arrival.goods.pallet.one': 'منصة واحدة',
  'arrival.goods.pallet.other': 'عدد المنصات: {count}',
  'arrival.goods.unit.one': 'وحدة واحدة',
  'arrival.goods.unit.other': 'عدد الوحدات: {count}',

  'arrival.announce.subject': 'شحنة واردة في {day}: الحجز {number}',
  'arrival.announce.body':
    'أعلن {customer} عن شحنة واردة إلى {warehouse}.\n\nالخطوة التالية: أكّد الموعد أو اقترح موعدًا آخر أو ارفض.',
  'arrival.confirm.subject': 'تأكد موعد الشحنة في {day}: الحجز {number}',
  'arrival.confirm.body':
    'أكّد {warehouse} موعد شحنتك.\n\nالخطوة التالية: تصل بضاعتك في هذا الموعد ويسجل المستودع استلامها.',
  'arrival.propose.subject': 'اقتُرح موعد آخر في {day}: الحجز {number}',
  'arrival.propose.body':
    'يقترح {warehouse} موعدًا آخر لشحنتك.\n\nالخطوة التالية: اقبل الموعد، أو ألغِ الشحنة وأعلن عنها من جديد.',
  'arrival.decline.subject': 'رُفضت الشحنة الواردة: الحجز {number}',
  'arrival.decline.body':
    'لا يستطيع {warehouse} استلام شحنتك.\n\nالخطوة التالية: راسل المستودع، أو أعلن عن الشحنة ليوم آخر.',
  'arrival.accept.subject': 'قُبل الموعد في {day}: الحجز {number}',
  'arrival.accept.body': 'قبل {customer} الموعد الذي اقترحته في {warehouse}. موعد الشحنة مؤكد.',
  'arrival.cancel.subject': 'أُلغيت الشحنة الواردة: الحجز {number}',
  'arrival.cancel.body': 'ألغى {customer} هذه الشحنة إلى {warehouse}. الموعد متاح من جديد.',
  'arrival.check-in.subject': 'سُجل استلام البضاعة: الحجز {number}',
  'arrival.check-in.body': 'سجل {warehouse} استلام بضاعتك. الصور، إن وُجدت، مع الشحنة.',
}
