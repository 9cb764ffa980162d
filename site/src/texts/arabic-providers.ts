/** Arabic texts of the page for providers, by their English ones. */
export const providerWords = {
  'List your warehouse': 'اعرض مستودعك',
  'How providers list warehouse space, what it costs, and how they are paid.':
    'كيف يعرض المزودون مساحات التخزين، وكم يكلفهم ذلك، وكيف يتقاضون مستحقاتهم.',
  'Fill the space you have': 'املأ المساحة التي لديك',
  'Merchants look for pallets and square feet by place and date. Show them yours, decide on every request yourself, and be paid without chasing.':
    'يبحث التجار عن المنصات والأقدام المربعة بالمكان والتاريخ. اعرض عليهم ما لديك، وقرر في كل طلب بنفسك، وتقاضَ مستحقاتك من غير ملاحقة.',
  'See what it costs': 'اطّلع على التكلفة',
  'From empty racks to paid reservations': 'من رفوف خالية إلى حجوزات مدفوعة',
  'Describe the warehouse once': 'صِف المستودع مرة واحدة',
  'Photos, equipment, what you store and what you refuse, hours and documents. Many buildings? Import them from a spreadsheet.':
    'الصور والمعدات وما تخزنه وما ترفضه وأوقات العمل والوثائق. لديك مبانٍ كثيرة؟ استوردها من جدول بيانات.',
  'Set prices and free space': 'حدد الأسعار والمساحة المتاحة',
  'By the pallet or by the square foot, for one, three, six or twelve months. Space left over? Open a HotRack with a discount.':
    'بالمنصة أو بالقدم المربع، لشهر أو ثلاثة أو ستة أو اثني عشر شهرًا. لم يمتلئ المستودع؟ افتح عرض HotRack بخصم.',
  'Say yes or no to each request': 'اقبل كل طلب أو ارفضه',
  'You see who asks, what for and from when. Nothing is charged before you accept, and no space is sold twice.':
    'ترى من يطلب ولأي غرض ومن أي تاريخ. لا يُخصم شيء قبل قبولك، ولا تباع مساحة مرتين.',
  'Receive the goods and the money': 'استلم البضاعة والمال',
  'Agreement, invoice, and payment are in one place. What is used beyond storage follows your rate sheet.':
    'الاتفاقية والفاتورة والدفعة في مكان واحد. وما يُستخدم فوق التخزين يُحسب بقائمة أسعارك.',
  'How you are paid': 'كيف تتقاضى مستحقاتك',
  "The merchant's card is held when they reserve, and charged when you accept. A bank debit starts on the same day.":
    'يُحجز المبلغ على بطاقة التاجر عند الحجز ويُخصم حين تقبل. ويبدأ الخصم المصرفي في اليوم نفسه.',
  'The money is sent to your bank account {days} days after it was charged, reservation by reservation, without an invoice from you.':
    'يُرسل المال إلى حسابك المصرفي بعد {days} أيام من خصمه، حجزًا بعد حجز، من غير فاتورة منك.',
  'We keep nothing of a reservation. You pay for your plan alone.': 'لا نقتطع شيئًا من الحجز. تدفع ثمن خطتك وحدها.',
  'We keep {percent}% of a reservation; merchants pay nothing on top of your price.':
    'نقتطع {percent}% من الحجز، ولا يدفع التجار شيئًا فوق سعرك.',
  'If a reservation is canceled and refunded, its payout is reversed. Your payouts list every movement.':
    'إن أُلغي حجز ورُدّ ثمنه عُكس تحويله. وكل حركة مدوّنة في صفحة مدفوعاتك.',
  'Questions of providers': 'أسئلة المزودين',
  'Do I need a paid plan to begin?': 'هل أحتاج إلى خطة مدفوعة لأبدأ؟',
  'No. One listing is free for as long as you like, with reservations, invoices and payments. A paid plan brings more listings and the spotlight, and can be canceled at any time.':
    'لا. عرض مستودع واحد مجاني ما شئت، ومعه الحجوزات والفواتير والمدفوعات. والخطة المدفوعة تتيح عروضًا أكثر والظهور في دائرة الضوء، ويمكن إلغاؤها متى شئت.',
  'Who sees my prices?': 'من يرى أسعاري؟',
  'Merchants who are signed in. They are in no public page and in no search engine, and other providers see them only the way every member does.':
    'الأعضاء المسجلون. فهي ليست في أي صفحة عامة ولا في محركات البحث، ولا يراها المزودون الآخرون إلا كما يراها أي عضو.',
  'Can the same space be reserved twice?': 'هل يمكن حجز المساحة نفسها مرتين؟',
  'No. Every request takes its space out of your capacity for its dates while you decide. Pallets and square feet draw on the same space.':
    'لا. كل طلب يقتطع مساحته من سعتك في تواريخه ريثما تقرر. والمنصات والأقدام المربعة تُحسب من المساحة نفسها.',
  'What do I need to be paid?': 'ماذا أحتاج لأتقاضى مستحقاتي؟',
  'A bank account and a few facts about your company, which our payment partner checks once. Until that is done your money waits; it is not lost.':
    'حساب مصرفي وبعض المعلومات عن شركتك، يتحقق منها شريكنا للمدفوعات مرة واحدة. وإلى أن يتم ذلك ينتظر مالك ولا يضيع.',
  'My warehouse is already listed. Who did that?': 'مستودعي معروض بالفعل. من فعل ذلك؟',
  'Our team keeps profiles compiled from public sources. Open the page, choose “Claim this profile” and prove an address at your company: the page becomes yours.':
    'يحتفظ فريقنا بملفات جُمعت من مصادر عامة. افتح الصفحة واختر “Claim this profile” وأثبت عنوانًا في شركتك، فتصبح الصفحة لك.',
  'I offer transport, software or packaging. Is this for me?': 'أقدم النقل أو البرمجيات أو التغليف. هل هذا لي؟',
  'Yes. Choose your kind of service when you register: you are listed among the services, beside the warehouses that need you.':
    'نعم. اختر نوع خدمتك عند التسجيل، فتُعرض بين الخدمات إلى جانب المستودعات التي تحتاج إليك.',
  'Your first listing is free': 'عرضك الأول مجاني',
  'It takes about 15 minutes, and you can stop at any time: your answers are saved as a draft.':
    'يستغرق ربع ساعة، ويمكنك أن تتوقف ثم تكمل: ما ملأته محفوظ كمسودة.',
  'Create an account': 'أنشئ حسابًا',
  'Ask us first': 'اسألنا أولًا',
} as const satisfies Readonly<Record<string, string>>
