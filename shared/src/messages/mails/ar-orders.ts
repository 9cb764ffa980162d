/** Emails about a reservation in Arabic; the plural forms of Arabic are here besides the English ones. */
export const mailsArOrders = {
  'order.action': 'عرض الحجز',
  'order.why': 'تصلك هذه الرسالة لأنك طرف في هذا الحجز في {product}.',
  'order.fact.number': 'الرقم',
  'order.fact.warehouse': 'المستودع',
  'order.fact.space': 'المحجوز',
  'order.fact.from': 'من',
  'order.fact.lastDay': 'اليوم الأخير',
  'order.fact.amount': 'الدفعة الأولى',
  'order.space.pallet.one': 'منصة واحدة',
  'order.space.pallet.other': 'عدد المنصات: {count}',
  'order.space.sqft.one': 'قدم مربعة واحدة',
  'order.space.sqft.other': 'المساحة بالقدم المربعة: {count}',
  'order.space.fulfillment': 'تنفيذ الطلبات',

  'order.customer_purchase.customer.subject': 'الحجز {number} أُنشئ: {warehouse}',
  'order.customer_purchase.customer.body':
    'أجريت حجزًا في {warehouse}. ينتظر الحجز قبول المستودع.\n\nالخطوة التالية: يقبل {warehouse} الحجز أو يرفضه. نكتب إليك فور رده، ويمكنك الإلغاء حتى ذلك الحين.',
  'order.customer_purchase.seller.subject': 'الحجز {number} أُنشئ: {warehouse}',
  'order.customer_purchase.seller.body':
    'أجرى {customer} حجزًا في {warehouse}.\n\nالخطوة التالية: اقبل الحجز أو ارفضه. يمكن للعميل الإلغاء حتى تقبل.',
  'order.seller_complete.customer.subject': 'الحجز {number} قُبل: {warehouse}',
  'order.seller_complete.customer.body':
    'قبل {warehouse} حجزك {number}.\n\nالخطوة التالية: تُحصَّل دفعتك الأولى {amount}. بعدها أعلن عن أول واردة في صفحة الحجز.',
  'order.admin_approve.customer.subject': 'الحجز {number} اعتُمد: {warehouse}',
  'order.admin_approve.customer.body': 'اعتمدت {product} حجزك {number} في {warehouse}. لا حاجة إلى أي إجراء منك.',
  'order.admin_approve.seller.subject': 'الحجز {number} اعتُمد: {warehouse}',
  'order.admin_approve.seller.body':
    'اعتمدت {product} الحجز {number} في {warehouse}. إذا لم تقبله بعد فيمكنك قبوله الآن.',
  'order.customer_cancel.seller.subject': 'الحجز {number} ألغاه العميل: {warehouse}',
  'order.customer_cancel.seller.body': 'ألغى {customer} الحجز {number} في {warehouse}. المساحة متاحة من جديد.',
  'order.customer_cancel.seller.body.fulfillment':
    'ألغى {customer} الحجز {number} في {warehouse}. لم يعد تنفيذ الطلبات محجوزًا.',
  'order.customer_cancel.seller.body.both':
    'ألغى {customer} الحجز {number} في {warehouse}. المساحة متاحة من جديد، ولم يعد تنفيذ الطلبات محجوزًا.',
  'order.customer_cancel_request.seller.subject': 'الحجز {number} طُلب إلغاؤه: {warehouse}',
  'order.customer_cancel_request.seller.body':
    'يطلب {customer} إلغاء الحجز {number} في {warehouse}.\n\nالخطوة التالية: وافق على الطلب أو ارفضه. يبقى الحجز قائمًا حتى ترد.',
  'order.seller_cancel.customer.subject': 'الحجز {number} ألغاه المستودع: {warehouse}',
  'order.seller_cancel.customer.body':
    'ألغى {warehouse} حجزك {number}.\n\nالخطوة التالية: يُرفع الحجز المالي {amount} عن بطاقتك، ويُردّ ما دُفع.',
  'order.seller_decline_cancel.customer.subject': 'الحجز {number} رُفض إلغاؤه: {warehouse}',
  'order.seller_decline_cancel.customer.body': 'رفض {warehouse} طلبك إلغاء الحجز {number}. يبقى الحجز كما هو.',
  'order.admin_cancel.customer.subject': 'الحجز {number} أُلغي: {warehouse}',
  'order.admin_cancel.customer.body':
    'ألغت {product} حجزك {number} في {warehouse}.\n\nالخطوة التالية: يُرفع الحجز المالي {amount} عن بطاقتك، ويُردّ ما دُفع.',
  'order.admin_cancel.seller.subject': 'الحجز {number} أُلغي: {warehouse}',
  'order.admin_cancel.seller.body': 'ألغت {product} الحجز {number} في {warehouse}. المساحة متاحة من جديد.',
  'order.admin_cancel.seller.body.fulfillment':
    'ألغت {product} الحجز {number} في {warehouse}. لم يعد تنفيذ الطلبات محجوزًا.',
  'order.admin_cancel.seller.body.both':
    'ألغت {product} الحجز {number} في {warehouse}. المساحة متاحة من جديد، ولم يعد تنفيذ الطلبات محجوزًا.',
  'order.order_expired.customer.subject': 'الحجز {number} انتهى من دون رد: {warehouse}',
  'order.order_expired.customer.body':
    'لم يقبل {warehouse} حجزك {number} في الوقت المحدد، لذلك أُلغي. لم يُحصَّل شيء، ويُرفع الحجز المالي {amount}.',
  'order.order_expired.seller.subject': 'الحجز {number} انتهى من دون رد: {warehouse}',
  'order.order_expired.seller.body':
    'لم تقبل الحجز {number} في {warehouse} في الوقت المحدد، لذلك أُلغي. المساحة متاحة من جديد.',
  'order.order_expired.seller.body.fulfillment':
    'لم تقبل الحجز {number} في {warehouse} في الوقت المحدد، لذلك أُلغي. لم يعد تنفيذ الطلبات محجوزًا.',
  'order.order_expired.seller.body.both':
    'لم تقبل الحجز {number} في {warehouse} في الوقت المحدد، لذلك أُلغي. المساحة متاحة من جديد، ولم يعد تنفيذ الطلبات محجوزًا.',
  'order.order_expires_soon.customer.subject': 'الحجز {number} ينتظر ردًا: {warehouse}',
  'order.order_expires_soon.customer.body':
    'لم يرد {warehouse} على حجزك {number} بعد. من دون رد حتى {expires} يُرفع الحجز المالي ولا يُحصَّل شيء.',
  'order.order_expires_soon.seller.subject': 'الحجز {number} ينتظر ردًا: {warehouse}',
  'order.order_expires_soon.seller.body':
    'ينتظر الحجز {number} في {warehouse} ردك. من دون رد حتى {expires} يُرفع الحجز المالي.',
  'order.payment_failed.customer.subject': 'الحجز {number} أُلغي لفشل الدفع: {warehouse}',
  'order.payment_failed.customer.body':
    'فشل دفع {amount} للحجز {number} في {warehouse}، لذلك أُلغي الحجز. يمكنك الحجز من جديد ببطاقة أو حساب آخر.',
  'order.payment_failed.seller.subject': 'الحجز {number} أُلغي لفشل الدفع: {warehouse}',
  'order.payment_failed.seller.body':
    'فشل الدفع للحجز {number} في {warehouse}، لذلك أُلغي الحجز. المساحة متاحة من جديد.',
  'order.payment_failed.seller.body.fulfillment':
    'فشل الدفع للحجز {number} في {warehouse}، لذلك أُلغي الحجز. لم يعد تنفيذ الطلبات محجوزًا.',
  'order.payment_failed.seller.body.both':
    'فشل الدفع للحجز {number} في {warehouse}، لذلك أُلغي الحجز. المساحة متاحة من جديد، ولم يعد تنفيذ الطلبات محجوزًا.',
}
