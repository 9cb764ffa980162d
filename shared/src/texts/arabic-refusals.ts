/** What the API refuses a reader of an Arabic page with (schema/error-code.ts): the ones that islands of the site meet, too. */
export const refusalWords = {
  'The request could not be understood.': 'تعذر فهم الطلب.',
  'Some fields need your attention.': 'بعض الحقول تحتاج إلى مراجعة.',
  'Please confirm that you are not a robot.': 'يُرجى تأكيد أنك لست روبوتًا.',
  'We could not check that you are human just now. Try again in a moment.':
    'تعذر الآن التحقق من أنك إنسان. حاول مرة أخرى بعد لحظات.',
  'Sign in to continue.': 'سجّل الدخول للمتابعة.',
  'Your session has ended. Sign in again.': 'انتهت جلستك. سجّل الدخول من جديد.',
  'You are not allowed to do this.': 'لا يُسمح لك بهذا الإجراء.',
  'Nothing was found here.': 'لم يُعثر على شيء هنا.',
  'This is too large.': 'هذا أكبر من المسموح به.',
  'Too many requests. Wait a moment and try again.': 'طلبات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
  'Something went wrong on our side. Quote the reference if you contact us.':
    'حدث خطأ لدينا. اذكر الرقم المرجعي إذا راسلتنا.',
} as const satisfies Readonly<Record<string, string>>
