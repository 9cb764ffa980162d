import { mailsArArrivals } from './ar-arrivals'
import { mailsArChanges } from './ar-changes'
import { mailsArOrders } from './ar-orders'
import type { mailsEn } from './en'

/** The texts of emails in Arabic, by the keys of the English ones. */
export const mailsAr = {
  ...mailsArOrders,
  ...mailsArArrivals,
  ...mailsArChanges,
  'layout.greeting': 'مرحبًا {name}،',
  'layout.greeting.nameless': 'مرحبًا،',
  'layout.link': 'إذا لم يعمل الزر فافتح هذا العنوان:',
  'layout.stop': 'إيقاف هذه الرسائل',
  'layout.stop.kind': 'إيقاف هذا النوع من الرسائل',
  'layout.preferences': 'اختر الرسائل التي تصلك',

  'stop.title': 'إيقاف هذه الرسائل؟',
  'stop.text': 'لن تصلك بعد الآن رسائل بريد عن: {group}. ما يعرضه التطبيق يبقى كما هو.',
  'stop.button': 'إيقاف هذه الرسائل',
  'stop.done.title': 'أُوقفت هذه الرسائل',
  'stop.done.text': 'لن تصلك بعد الآن رسائل بريد عن: {group}. يمكنك تفعيلها من جديد في الإعدادات.',
  'stop.invalid.title': 'هذا الرابط غير صالح',
  'stop.invalid.text': 'افتح أحدث رسالة وصلتك منا، أو اختر في الإعدادات الرسائل التي تصلك.',
  'group.reservations': 'الحجوزات',
  'group.quotes': 'عروض الأسعار والطلبات',
  'group.messages': 'الرسائل والتعليقات',
  'group.reviews': 'المستودعات والتقييمات',
  'group.money': 'المدفوعات والرصيد والخطط',
  'group.account': 'حسابك',
  'group.digest': 'الملخص اليومي',

  'verification.subject': 'أكّد بريدك الإلكتروني في {product}',
  'verification.body':
    'يُرجى تأكيد عنوان بريدك الإلكتروني لتتمكن من حجز المساحات ونشر المستودعات. يعمل الرابط ثلاثة أيام.',
  'verification.action': 'تأكيد البريد الإلكتروني',
  'verification.why': 'تصلك هذه الرسالة لأن حسابًا فُتح بهذا العنوان. إذا لم تكن أنت فلا داعي لأي إجراء.',

  'passwordReset.subject': 'عيّن كلمة مرور جديدة في {product}',
  'passwordReset.body': 'طُلبت كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة خلال ساعة.',
  'passwordReset.action': 'تعيين كلمة مرور جديدة',
  'passwordReset.why': 'إذا لم تكن أنت فلا داعي لأي إجراء: تبقى كلمة مرورك كما هي.',

  'passwordChanged.subject': 'تغيّرت كلمة مرورك في {product}',
  'passwordChanged.body': 'تغيّرت كلمة مرورك الآن، وأُنهيت جميع الجلسات الأخرى.',
  'passwordChanged.action': 'لم أكن أنا',
  'passwordChanged.why': 'تصلك هذه الرسالة كلما تغيّرت كلمة مرورك.',

  'invitation.subject': 'حسابك في {product}: عيّن كلمة مرور',
  'invitation.body':
    'طلبت عرض سعر من مستودع، ففتحنا لك حسابًا مجانيًا فيه طلباتك والردود عليها. عيّن كلمة مرور لاستخدامه. يعمل الرابط مرة واحدة خلال سبعة أيام.',
  'invitation.action': 'تعيين كلمة مرور',
  'invitation.why': 'إذا لم تكن أنت فلا داعي لأي إجراء: لا يمكن لأحد استخدام الحساب من دون كلمة مرور.',

  'signInLinked.subject': 'رُبط {provider} بحسابك في {product}',
  'signInLinked.body': 'يمكنك من الآن تسجيل الدخول عبر {provider}.',
  'signInLinked.action': 'مراجعة طرق الدخول',
  'signInLinked.why': 'إذا لم تكن أنت فغيّر كلمة مرورك وأنهِ جلساتك الأخرى من الإعدادات.',
  'signInUnlinked.subject': 'أُلغي ربط {provider} بحسابك في {product}',
  'signInUnlinked.body': 'لم يعد بإمكانك تسجيل الدخول عبر {provider}.',
  'signInUnlinked.action': 'مراجعة طرق الدخول',
  'signInUnlinked.why': 'إذا لم تكن أنت فغيّر كلمة مرورك وأنهِ جلساتك الأخرى من الإعدادات.',

  'factorAdded.subject': 'أُضيف عامل تحقق ثانٍ إلى حسابك في {product}',
  'factorAdded.body': 'أُضيف «{name}» إلى حسابك. ستستخدمه لتسجيل الدخول من الآن.',
  'factorAdded.action': 'مراجعة طرق الدخول',
  'factorAdded.why': 'إذا لم تكن أنت فغيّر كلمة مرورك وأنهِ جلساتك الأخرى من الإعدادات.',
  'factorRemoved.subject': 'أُزيل عامل تحقق ثانٍ من حسابك في {product}',
  'factorRemoved.body': 'أُزيل «{name}» من حسابك، ولم يعد صالحًا لتسجيل الدخول.',
  'factorRemoved.action': 'مراجعة طرق الدخول',
  'factorRemoved.why': 'إذا لم تكن أنت فغيّر كلمة مرورك وأنهِ جلساتك الأخرى من الإعدادات.',
  'factorRemovedByTeam.subject': 'أُزيل عامل تحقق ثانٍ من حسابك في {product}',
  'factorRemovedByTeam.body': 'أزال فريقنا «{name}» من حسابك، وأُنهيت جميع جلساتك. لم يعد صالحًا لتسجيل الدخول.',
  'factorRemovedByTeam.action': 'مراجعة طرق الدخول',
  'factorRemovedByTeam.why': 'إذا لم تطلب منا ذلك فأخبرنا فورًا وغيّر كلمة مرورك.',

  'newDevice.subject': 'تسجيل دخول جديد إلى حسابك في {product}',
  'newDevice.body': 'سُجّل الدخول إلى حسابك من {device} ({ip}) في {at}. إذا كنت أنت فلا داعي لأي إجراء.',
  'newDevice.action': 'عرض أجهزتك المسجّلة',
  'newDevice.why': 'إذا لم تكن أنت فسجّل خروج ذلك الجهاز وغيّر كلمة مرورك.',

  'emailConfirmOld.subject': 'أكّد تغيير بريدك الإلكتروني في {product}',
  'emailConfirmOld.body':
    'طلبت تغيير البريد الإلكتروني لحسابك في {product} إلى {to}. أكّد ذلك هنا وعبر الرابط المرسل إلى العنوان الجديد. يعمل الرابط مرة واحدة خلال 24 ساعة.',
  'emailConfirmOld.action': 'تأكيد التغيير',
  'emailConfirmOld.why': 'إذا لم تكن أنت فلا تفتح الرابط وغيّر كلمة مرورك: من دونه يبقى العنوان كما هو.',
  'emailConfirmNew.subject': 'أكّد بريدك الإلكتروني الجديد في {product}',
  'emailConfirmNew.body':
    'سيستخدم حساب {from} في {product} هذا العنوان. أكّد أنه لك. يعمل الرابط مرة واحدة خلال 24 ساعة.',
  'emailConfirmNew.action': 'تأكيد هذا العنوان',
  'emailConfirmNew.why': 'إذا لم تكن أنت فلا داعي لأي إجراء: لن يُستخدم عنوانك.',
  'emailChangeBegun.subject': 'سيتغيّر البريد الإلكتروني لحساب في {product}',
  'emailChangeBegun.body': 'حساب في {product} فُتح بهذا العنوان ولم يؤكَّد سيستخدم {to} من الآن.',
  'emailChangeBegun.action': 'تسجيل الدخول',
  'emailChangeBegun.why': 'إذا كنت لا تعرف هذا الحساب فلا داعي لأي إجراء.',
  'emailInUse.subject': 'لديك حساب في {product} بالفعل',
  'emailInUse.body': 'طُلب استخدام هذا العنوان لحساب آخر في {product}. لديك حساب به، لذلك لم يتغيّر شيء.',
  'emailInUse.action': 'تسجيل الدخول',
  'emailInUse.why': 'إذا كنت أنت فسجّل الدخول بهذا العنوان، أو اختر عنوانًا آخر للحساب الآخر.',
  'emailChanged.subject': 'تغيّر بريدك الإلكتروني في {product}',
  'emailChanged.body':
    'تغيّر البريد الإلكتروني لحسابك من {from} إلى {to}. سجّل الدخول بالعنوان الجديد من الآن. أُنهيت جميع الجلسات الأخرى.',
  'emailChanged.action': 'لم أكن أنا',
  'emailChanged.why': 'تصلك هذه الرسالة على العنوانين كلما تغيّر عنوان حسابك.',

  'claim.subject': 'أكّد مطالبتك بالملف {profile}',
  'claim.body':
    'طالب أحدهم بهذا العنوان بملكية الملف {profile} في {product}. إذا كنت أنت فأكّد العنوان خلال ثلاثة أيام، ثم نراجع مطالبتك ونكتب إليك.',
  'claim.action': 'تأكيد المطالبة',
  'claim.why': 'إذا لم تكن أنت فلا داعي لأي إجراء: يبقى الملف كما هو.',
  'claimGranted.subject': 'الملف {profile} أصبح لك',
  'claimGranted.body': 'الملف {profile} ومستودعاته لك الآن. عيّن كلمة مرور لتسجيل الدخول؛ يعمل الرابط ثلاثة أيام.',
  'claimGranted.action': 'تعيين كلمة مرور',
  'claimGranted.why': 'تصلك هذه الرسالة لأنك طالبت بملف في {product}.',
  'claimDenied.subject': 'مطالبتك بالملف {profile}',
  'claimDenied.body':
    'لم نتمكن من التأكد من أن الملف {profile} لك، لذلك يبقى كما هو. راسلنا على {support} إن كان لديك المزيد.',
  'claimDenied.why': 'تصلك هذه الرسالة لأنك طالبت بملف في {product}.',

  'teamInvitation.subject': '{name} يدعوك إلى حسابه في {product}',
  'teamInvitation.body':
    'يريد {name} مساعدتك في إدارة حسابه في {product}. اقبل الدعوة خلال {days} أيام، ثم يؤكد وصولك.',
  'teamInvitation.action': 'قبول الدعوة',
  'teamInvitation.why': 'إذا كنت لا تعرفه فلا داعي لأي إجراء: لم يُفتح شيء بعنوانك.',

  'erasureAsked.subject': 'سيُمحى حسابك في {product} في {date}',
  'erasureAsked.body':
    'سنمحو حسابك في {date}. يمكنك حتى ذلك الحين تسجيل الدخول وإلغاء المحو. بعده لا يمكن استعادة شيء.\n\nتبقى الحجوزات والفواتير في دفاترنا كما يتطلب القانون، من دون اسمك.',
  'erasureAsked.action': 'إلغاء المحو',
  'erasureAsked.why': 'إذا لم تكن أنت فسجّل الدخول وألغِه وغيّر كلمة مرورك.',
  'erasureCancelled.subject': 'حسابك في {product} باقٍ',
  'erasureCancelled.body': 'أُلغي محو حسابك ولم يُحذف شيء.',
  'erasureCancelled.action': 'فتح الإعدادات',
  'erasureCancelled.why': 'تصلك هذه الرسالة لأن محو حسابك كان مطلوبًا.',
  'erased.subject': 'مُحي حسابك في {product}',
  'erased.body':
    'مُحي حسابك: حُذف اسمك وعناوينك وصورك ومستنداتك وطرق دخولك. تبقى الحجوزات والفواتير في دفاترنا من دون اسمك.',
  'erased.why': 'هذه آخر رسالة نرسلها إلى هذا العنوان. للأسئلة: {support}',

  'contact.subject': 'نموذج الاتصال: {topic}',
  'contact.body': '{sender}\n\n{message}',
  'contact.action': 'فتح في لوحة التحكم',
  'contact.why': 'كُتبت هذه الرسالة في {product}. الرد على العنوان أعلاه.',

  'newsletterConfirm.subject': 'أكّد اشتراكك في أخبار {product}',
  'newsletterConfirm.body': 'يُرجى تأكيد رغبتك في تلقي أخبارنا بالبريد الإلكتروني. لن نرسل شيئًا من دون ذلك.',
  'newsletterConfirm.action': 'تأكيد',
  'newsletterConfirm.why': 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في نموذجنا. إذا لم تكن أنت فلا داعي لأي إجراء.',
  'sellerNewsletterConfirm.subject': 'أكّد اشتراكك في نشرة {seller}',
  'sellerNewsletterConfirm.body': 'رُدّت رسائل أُرسلت إليك مؤخرًا. يُرجى تأكيد رغبتك في تلقي نشرة {seller} على هذا العنوان.',
  'sellerNewsletterConfirm.action': 'تأكيد',
  'sellerNewsletterConfirm.why': 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في نموذجنا. إذا لم تكن أنت فلا داعي لأي إجراء.',
  'newsletterUnsubscribe.subject': 'إلغاء الاشتراك في أخبار {product}',
  'newsletterUnsubscribe.body': 'ينهي الزر إرسال أخبارنا إلى هذا العنوان.',
  'newsletterUnsubscribe.action': 'إلغاء الاشتراك',
  'newsletterUnsubscribe.why':
    'تصلك هذه الرسالة لأن أحدهم طلب إلغاء اشتراك هذا العنوان. إذا لم تكن أنت فلا داعي لأي إجراء.',

  'quoteRequest.subject': 'طلبك إلى {warehouse}',
  'quoteRequest.body': 'أُرسل طلبك لعرض سعر إلى {warehouse}: {need}.\n\nيصلك الرد بالبريد الإلكتروني وتجده في حسابك.',
  'quoteRequest.action': 'عرض طلباتك',
  'quoteRequest.why': 'تصلك هذه الرسالة لأن عرض سعر طُلب بهذا العنوان في {product}. إذا لم تكن أنت فلا داعي لأي إجراء.',
  'quoteAnswer.subject': 'ردّ {seller} على طلبك لعرض سعر',
  'quoteAnswer.body': 'ردّ {warehouse} على طلبك:\n\n{message}',
  'quoteAnswer.action': 'عرض الطلب',
  'quoteAnswer.why': 'تصلك هذه الرسالة لأنك طلبت عرض سعر من هذا المستودع.',
  'quoteNews.subject': '{subject}',
  'quoteNews.body': '{message}',
  'quoteNews.action': 'عرض السعر المقدَّم',
  'quoteNews.why': 'تصلك هذه الرسالة لأنك طلبت عرض سعر من هذا المستودع.',

  'knownMerchant.subject': 'لديك حساب بالفعل: سجّل الدخول لإرسال طلبك',
  'knownMerchant.body':
    'ملأت طلب عروض في {product} بهذا العنوان، وله حساب بالفعل، لذلك لم يُرسل شيء بعد.\n\nسجّل الدخول لإرسال طلبك: ما زالت إجاباتك في المتصفح الذي استخدمته.',
  'knownMerchant.action': 'تسجيل الدخول',
  'knownMerchant.why': 'تصلك هذه الرسالة لأن طلب عروض بدأ بهذا العنوان. إذا لم تكن أنت فلا داعي لأي إجراء.',
  'knownOther.subject': 'لديك حساب بالفعل: سجّل الدخول لإرسال طلبك',
  'knownOther.body':
    'ملأت طلب عروض في {product} بهذا العنوان، وله حساب بالفعل، لذلك لم يُرسل شيء بعد.\n\nتُرسل الطلبات من حسابات التجار، وحسابك من نوع آخر. استخدم بريدًا إلكترونيًا آخر لطلبك.',
  'knownOther.action': 'تسجيل الدخول',
  'knownOther.why': 'تصلك هذه الرسالة لأن طلب عروض بدأ بهذا العنوان. إذا لم تكن أنت فلا داعي لأي إجراء.',

  'merchantAnnouncement.subject': '{subject}',
  'merchantAnnouncement.body': '{message}',
  'merchantAnnouncement.action': 'فتح طلبك',
  'merchantAnnouncement.why': 'تصلك هذه الرسالة لأنك تاجر في {product} وتسمح بالإعلانات.',
  'serviceLetter.subject': '{subject}',
  'serviceLetter.body': '{message}',
  'serviceLetter.why': 'تصلك هذه الرسالة لأن لديك حسابًا في {product} وهي تخص الخدمة.',
  'offersLetter.subject': '{subject}',
  'offersLetter.body': '{message}',
  'offersLetter.why': 'تصلك هذه الرسالة لأنك تسمح برسائل {product}؛ يمكنك إيقافها من الإعدادات.',

  'newsletter.why': 'تصلك هذه الرسالة لأنك طلبتها.',
  'newsletter.why.seller': 'تصلك هذه الرسالة لأنك اشتركت في نشرة {seller} في {product}.',
  'newsletter.why.test': 'هذه رسالة تجريبية أُرسلت إليك وحدك. يجد القراء هنا رابط إلغاء الاشتراك.',
  'newsletter.stop': 'إلغاء الاشتراك',

  'digest.subject': 'يومك في {product}',
  'digest.body': 'هذا هو الجديد منذ أمس:\n\n{message}',
  'digest.action': 'فتح الإشعارات',
  'digest.why': 'تصلك هذه الرسالة مرة في اليوم لأنك اخترت ملخصًا يوميًا.',

  'notice.subject': '{subject}',
  'notice.body': '{message}',
  'notice.action': 'فتح في {product}',
  'notice.why': 'تصلك هذه الرسالة لأن لديك حسابًا في {product}.',
} satisfies Readonly<Record<keyof typeof mailsEn, string>>
