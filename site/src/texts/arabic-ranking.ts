/** Arabic texts of the page on the order of results, by their English ones. */
export const rankingWords = {
  'What decides the order of warehouses and services in our lists, and what does not.':
    'ما الذي يحدد ترتيب المستودعات والخدمات في قوائمنا، وما الذي لا يؤثر فيه.',
  'The usual order': 'الترتيب المعتاد',
  'Lists of warehouses follow these rules in this order. They are the same for every visitor.':
    'تتبع قوائم المستودعات هذه القواعد واحدة تلو الأخرى، وهي نفسها لكل قارئ.',
  'The first page of a list begins with up to {count} spotlighted warehouses that match it. Search results, HotRacks, lists near a place, and lists in another order do not.':
    'تبدأ الصفحة الأولى من القائمة بما لا يزيد على {count} من المستودعات المميزة التي توافقها. ولا تبدأ بذلك نتائج البحث وعروض HotRacks والقوائم حول مكان والقوائم بترتيب آخر.',
  'Confirmed facts': 'بيانات مؤكدة',
  'Warehouses whose provider has not confirmed space and rates in the last {days} days come after all others in every list in its usual order.':
    'المستودعات التي لم يؤكد مزودها المساحة والأسعار منذ {days} يومًا تأتي بعد سواها في كل قائمة بترتيبها المعتاد.',
  'First spotlight, high priority': 'الإبراز الأول والأولوية العالية',
  'Warehouses that our team marks as a first spotlight come first, then those it gives high priority. Neither is an ad, and nobody can buy it.':
    'تأتي أولًا المستودعات التي يمنحها فريقنا الإبراز الأول، ثم التي يمنحها أولوية عالية. وليس أيٌّ منهما إعلانًا ولا يُشترى.',
  'Verified warehouses come before the others.': 'المستودعات الموثَّقة تسبق غيرها.',
  Rating: 'التقييم',
  'Among them, the warehouse with the higher average star rating comes first.':
    'ثم يأتي صاحب المتوسط الأعلى من نجوم العملاء أولًا.',
  Ties: 'التساوي',
  'When all of this is equal, the listing that was added first comes first.':
    'وحين يتساوى كل ذلك يأتي أولًا ما أُدرج قبل غيره.',
  'The median time to an answer in the last 12 months; warehouses without one come last.':
    'وسيط زمن الجواب في آخر 12 شهرًا؛ وما ليس له زمن يأتي أخيرًا.',
  'Average stars, then the number of reviews.': 'متوسط النجوم ثم عدد التقييمات.',
  'The listing that was added last comes first.': 'الأحدث إدراجًا أولًا.',
  'From A to Z.': 'من الألف إلى الياء.',
  'The most buildings first.': 'الأكثر مباني أولًا.',
  Price: 'السعر',
  'The lowest price of a pallet for one month first. Only for signed-in readers: nobody else sees prices.':
    'أدنى سعر للمنصة لشهر واحد أولًا. وهو للمسجلين وحدهم، فلا يرى الأسعار سواهم.',
  'Lists of services are ordered by verification, rating, and age in the same way.':
    'وتتبع قوائم الخدمات التوثيق والتقييم والأقدمية بالطريقة نفسها.',
  'When you search': 'حين تبحث',
  'A search for a place finds warehouses within 75 miles and shows the nearest first. A search for words shows warehouses with these words in their name first, then the others that match, both in the usual order. When no name matches, similarly spelled names come first.':
    'البحث عن مكان يجد المستودعات في نطاق 75 ميلًا ويعرض الأقرب أولًا. والبحث عن كلمات يعرض أولًا ما في اسمه هذه الكلمات ثم غيره مما يوافقها، وكلاهما بالترتيب المعتاد. وإن لم يوافق أي اسم جاءت الأسماء المتقاربة في الكتابة أولًا.',
  'Other orders': 'ترتيبات أخرى',
  'Spotlight and diamonds': 'الإبراز والماسات',
  'Our team chooses spotlights, first spotlights and high priority, among providers whose plan includes them. Diamonds are our rating of a provider: you can filter by them, but they change no order.':
    'يختار فريقنا الإبراز والإبراز الأول والأولوية العالية من بين المزودين الذين تشملها خططهم. والماسات تقييمنا للمزود: يمكنك التصفية بها، لكنها لا تغير أي ترتيب.',
  'Sponsored cards': 'البطاقات الإعلانية',
  'They say “Sponsored”, and a button beside the word opens who pays and what the card matched.':
    'تحمل كلمة «إعلان»، وبجانبها زر يعرض من يدفع وما الذي وافقته البطاقة.',
  'At most {count} of each ten cards in a list are sponsored: the third and the eighth. In carousels they come first.':
    'لا يزيد الإعلان على {count} من كل عشر بطاقات في القائمة: الثالثة والثامنة. وفي الشرائط المتحركة تأتي الإعلانات أولًا.',
  'Only listings that match the filters of the list are shown.': 'لا يُعرض إلا ما يوافق مرشحات القائمة.',
  'Among those, campaigns that are furthest behind an even use of their budget over their days go first. A higher budget buys more views, not a better place.':
    'ومن بينها تتقدم الحملات الأكثر تأخرًا عن الإنفاق المتساوي لميزانيتها على أيامها. والميزانية الأكبر تشتري مشاهدات أكثر لا مكانًا أفضل.',
  'They never change the order of the others: the results come from a call of their own that knows nothing of ads. A listing is shown once, so one that is sponsored is not repeated below.':
    'وهي لا تغير ترتيب غيرها أبدًا: تأتي النتائج من طلب مستقل لا يعرف شيئًا عن الإعلانات. ويُعرض كل إدراج مرة واحدة، فلا يتكرر المعلَن عنه بعد ذلك.',
  'What does not count': 'ما لا يؤثر',
  'What a provider spends on ads, what a reservation brings us, what you viewed before, and who you are. A plan counts only in that spotlights and high priority require one that includes them.':
    'ما ينفقه المزود على الإعلانات، وما يعود علينا من الحجز، وما اطّلعت عليه من قبل، ومن تكون. ولا تؤثر الخطة إلا في أن الإبراز والأولوية العالية يشترطان خطة تشملهما.',
} as const satisfies Readonly<Record<string, string>>
