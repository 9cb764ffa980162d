import { arabicNames } from '@stackyard/shared/texts/arabic-names'
import { arabicNotices } from '@stackyard/shared/messages/arabic-notices'
import { refusalWords } from '@stackyard/shared/texts/arabic-refusals'
import { formSentences } from './form-sentences'
import { invoiceWords } from './invoice-words'
import { keptRefusals } from './kept-refusals'
import { ownRefusals } from './own-refusals'
import { planWords } from './plan-words'
import { referenceWords } from './reference-words'

/** Sentences of the API (shared/src/schema/error-code.ts), its notices, those of forms, and of the app's own faults by their English. */
export const sentences: Readonly<Record<string, string>> = {
  ...arabicNames,
  ...referenceWords,
  ...formSentences,
  ...invoiceWords,
  ...planWords,
  ...refusalWords,
  ...ownRefusals,
  ...keptRefusals,
  ...arabicNotices,
  // Plans, unless an admin has renamed them.
  Free: 'مجانًا',
  Growth: 'نمو',
  Scale: 'توسّع',
  'For a first warehouse.': 'لأول مستودع.',
  'For providers who fill several buildings.': 'لمزودين يملؤون عدة مبانٍ.',
  'For networks without a limit.': 'لشبكات بلا حد.',
  'The server answered with something unexpected. Try again.': 'أجاب الخادم بما لم نتوقعه. حاول مرة أخرى.',
  'The server cannot be reached. Check your connection and try again.':
    'تعذر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  'Something went wrong on this page. Load it again.': 'حدث خطأ في هذه الصفحة. أعد تحميلها.',
  'This link is incomplete.': 'هذا الرابط ناقص.',
  'This link is not valid any more. Ask for a new one.': 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  'This sign-in method is not available here. Use your email and password.':
    'طريقة تسجيل الدخول هذه غير متاحة هنا. استخدم بريدك الإلكتروني وكلمة المرور.',
  'This sign-in could not be confirmed. Start it again.': 'تعذر تأكيد تسجيل الدخول. ابدأه من جديد.',
  'The payment was taken, so the invoice can’t be changed. Correct it from its own page.':
    'سُحبت الدفعة، فلا يمكن تغيير الفاتورة. صحّحها من صفحتها.',
  'This invoice was already credited. Open the latest invoice of this payment.':
    'صدر إشعار دائن لهذه الفاتورة. افتح أحدث فاتورة لهذه الدفعة.',
  'This term has no price. Choose another term.': 'ليس لهذه المدة سعر. اختر مدة أخرى.',
  'Choose a day from tomorrow on. Change the total of today in the listing.':
    'اختر يومًا من الغد فصاعدًا. غيّر مساحة اليوم في صفحة المستودع.',
  'You can review this warehouse from the first day of your reservation.':
    'يمكنك تقييم هذا المستودع ابتداءً من أول يوم في حجزك.',
  'This quantity is outside the limits of the warehouse.': 'هذه الكمية خارج حدود المستودع.',
  'Choose a start date from today on, within a year.': 'اختر تاريخ بدء من اليوم فصاعدًا وخلال سنة.',
  'This code cannot be used.': 'لا يمكن استخدام هذا الرمز.',
  'Choose a payment method of your own.': 'اختر طريقة دفع من طرقك.',
  'Agree to the merchant agreement to go on.': 'وافق على اتفاقية التاجر للمتابعة.',
  'Email or password is wrong.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Your card was declined. Try another card.': 'رُفضت بطاقتك. جرّب بطاقة أخرى.',
  'The payment did not go through. Nothing was charged.': 'لم تتم عملية الدفع. لم يُخصم شيء.',
  'Your bank asks you to confirm this payment.': 'يطلب مصرفك تأكيد هذه الدفعة.',
  'This account is deactivated. Contact support to open it again.': 'هذا الحساب معطَّل. تواصل مع الدعم لفتحه من جديد.',
  'Your email is not verified yet!': 'لم تؤكد بريدك الإلكتروني بعد!',
  'This provider has not verified your email. Verify it there, or sign in with your password.':
    'لم يؤكد هذا المزود بريدك الإلكتروني. أكّده لديه، أو سجّل الدخول بكلمة المرور.',
  'Confirm that it is you: sign in again with your provider, or set a password first.':
    'أكّد أنك صاحب الحساب: سجّل الدخول من جديد لدى مزودك، أو عيّن كلمة مرور أولًا.',
  'Confirm that it is you to continue.': 'أكّد أنك صاحب الحساب للمتابعة.',
  'There were failed sign-ins to this account. Reload the page and try again.':
    'سُجلت محاولات دخول فاشلة إلى هذا الحساب. أعد تحميل الصفحة وحاول مرة أخرى.',
  'Add a passkey or an app for one-time codes in your security settings first.':
    'أضف أولًا مفتاح مرور أو تطبيقًا للرموز لمرة واحدة في إعدادات الأمان.',
  'You unlinked this sign-in from your account. Sign in another way and link it again in your settings.':
    'ألغيت ربط طريقة الدخول هذه بحسابك. سجّل الدخول بطريقة أخرى واربطها من جديد في الإعدادات.',
  'You need to verify your identity to make this transaction': 'يلزم إثبات هويتك لإتمام هذه المعاملة',
  "The provider's plan does not include spotlights.": 'لا تشمل خطة المزود الإبراز.',
  'You cannot do this on your own listing.': 'لا يمكنك فعل ذلك في إدراج يخصك.',
  'You have reached the listing limit of your plan. Upgrade it to add more.':
    'لا تسمح خطتك بإدراج آخر. اختر خطة أكبر لتضيف المزيد.',
  'This listing is not available.': 'هذا الإدراج غير متاح.',
  'This method is not allowed here.': 'هذه الطريقة غير مسموح بها هنا.',
  'This was changed in the meantime. Load it again.': 'تغيّر هذا في هذه الأثناء. حمّله من جديد.',
  'Nobody reads messages to this profile yet: its company has not claimed it. Contact us instead.':
    'لا يقرأ أحد رسائل هذا الملف بعد: لم تطالب به شركته. راسلنا بدلًا من ذلك.',
  'Your last plan change is still being processed. Try again in a minute.':
    'ما زال آخر تغيير في خطتك قيد التنفيذ. حاول مرة أخرى بعد دقيقة.',
  'You already have this plan.': 'أنت مشترك في هذه الخطة بالفعل.',
  'An account with this email already exists. Sign in instead.':
    'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك.',
  'Something is still open in this account. Settle it first.': 'ما زال في هذا الحساب أمر معلّق. أنهه أولًا.',
  'This is your only way to sign in. Set a password first.': 'هذه طريقتك الوحيدة لتسجيل الدخول. عيّن كلمة مرور أولًا.',
  'This is your only second factor, and your account needs one. Add another first.':
    'هذا عاملك الثاني الوحيد، وحسابك يحتاج إلى واحد. أضف غيره أولًا.',
  'You already have ten second factors. Remove one first.': 'لديك عشرة عوامل ثانية بالفعل. أزل أحدها أولًا.',
  'This account is already linked to another account here.': 'هذا الحساب مرتبط بحساب آخر هنا.',
  'You have already reviewed this listing.': 'قيّمت هذا الإدراج من قبل.',
  'The price has changed. Check the new amounts and confirm again.': 'تغيّر السعر. راجع الأرقام الجديدة وأكّد مرة أخرى.',
  'Some prices fall by more than half, or to zero. Check them, then confirm to continue.':
    'تنخفض بعض الأسعار بأكثر من النصف أو إلى الصفر. راجعها ثم أكّد للمتابعة.',
  'Space of this listing is reserved. Hide it, or wait until its reservations have ended.':
    'في هذا الإدراج مساحة محجوزة. أخفه، أو انتظر حتى تنتهي حجوزاته.',
  'The provider has not confirmed this space and its rates for 120 days. Get a quote instead.':
    'لم يؤكد المزود هذه المساحة وأسعارها منذ 120 يومًا. اطلب عرض سعر بدلًا من ذلك.',
  'There is not enough free space for this quantity and time.': 'لا تكفي المساحة المتاحة لهذه الكمية والمدة.',
  'Your wallet has too little credit for this. Add credit first.': 'رصيد محفظتك لا يكفي لهذا. أضف رصيدًا أولًا.',
  'The budget cannot go below what the campaign has spent.': 'لا يمكن أن تقل الميزانية عما أنفقته الحملة.',
  'This campaign has ended. Start a new one.': 'انتهت هذه الحملة. ابدأ حملة جديدة.',
  'This campaign is not paused.': 'هذه الحملة ليست متوقفة.',
  'This payment has not succeeded yet. Nothing was credited so far.': 'لم تنجح هذه الدفعة بعد. لم يُضف رصيد حتى الآن.',
  'You already have a monthly top-up. Cancel it before you set up another.':
    'لديك شحن شهري بالفعل. ألغه قبل أن تنشئ غيره.',
  'This listing does not take reservations.': 'لا يقبل هذا الإدراج الحجوزات.',
  'The status of this reservation doesn’t allow this.': 'حالة هذا الحجز لا تسمح بذلك.',
  'The same request is still being processed.': 'ما زال الطلب نفسه قيد التنفيذ.',
  'You have reached the limit of 1,000 files or 500 MB. Delete files you no longer need.':
    'بلغت حد 1,000 ملف أو 500 ميغابايت. احذف الملفات التي لم تعد تحتاج إليها.',
  'The person who shared this link revoked it.': 'سحب هذا الرابطَ مَن شاركه.',
  'Files of this type are not accepted.': 'لا تُقبل الملفات من هذا النوع.',
  'This key was used for another request before.': 'استُخدم هذا المفتاح لطلب آخر من قبل.',
  'Too many wrong attempts. Try again in a few minutes or reset your password.':
    'محاولات خاطئة كثيرة. حاول بعد بضع دقائق أو عيّن كلمة مرور جديدة.',
  'The request has too many or too large headers.': 'ترويسات الطلب كثيرة أو كبيرة أكثر من اللازم.',
  'The payment provider is not responding. Nothing was charged.': 'لا يجيب مزود خدمة الدفع. لم يُخصم شيء.',
  'The sign-in provider does not answer. Try again in a minute, or use your email and password.':
    'لا يجيب مزود تسجيل الدخول. حاول بعد دقيقة، أو استخدم بريدك الإلكتروني وكلمة المرور.',
  'The AI provider does not answer. Nothing was lost; try again later.':
    'لا يجيب مزود الذكاء الاصطناعي. لم يُفقد شيء، حاول لاحقًا.',
  'We couldn’t reach our file storage. Try again in a moment.': 'تعذر الوصول إلى مخزن الملفات. حاول بعد لحظات.',
  'We are busy right now. Try again in a moment.': 'نحن مشغولون الآن. حاول بعد لحظات.',
}
