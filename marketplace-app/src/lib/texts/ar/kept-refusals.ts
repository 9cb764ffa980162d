/** Refusals whose sentences operations keep in constants, by their English; `{}` is a figure, `{name}` any words. */
export const keptRefusals: Readonly<Record<string, string>> = {
  'This code isn’t valid. Enter the one your app shows now.': 'هذا الرمز غير صالح. أدخل الرمز الظاهر في تطبيقك الآن.',
  'This code isn’t valid. Enter the newest one; each works once.':
    'هذا الرمز غير صالح. أدخل أحدث رمز؛ يعمل كل رمز مرة واحدة.',
  'This passkey could not be verified. Try again.': 'تعذر التحقق من مفتاح المرور. حاول مرة أخرى.',
  'This passkey could not be verified. Try again or use a code.':
    'تعذر التحقق من مفتاح المرور. حاول مرة أخرى أو استخدم رمزًا.',
  'This is not your present password.': 'ليست هذه كلمة مرورك الحالية.',
  'Enter a phone number with its area code, or begin with + and the country code.':
    'أدخل رقم هاتف مع رمز المنطقة، أو ابدأ بـ + ورمز الدولة.',
  'There is no room left for files. Nothing was saved; try again later.':
    'لا مساحة متبقية للملفات. لم يُحفظ شيء، فحاول لاحقًا.',

  'You can rate these from the first day of your reservation.': 'يمكنك تقييم هذه ابتداءً من أول يوم في حجزك.',
  'You have {} saved searches, which is the most. Delete one first.':
    'لديك {} عملية بحث محفوظة، وهو الحد الأقصى. احذف واحدة أولًا.',
  'You have {} shortlists, which is the most. Delete one first.':
    'لديك {} قائمة مختصرة، وهو الحد الأقصى. احذف واحدة أولًا.',
  'This list has {} warehouses, which is the most. Start another list.':
    'في هذه القائمة {} مستودعًا، وهو الحد الأقصى. ابدأ قائمة أخرى.',
  'It would fall below 0.': 'ستصبح القيمة أقل من 0.',
  'It has no value to raise.': 'لا قيمة هنا لزيادتها.',
  'Another listing took the address of one of these in the meantime. Send the file again.':
    'أخذ إدراج آخر عنوان واحد من هذه في هذه الأثناء. أرسل الملف من جديد.',
  'You keep {} newsletters. Delete one that you no longer need.': 'لديك {} نشرة. احذف واحدة لم تعد تحتاجها.',
  'This bank account can no longer be confirmed. Remove it and connect it again.':
    'لم يعد تأكيد هذا الحساب المصرفي ممكنًا. أزله واربطه من جديد.',

  'This reservation is over.': 'انتهى هذا الحجز.',
  'Choose a day after today and within the reservation.': 'اختر يومًا بعد اليوم وضمن مدة الحجز.',
  'A later change is already agreed. Choose a day after it.': 'اتُّفق على تغيير لاحق. اختر يومًا بعده.',
  'Enter a whole number above 0.': 'أدخل عددًا صحيحًا أكبر من 0.',
  'You already have this quantity.': 'هذه هي الكمية التي لديك الآن.',
  'A reservation can end at most three years from now.': 'لا يمكن أن ينتهي الحجز بعد أكثر من ثلاث سنوات من الآن.',
  'This amount is too small or too large to be charged.': 'هذا المبلغ أصغر أو أكبر من أن يُخصم.',
  'This reservation has no fulfillment that could end.': 'ليس في هذا الحجز تنفيذ طلبات يمكن إنهاؤه.',
  'Fulfillment already ends on this day.': 'ينتهي تنفيذ الطلبات في هذا اليوم بالفعل.',
  'You can change a reservation once it is accepted and paid, until it ends.':
    'يمكنك تغيير الحجز بعد قبوله ودفعه وإلى أن ينتهي.',
  'A change is already proposed. Answer or withdraw it first.': 'هناك تغيير مقترح. أجب عنه أو اسحبه أولًا.',
  'This reservation can no longer be changed: it is over, not paid, or to be canceled.':
    'لم يعد تغيير هذا الحجز ممكنًا: انتهى أو لم يُدفع أو يُلغى.',
  'This proposal has expired.': 'انتهت صلاحية هذا الاقتراح.',
  'This proposal is {state} already.': 'حُسم هذا الاقتراح من قبل.',
  'There is not enough free space for this quantity and time. At most {most} are free on all of these days.':
    'لا مساحة متاحة تكفي هذه الكمية والمدة. المتاح في كل هذه الأيام {most} على الأكثر.',
  'There is not enough free space for this quantity and time. At most {most} are free for this reservation on those days.':
    'لا مساحة متاحة تكفي هذه الكمية والمدة. المتاح لهذا الحجز في تلك الأيام {most} على الأكثر.',
  'A payment of this reservation is on its way. You can agree on the change as soon as it has arrived or failed.':
    'دفعة لهذا الحجز في طريقها. يمكنكما الاتفاق على التغيير حين تصل أو تفشل.',
  'You have {} open links. Revoke one first.': 'لديك {} من الروابط المفتوحة. ألغِ واحدًا أولًا.',
  'This company is not in the directory.': 'هذه الشركة ليست في الدليل.',
  'This quote has changed since you opened it. Read it again before you decide.':
    'تغيّر هذا العرض منذ فتحته. اقرأه من جديد قبل أن تقرر.',
  'This quote has expired.': 'انتهت صلاحية هذا العرض.',
  "This can't be done any more: the quote is {stage}.": 'لم يعد هذا ممكنًا: تغيّرت حالة العرض.',

  'The model took too long. Try again, or ask for less.': 'استغرق النموذج وقتًا طويلًا. حاول مرة أخرى أو اطلب أقل.',
  'The model had nothing to say about this. Name the topic in other words.':
    'لم يجد النموذج ما يقوله في هذا. سمِّ الموضوع بكلمات أخرى.',
  'You have made {} drafts within a day. Come back tomorrow.': 'أعددت {} مسودة خلال يوم. عد غدًا.',
  'It cited {url}, which is not among our entries.': 'استشهد بـ {url}، وليس ضمن مداخلنا.',
  'Write {} questions.': 'اكتب {} أسئلة.',
  'Name {} terms.': 'سمِّ {} مصطلحات.',
  'This is not there any more. Choose another one.': 'لم يعد هذا موجودًا. اختر غيره.',
}
