/** Notices of the catalog in Arabic, by their English: the server writes them in English, and who shows one says it by its sentence. */
export const arNotices: Readonly<Record<string, string>> = {
  '{customer} reserved {space} at {warehouse}.': 'حجز {customer} {space} في {warehouse}.',
  'Your reservation of {space} at {warehouse} is placed and waiting for approval.':
    'قُدّم حجزك {space} في {warehouse} وينتظر الموافقة.',
  '{warehouse} accepted reservation {number}.': 'قبل {warehouse} الحجز {number}.',
  '{product} approved reservation {number} at {warehouse}.': 'وافق {product} على الحجز {number} في {warehouse}.',
  'The customer canceled reservation {number} at {warehouse}.': 'ألغى العميل الحجز {number} في {warehouse}.',
  'The customer asks to cancel reservation {number} at {warehouse}.':
    'يطلب العميل إلغاء الحجز {number} في {warehouse}.',
  '{warehouse} canceled reservation {number}.': 'ألغى {warehouse} الحجز {number}.',
  '{warehouse} declined the request to cancel reservation {number}.': 'رفض {warehouse} طلب إلغاء الحجز {number}.',
  '{product} canceled reservation {number} at {warehouse}.': 'ألغى {product} الحجز {number} في {warehouse}.',
  'Reservation {number} at {warehouse} was not accepted in time and is canceled.':
    'لم يُقبل الحجز {number} في {warehouse} في الوقت المحدد فأُلغي.',
  'The payment for reservation {number} at {warehouse} failed; the reservation is canceled.':
    'فشل دفع الحجز {number} في {warehouse} فأُلغي الحجز.',
  'The payment for reservation {number} at {warehouse} failed and the reservation is canceled: {reason}':
    'فشل دفع الحجز {number} في {warehouse} فأُلغي الحجز: {reason}',
  '{customer} asks for a rate that {warehouse} does not show. You can answer in a message.':
    'يسأل {customer} عن سعر لا يعرضه {warehouse}. يمكنك الجواب برسالة.',
  '{customer} asks for a rate': 'يسأل {customer} عن سعر',
  '{customer} placed several reservations within a day that together exceed $10,000 without a verified identity.':
    'قدّم {customer} خلال يوم عدة حجوزات تتجاوز معًا $10,000 دون هوية مثبتة.',
  'Reservation {number} at {warehouse} is waiting for your answer. Without one by {date} the hold is removed.':
    'ينتظر الحجز {number} في {warehouse} جوابك. يُرفع حجز المبلغ إن لم تجب قبل {date}.',
  '{warehouse} has not answered your reservation {number} yet. Without an answer by {date} the hold is removed and nothing is charged.':
    'لم يجب {warehouse} عن حجزك {number} بعد. إن لم يجب قبل {date} يُرفع حجز المبلغ ولا يُخصم شيء.',
  'The bank of the customer disputes the payment of {amount} for reservation {number} at {warehouse}. {product} answers the bank and will tell you how it ends.':
    'ينازع مصرف العميل في دفعة {amount} للحجز {number} في {warehouse}. يرد {product} على المصرف ويخبرك بالنتيجة.',
  'The dispute over {amount} for reservation {number} at {warehouse} is closed: the payment stands.':
    'أُغلق النزاع على {amount} للحجز {number} في {warehouse}: الدفعة باقية.',
  'The dispute over {amount} for reservation {number} at {warehouse} is lost: the bank reversed the payment.':
    'خُسر النزاع على {amount} للحجز {number} في {warehouse}: عكس المصرف الدفعة.',
  '{message} Reason given: {reason}. Answer it at the payment provider in time.':
    '{message} السبب المذكور: {reason}. أجب عنه لدى مزود خدمة الدفع في الوقت المحدد.',
  '{amount} for reservation {number} at {warehouse} is on its way to your account.':
    '{amount} للحجز {number} في {warehouse} في طريقه إلى حسابك.',
  '{amount} for reservation {number} is on its way to your account. We deducted {withheld} for an earlier reservation that was refunded.':
    '{amount} للحجز {number} في طريقه إلى حسابك. حُجز منه {withheld} لحجز سابق رُدّ مبلغه.',
  'The payout of {amount} for reservation {number} was reversed.': 'عُكس تحويل {amount} للحجز {number}.',
  'The payout of reservation {number} was refused: {reason}. We will try again.':
    'رُفض تحويل مستحقات الحجز {number}: {reason}. نحاول مجددًا لاحقًا.',
  'Your payout account is ready: what you earn is sent to your bank.': 'حساب مستحقاتك جاهز: يُرسل ما تكسبه إلى مصرفك.',
  'Your payout account needs attention: nothing can be sent to your bank until you complete it.':
    'حساب مستحقاتك يحتاج انتباهك: لا يمكن إرسال شيء إلى مصرفك حتى تكمله.',
  'The refund {refund} of reservation {number} did not reach the customer. Refund it another way; a refund made at the provider is taken over.':
    'لم يصل الرد {refund} للحجز {number} إلى العميل. ردّ المبلغ بطريقة أخرى، ويُسجَّل رد يجري لدى المزود.',
  'The nightly comparison with the payment provider found {count} differences. See the report among the transactions.':
    'وجدت المقارنة الليلية مع مزود خدمة الدفع {count} من الفروق. انظر التقرير بين المعاملات.',
  'The refund did not reach your card or account. We have been told and will find another way.':
    'لم يصل المبلغ المردود إلى بطاقتك أو حسابك. بلغنا ذلك وسنجد طريقة أخرى.',
  '{name} asks to have their identity verified.': 'يطلب {name} إثبات هويته.',
  'Your identity is verified. You can make reservations of any size now.': 'هويتك مثبتة. يمكنك الآن حجز أي مساحة.',
  'We could not verify your identity: {reason} Please send your documents again.':
    'تعذر إثبات هويتك: {reason} أرسل وثائقك مرة أخرى من فضلك.',
  'We could not verify your identity: {reason} Please try again.': 'تعذر إثبات هويتك: {reason} حاول مرة أخرى من فضلك.',
  'Your comment on “{title}” is shown now.': 'تعليقك على «{title}» ظاهر الآن.',
  'Your comment on “{title}” is not shown. Comments must be on topic and free of advertising.':
    'تعليقك على «{title}» غير ظاهر. نُبقي التعليقات في صلب الموضوع وبلا إعلانات.',
  '{name} has a new review: {rating} of 5 stars. You can answer it in public.':
    'لـ {name} تقييم جديد: {rating} من 5 نجوم. يمكنك الرد عليه علنًا.',
  '{seller} answered your review of {name}.': 'رد {seller} على تقييمك لـ {name}.',
  'Your review of {name} was taken down by us. Write to us if you think that is wrong.':
    'أزلنا تقييمك لـ {name}. راسلنا إن كنت ترى ذلك خطأ.',
  'The copy of your data is ready. You can download it until {until}.':
    'نسخة بياناتك جاهزة. يمكنك تنزيلها حتى {until}.',
  'We couldn’t make the copy of your data. Ask for it again in your settings.':
    'تعذر إعداد نسخة بياناتك. اطلبها مجددًا من الإعدادات.',
  'Your account could not be erased yet: something is still open in it. We try again every day.':
    'تعذر محو حسابك حتى الآن: ما زال فيه شيء مفتوح. نحاول كل يوم.',
  '{amount} from {method} is in your wallet.': 'أُضيف {amount} من {method} إلى محفظتك.',
  'The payment of {amount} from {method} failed. Nothing was credited. Add credit with another payment method.':
    'فشل دفع {amount} من {method}. لم يُضف شيء. أضف رصيدًا بطريقة دفع أخرى.',
  '{amount} paid with {method} was reversed by a refund, a dispute or your bank. We deducted it from your wallet. What your campaigns had already spent stays open until your next top-up.':
    'عُكست دفعة {amount} عبر {method} برد أو نزاع أو من مصرفك، فخصمناه من محفظتك. ويبقى ما أنفقته حملاتك مستحقًا حتى تعبئتك القادمة.',
  '{amount} of advertising credit (user {user}, {method}) was reversed.':
    'عُكس {amount} من رصيد الإعلانات (المستخدم {user}، {method}).',
  'Your monthly top-up of {amount} from {method} failed. We will try again; you can cancel it or choose another payment method.':
    'فشلت تعبئتك الشهرية بمبلغ {amount} من {method}. سنحاول مجددًا، ويمكنك إلغاؤها أو اختيار طريقة دفع أخرى.',
  'Your monthly top-up of {amount} has ended. Your credit stays in your wallet.':
    'انتهت تعبئتك الشهرية بمبلغ {amount}. يبقى رصيدك في محفظتك.',
  'The campaign “{name}” has ended: its last day has passed. It spent {spent}; {rest} is back in your wallet.':
    'انتهت الحملة «{name}»: مضى آخر يوم فيها. أنفقت {spent}، وعاد {rest} إلى محفظتك.',
  'The campaign “{name}” has ended: its budget is used up. It spent {spent}; {rest} is back in your wallet.':
    'انتهت الحملة «{name}»: نفدت ميزانيتها. أنفقت {spent}، وعاد {rest} إلى محفظتك.',
  'The campaign “{name}” has ended because a payment into your wallet was reversed. It spent {spent}.':
    'انتهت الحملة «{name}» لأن دفعة إلى محفظتك عُكست. أنفقت {spent}.',
  'You are on the {plan} plan now.': 'أنت الآن على خطة {plan}.',
  'The payment for your {plan} plan did not go through. We will try again over the next few days. To keep the plan, choose another payment method in your settings.':
    'لم تنجح دفعة خطتك {plan}. نحاول مجددًا في الأيام القادمة. اختر طريقة دفع أخرى في الإعدادات لتحتفظ بالخطة.',
  'The payment for your {plan} plan went through after all. There is nothing else to do.':
    'نجحت دفعة خطتك {plan} في النهاية. لا شيء آخر مطلوب.',
  'Your {plan} plan has ended. You are on the free plan now.': 'انتهت خطتك {plan}. أنت الآن على الخطة المجانية.',
  'Your identity is verified': 'هويتك مثبتة',
  'Your identity could not be verified': 'تعذر إثبات هويتك',
  'A new review of {name}': 'تقييم جديد لـ {name}',
  'The copy of your data is ready': 'نسخة بياناتك جاهزة',
  'Your account could not be erased yet': 'تعذر محو حسابك حتى الآن',
  '{amount} added to your wallet': 'أُضيف {amount} إلى محفظتك',
  'Your payment of {amount} failed': 'فشلت دفعتك بمبلغ {amount}',
  '{amount} was deducted from your wallet': 'خُصم {amount} من محفظتك',
  'Your monthly top-up failed': 'فشلت تعبئتك الشهرية',
  'Your monthly top-up has ended': 'انتهت تعبئتك الشهرية',
  'Your campaign “{name}” has ended': 'انتهت حملتك «{name}»',
  'The budget of “{name}” is used up': 'نفدت ميزانية «{name}»',
  'Your plan: {plan}': 'خطتك: {plan}',
  'Your plan payment did not go through': 'لم تنجح دفعة خطتك',
  'Your plan payment went through': 'نجحت دفعة خطتك',
  'Your plan has ended': 'انتهت خطتك',
  '{amount} is on its way to you': '{amount} في طريقه إليك',
  'A payout of {amount} was reversed': 'عُكس تحويل {amount}',
  'A payout was refused': 'رُفض تحويل مستحقات',
  'Your payout account is ready': 'حساب مستحقاتك جاهز',
  'Your payout account needs attention': 'حساب مستحقاتك يحتاج انتباهك',
  'Reservation {number} payment disputed: {warehouse}': 'الحجز {number} متنازع على دفعته: {warehouse}',
  'Reservation {number} dispute closed, payment stands: {warehouse}':
    'الحجز {number} أُغلق نزاعه والدفعة باقية: {warehouse}',
  'Reservation {number} dispute lost: {warehouse}': 'الحجز {number} خُسر نزاعه: {warehouse}',
  'Reservation {number} refund came back: {warehouse}': 'الحجز {number} لم يصل مبلغه المردود: {warehouse}',
}
