/** Sentences with which one operation of the API refuses, by their English; `{}` is a figure, `{text}` any words. */
export const ownRefusals: Readonly<Record<string, string>> = {
  'We are already reviewing your application.': 'طلبك قيد المراجعة بالفعل.',
  'Your identity is already verified.': 'هويتك مثبتة بالفعل.',
  'That code isn’t valid.': 'لا نعرف هذا الرمز.',
  'This code cannot be used yet.': 'لا يمكن استخدام هذا الرمز بعد.',
  'This code has expired.': 'انتهت صلاحية هذا الرمز.',
  'This code has been used up.': 'استُخدم هذا الرمز بقدر ما يجوز.',
  'You have already used this code.': 'استخدمت هذا الرمز من قبل.',
  'This code is for something else.': 'هذا الرمز لشيء آخر.',
  'This code doesn’t lower this amount.': 'لا يخصم هذا الرمز شيئًا من هذا المبلغ.',
  'This workbook unpacks to more than 32 MB. Send it as a CSV file, or in parts.':
    'يزيد حجم هذا المصنف بعد فكه على 32 ميغابايت. أرسله ملف CSV أو على أجزاء.',
  'This file belongs to an application that is being decided. Delete it afterwards.':
    'هذا الملف جزء من طلب قيد البت. احذفه بعد ذلك.',
  'This listing has reservations, so its record stays in the trash.':
    'تذكر حجوزات هذا الإدراج، فيبقى سجله في المهملات.',
  'The payment provider is not responding. Your change is not lost: check back in a minute before you try again.':
    'لا يجيب مزود خدمة الدفع. لم يضع تغييرك: انظر هنا بعد دقيقة قبل أن تحاول من جديد.',
  'This payment method pays for your plan. Choose another one for the plan first.':
    'تُدفع خطتك بهذه الطريقة. اختر للخطة طريقة دفع أخرى أولًا.',
  'The payment provider did not answer. We will find out what happened; check your wallet in a minute.':
    'لم يجب مزود خدمة الدفع. سنعرف ما حدث، فراجع محفظتك بعد دقيقة.',
  'This payment method pays your monthly top-up. Cancel the top-up first.':
    'طريقة الدفع هذه تدفع شحنك الشهري. ألغِ الشحن أولًا.',
  'A payment step for this reservation is still running. Try again in a moment.':
    'ما زالت خطوة دفع لهذا الحجز قيد التنفيذ. حاول بعد لحظات.',
  'This reservation is canceled and can no longer be changed.': 'هذا الحجز ملغى ولا يمكن تغييره.',
  'This was done before.': 'تم هذا من قبل.',
  'This reservation has ended, so there is nothing left to cancel.': 'انتهى هذا الحجز، فلم يبقَ ما يُلغى.',
  'This is not possible while the reservation is {text}.': 'لا يمكن هذا والحجز في حالة: {text}.',
  'One reservation is waiting for a decision or a payment.': 'حجز واحد ينتظر قرارًا أو دفعة.',
  '{text} reservations are waiting for a decision or a payment.': 'حجوزات تنتظر قرارًا أو دفعة: {text}.',
  'One reservation has not ended yet. Cancel it or wait for its last day.':
    'حجز واحد لم ينتهِ بعد. ألغه أو انتظر يومه الأخير.',
  '{text} reservations have not ended yet. Cancel them or wait for their last day.':
    'حجوزات لم تنتهِ بعد: {text}. ألغها أو انتظر يومها الأخير.',
  'One campaign is running or paused. Stop it to get the unspent budget back.':
    'حملة واحدة تعمل أو متوقفة مؤقتًا. أنهها ليعود إليك باقيها.',
  '{text} campaigns are running or paused. Stop them to get the unspent budget back.':
    'حملات تعمل أو متوقفة مؤقتًا: {text}. أنهها ليعود إليك باقيها.',
  'Your wallet holds {text}, or a top-up is on its way. Spend it, or ask support to pay it back.':
    'في محفظتك {text}، أو شحن في طريقه. أنفقه، أو اطلب من الدعم رده.',
  'Your wallet owes {text} for a payment that was reversed. Top it up to pay it.':
    'على محفظتك {text} عن دفعة عُكست. اشحنها لتسدده.',
  'One payout to you is on its way.': 'تحويل واحد في طريقه إليك.',
  '{text} payouts to you are on their way.': 'تحويلات في طريقها إليك: {text}.',
  'You are the only admin. Make someone else an admin first.': 'أنت المشرف الوحيد. عيّن مشرفًا آخر أولًا.',
  'Choose listings of your own that are public and fit the campaign type': 'اختر إدراجات لك عامة توافق نوع الحملة',

  'That is larger than this address accepts.': 'هذا أكبر مما يُقبل في هذا العنوان.',

  'Too many wrong codes. Try again in a few minutes.': 'رموز خاطئة كثيرة. حاول بعد بضع دقائق.',
  'There is an account with this address already.': 'يوجد حساب بهذا العنوان من قبل.',
  'This account signs in with its password.': 'يُدخل إلى هذا الحساب بكلمة المرور.',
  'Accounts of our team sign in with their password.': 'يدخل فريقنا إلى حساباته بكلمة المرور.',
  'This took too long. Start again.': 'استغرق هذا وقتًا طويلًا. ابدأ من جديد.',
  'Admins set their own password.': 'يعيّن المشرفون كلمات مرورهم بأنفسهم.',
  'This person has no claim that waits for a decision.': 'ليس لهذا الشخص مطالبة تنتظر قرارًا.',
  'This email has an account that cannot take over a profile. Write to us at {text}.':
    'لهذا البريد حساب لا يمكنه تسلّم ملف. راسلنا على {text}.',
  'Upload the document again.': 'ارفع المستند مرة أخرى.',
  'This invitation is for {text}. Sign in with that account.': 'هذه الدعوة موجهة إلى {text}. سجّل الدخول بذلك الحساب.',
  'This was decided before and cannot be changed.': 'حُسم هذا من قبل ولا يمكن تغييره.',
  'The invitation was not accepted yet.': 'لم تُقبل الدعوة بعد.',
  'Only the owner of this account can do this.': 'لا يستطيع هذا إلا صاحب الحساب.',
  'You can give at most {} people access.': 'يمكنك منح الصلاحية لـ {} أشخاص على الأكثر.',
  'Accounts of our team can’t be shared.': 'لا يمكن مشاركة حسابات فريقنا.',
  'This is your own email.': 'هذا بريدك الإلكتروني أنت.',
  'This person is on the list already. Remove them to invite them anew.':
    'هذا الشخص في القائمة من قبل. أزله لتدعوه من جديد.',
  'Go back to your own account first.': 'ارجع إلى حسابك أولًا.',
  'You cannot deactivate your own account here.': 'لا يمكنك تعطيل حسابك من هنا.',
  'Another profile has this address.': 'لملف آخر هذا العنوان.',
  'This email has an account already.': 'لهذا البريد الإلكتروني حساب من قبل.',
  'This account is to be erased already.': 'طُلب محو هذا الحساب من قبل.',
  'Accounts of our team are erased by an admin.': 'يمحو حسابات فريقنا مشرف.',
  'Another admin has to erase your account.': 'على مشرف آخر أن يمحو حسابك.',
  'A copy of your data is being made already.': 'تُعد نسخة من بياناتك بالفعل.',
  'Your address book is full: it holds {} addresses.': 'دفتر عناوينك ممتلئ: فيه {} عنوانًا.',
  'This country is not known.': 'هذا البلد غير معروف.',
  'This ZIP code is not known.': 'هذا الرمز البريدي غير معروف.',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Name is required': 'الاسم مطلوب',

  'You have written many comments today. Come back tomorrow.': 'كتبت تعليقات كثيرة اليوم. عُد غدًا.',
  'You have written this already.': 'كتبت هذا من قبل.',
  'AI drafts are not set up here.': 'مسودات الذكاء الاصطناعي غير مهيأة هنا.',
  'There is no prompt for this. Write one in the CMS first.': 'لا يوجد توجيه لهذا. اكتب واحدًا في لوحة المحتوى أولًا.',
  'You have made {} drafts within a day. Come back tomorrow.': 'أنشأت {} مسودة خلال يوم. عُد غدًا.',
  'The model declined: {text}': 'رفض النموذج: {text}',
  'The model answered in a form we cannot read. Try again.': 'أجاب النموذج بصيغة لا نقرؤها. حاول مرة أخرى.',
  'The draft was stopped.': 'أُوقفت المسودة.',
  'The answer was cut off. Ask for less at once.': 'انقطع الجواب. اطلب أقل في المرة الواحدة.',
  'The provider’s filter stopped this answer.': 'أوقف مرشح المزود هذا الجواب.',
  'The provider is busy or its quota is used up. Try again later.': 'المزود مشغول أو نفدت حصته. حاول لاحقًا.',
  'The connection to the model broke off. Nothing was lost; try again.':
    'انقطع الاتصال بالنموذج. لم يُفقد شيء، حاول مرة أخرى.',
  'Choose a category': 'اختر فئة',
  'Choose a docx, pdf, txt or md file.': 'اختر ملف docx أو pdf أو txt أو md.',
  'This file cannot be read.': 'لا يمكن قراءة هذا الملف.',
  'There are no words in this file.': 'لا كلمات في هذا الملف.',
  'This document is translated: take its translations away before you change its language.':
    'لهذا المستند ترجمات: أزلها قبل أن تغيّر لغته.',
  'Choose the English document that this one translates.': 'اختر المستند الإنجليزي الذي يترجمه هذا المستند.',
  'That document is translated into this language already.': 'ذلك المستند مترجم إلى هذه اللغة من قبل.',
  'There is no page at {text}. Choose another one.': 'لا توجد صفحة في {text}. اختر غيرها.',
  'This text holds pictures or blocks. Edit it in the CMS.': 'في هذا النص صور أو كتل. عدّله في لوحة المحتوى.',
  'Give the post an address before you publish it.': 'اكتب عنوانًا للخبر قبل نشره.',
  'Write the post before you publish it.': 'اكتب الخبر قبل نشره.',

  'This listing takes no reviews.': 'لا يقبل هذا الإدراج التقييمات.',
  'You can review this warehouse from {text}, the first day of your reservation.':
    'يمكنك تقييم هذا المستودع ابتداءً من {text}، أول يوم في حجزك.',
  'You have {} saved searches, which is the most. Delete one first.':
    'لديك {} بحثًا محفوظًا وهو الحد الأقصى. احذف واحدًا أولًا.',
  'You have {} shortlists, which is the most. Delete one first.':
    'لديك {} قائمة مختصرة وهو الحد الأقصى. احذف واحدة أولًا.',
  'This list has {} warehouses, which is the most. Start another list.':
    'في هذه القائمة {} مستودعًا وهو الحد الأقصى. ابدأ قائمة أخرى.',
  'This workbook cannot be read.': 'لا يمكن قراءة هذا الملف.',
  'Row {}: {text}': 'الصف {}: {text}',

  'Nobody on this list can get an announcement.': 'لا أحد في هذه القائمة يمكن أن يصله إعلان.',
  'All emails of this announcement have been sent.': 'أُرسلت كل رسائل هذا الإعلان.',
  'A file is missing. Attach it again.': 'ينقص ملف. أرفقه مرة أخرى.',
  'This file is in a message already. Upload it again to send it.': 'هذا الملف في رسالة من قبل. ارفعه مرة أخرى لترسله.',
  'Only its writer can change a message.': 'لا يغيّر الرسالة إلا كاتبها.',
  'A message can be changed for {} minutes. Write another one.': 'يمكن تغيير الرسالة خلال {} دقيقة. اكتب رسالة أخرى.',
  'This person’s account is closed. They cannot receive messages.': 'حساب هذا الشخص مغلق ولا تصله الرسائل.',
  'Switch your newsletter on in your settings first.': 'شغّل نشرتك في الإعدادات أولًا.',
  'Nobody has subscribed to your newsletter yet.': 'لم يشترك أحد في نشرتك بعد.',
  'Your plan allows one newsletter within 30 days.': 'تسمح خطتك بنشرة واحدة خلال 30 يومًا.',
  'Your plan allows {} newsletters within 30 days.': 'تسمح خطتك بعدد {} من النشرات خلال 30 يومًا.',
  'This sending has begun, or was taken back.': 'بدأ هذا الإرسال، أو سُحب.',
  'This newsletter is not there any more. Choose another one.': 'لم تعد هذه النشرة موجودة. اختر غيرها.',
  'Mark it as ready in the CMS before you send it.': 'علّمها جاهزة في لوحة المحتوى قبل إرسالها.',
  'This seller has no newsletter.': 'ليس لهذا البائع نشرة.',
  'You keep {} newsletters. Delete one that you no longer need.': 'لديك {} نشرة. احذف واحدة لم تعد تحتاجها.',

  'The campaign has spent more than this': 'أنفقت الحملة أكثر من هذا',
  'Your wallet has less credit than this takes': 'رصيد محفظتك أقل مما يلزم لهذا',
  'Your wallet has less credit than this': 'رصيد محفظتك أقل من هذا',
  'This payment is over {text}. Nothing else was credited.': 'هذه الدفعة بمبلغ {text}. لم يُضف شيء آخر.',
  'This code is taken.': 'هذا الرمز مستخدم.',
  'The code of a coupon that was used can’t change.': 'لا يمكن تغيير رمز قسيمة استُخدمت.',
  'This coupon was used. Switch it off instead of deleting it.': 'استُخدمت هذه القسيمة. أوقفها بدلًا من حذفها.',
  'Connect your bank account first, then save it.': 'اربط حسابك المصرفي أولًا ثم احفظه.',
  'This card could not be saved. Enter it again.': 'تعذر حفظ هذه البطاقة. أدخلها مرة أخرى.',
  'There is no primary yet.': 'لا يوجد خيار أساسي بعد.',
  'Choose one of your own.': 'اختر واحدًا مما لديك.',
  'You pay for no plan, so there is nothing to cancel.': 'لا تدفع لأي خطة، فلا شيء يُلغى.',
  'Cancel your plan to return to the free one.': 'ألغِ خطتك لتعود إلى الخطة المجانية.',

  'The customer must verify their identity first.': 'على العميل أن يثبت هويته أولًا.',
  'This proposal is {text} already.': 'حُسم هذا الاقتراح من قبل.',
  'This reservation takes no arrivals now.': 'لا يقبل هذا الحجز واردات الآن.',
  '{} arrivals are open already. Cancel one, or wait until one has come.':
    'هناك {} واردة مفتوحة. ألغِ واحدة أو انتظر وصول إحداها.',
  'Enter when the goods came, within the last 60 days.': 'أدخل وقت وصول البضائع خلال آخر 60 يومًا.',
  'A photo is missing. Add it again.': 'تنقص صورة. أضفها مرة أخرى.',
  'Only pictures can be added.': 'يمكن إضافة الصور فقط.',
  'This photo is in another check-in. Upload it again to add it.': 'هذه الصورة في استلام آخر. ارفعها مرة أخرى لتضيفها.',
  'This arrival has changed in the meantime. Load it again.': 'تغيّرت هذه الواردة في هذه الأثناء. أعد تحميلها.',
  'The customer’s bank is deciding a dispute over this charge. You can cancel the reservation once the dispute is closed.':
    'يبتّ مصرف العميل في نزاع على هذا الخصم. يمكن إلغاء الحجز حين ينتهي ذلك.',
  'You can’t go below {} pallets: that many are already reserved. Enter {} or more.':
    'لا يمكنك النزول عن {} منصة: هذا العدد محجوز بالفعل. أدخل {} أو أكثر.',
  'On {text}, {text} pallets are blocked, requested, or reserved. The total on that day can’t be less.':
    'في {text} تُحجب أو تُطلب أو تُحجز {text} منصة. لا يمكن أن يقل إجمالي ذلك اليوم عنها.',
  'A warehouse can have {} changes ahead. Remove one first.': 'يمكن أن يكون للمستودع {} تغييرًا قادمًا. أزل واحدًا أولًا.',
  'Other records need this one ({text}: {text}). Delete or change those first.':
    'سجلات أخرى تحتاج هذا السجل ({text}: {text}). احذفها أو غيّرها أولًا.',
  'This figure has changed.': 'تغيّر هذا الرقم.',
  'You are not authorized to create this RFP': 'لا يُسمح لك بإنشاء طلب العروض هذا',
  'You have {} open links. Revoke one first.': 'لديك {} رابطًا مفتوحًا. ألغِ واحدًا أولًا.',
  'You have answered this request already.': 'أجبت عن هذا الطلب من قبل.',
  'This is not what the quote is for. Open it again from your quotes.':
    'ليس هذا ما قُدّم له العرض. افتحه من عروضك مرة أخرى.',
  'Choose a start date from today on, within a year': 'اختر تاريخ بدء من اليوم فصاعدًا وخلال سنة',
  'Choose a later day': 'اختر يومًا لاحقًا',
  'Choose today or a later day': 'اختر اليوم أو يومًا بعده',
  'Choose a day within six months': 'اختر يومًا خلال ستة أشهر',
  'Enter a price for storage that comes to at least a dollar': 'أدخل سعر تخزين لا يقل إجماله عن دولار',
  'This request names no warehouse: answer it in words.': 'لا يذكر هذا الطلب مستودعًا: أجب عنه كتابةً.',
  'You have chosen a quote for this need already.': 'اخترت عرضًا لهذه الحاجة من قبل.',
  'Choose at most {} warehouses': 'اختر {} مستودعًا على الأكثر',
  'This warehouse has answered already.': 'أجاب هذا المستودع من قبل.',
  'Choose a warehouse': 'اختر مستودعًا',
  'This can’t be done with the request any more: {text}': 'لم يعد هذا ممكنًا مع الطلب: {text}',
}
