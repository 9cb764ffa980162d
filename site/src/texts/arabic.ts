import { arabicFactNames } from '@stackyard/shared/texts/arabic-fact-names'
import { arabicListing, arabicRates } from '@stackyard/shared/texts/arabic-listing'
import { arabicServices } from '@stackyard/shared/texts/arabic-services'
import { islandWords } from './arabic-islands'
import { listingPageWords } from './arabic-listing-page'
import { listWords } from './arabic-lists'
import { providerWords } from './arabic-providers'
import { rankingWords } from './arabic-ranking'

/** Arabic texts of the site's pages by their English ones; a text that is missing here fails the type check of `t`. */
export const arabic = {
  ...islandWords,
  ...listingPageWords,
  ...listWords,
  ...providerWords,
  ...rankingWords,
  'Warehouse space and logistics, found and booked in one place':
    'مساحات التخزين والخدمات اللوجستية، تجدها وتحجزها في مكان واحد',
  'Skip to the content': 'انتقل إلى المحتوى',
  '{name}, home': '{name}، الصفحة الرئيسية',
  Main: 'القائمة الرئيسية',
  Menu: 'القائمة',
  Home: 'الرئيسية',
  'Dark theme': 'المظهر الداكن',
  'Log in': 'تسجيل الدخول',
  'Sign up': 'إنشاء حساب',
  Dashboard: 'لوحة التحكم',
  'My account': 'حسابي',
  'Find space': 'ابحث عن مساحة',
  Learn: 'تعلّم',
  Agreements: 'الاتفاقيات',
  'Explore warehouses': 'استكشف المستودعات',
  'Featured warehouses': 'مستودعات مميزة',
  'Warehouses by region': 'المستودعات حسب المنطقة',
  'Logistics services': 'الخدمات اللوجستية',
  'Knowledge base': 'مركز المعرفة',
  Articles: 'المقالات',
  Article: 'مقال',
  Encyclopedia: 'الموسوعة',
  Definitions: 'التعريفات',
  Definition: 'تعريف',
  FAQs: 'الأسئلة الشائعة',
  FAQ: 'سؤال شائع',
  'Rating system': 'نظام التقييم',
  'About us': 'من نحن',
  Carriers: 'شركات النقل',
  Brands: 'العلامات التجارية',
  Advertise: 'أعلن معنا',
  Partners: 'الشركاء',
  Media: 'وسائل الإعلام',
  'Contact us': 'اتصل بنا',
  'Terms of use': 'شروط الاستخدام',
  'Privacy policy': 'سياسة الخصوصية',
  'Merchant agreement': 'اتفاقية التاجر',
  'Warehouse agreement': 'اتفاقية المستودع',
  Sitemap: 'خريطة الموقع',

  'Explore thousands of warehouses on {name}, the top platform for matching businesses with 3PL solutions.':
    'استكشف آلاف المستودعات على {name}، المنصة التي تجمع الشركات بحلول الخدمات اللوجستية للغير.',
  'Warehouse space that fits your stock, booked today': 'مساحة تخزين تناسب بضاعتك، تحجزها اليوم',
  'Where do you need space?': 'أين تحتاج إلى مساحة؟',
  Popular: 'الأكثر طلبًا',
  Dallas: 'دالاس',
  Chicago: 'شيكاغو',
  'Cold storage': 'تخزين مبرد',
  'FBA prep': 'تجهيز FBA',
  'Map of warehouses': 'خريطة المستودعات',
  'Warehouses on the map': 'المستودعات على الخريطة',
  'View more': 'المزيد',
  'View More': 'المزيد',
  'See More': 'اطّلع على المزيد',
  'All featured warehouses, on a list and on the map': 'كل المستودعات المميزة، في قائمة وعلى الخريطة',
  'No HotRacks available': 'لا توجد عروض HotRacks',
  'In figures': 'بالأرقام',
  Professionals: 'متخصص',
  'Sq. Ft. Globally': 'قدم مربع حول العالم',
  'Where do you need to be?': 'أين تريد أن تكون؟',
  'Stock close to your customers arrives sooner and costs less to send.':
    'البضاعة القريبة من عملائك تصل أسرع ويكلف إرسالها أقل.',
  'Explore Map': 'استكشف الخريطة',
  'From the newsroom': 'من غرفة الأخبار',
  'All news': 'كل الأخبار',
  Locations: 'المواقع',
  'Trusted by Industry Leaders': 'يثق بنا رواد القطاع',
  'Partner companies': 'شركات شريكة',
  'From search to stocked in three steps': 'من البحث إلى التخزين في ثلاث خطوات',
  Find: 'ابحث',
  'Search by city, map or need. Every listing says what is free, from when, and what the warehouse is good at.':
    'ابحث بالمدينة أو الخريطة أو الحاجة. يبيّن كل مستودع ما هو متاح ومتى يتاح وما الذي يجيده.',
  Reserve: 'احجز',
  'Pick pallets or square feet, a term and a start date. The price is final before you confirm.':
    'اختر عدد المنصات أو الأقدام المربعة والمدة وتاريخ البدء. السعر نهائي قبل أن تؤكد.',
  'Move in': 'أدخل بضاعتك',
  'Your card is held, not charged, until the warehouse accepts. If it declines, nothing is owed.':
    'يُحجز المبلغ على بطاقتك ولا يُخصم حتى يقبل المستودع. وإن رفض فلا شيء عليك.',

  'Find space by city, state, name or what your goods need.':
    'ابحث عن مساحة بالمدينة أو الولاية أو الاسم أو بما تحتاج إليه بضاعتك.',
  Search: 'بحث',
  'Search people and companies': 'ابحث عن الأشخاص والشركات',
  'Search news': 'ابحث في الأخبار',
  'Carriers, packaging, software, and other logistics services, by name, place, or type.':
    'النقل والتغليف والبرمجيات وسائر المهن المحيطة بالمستودع، بالاسم أو المكان أو النوع.',
  'Providers, merchants and managed profiles, by name or place.':
    'المزودون والتجار والملفات التي نديرها، بالاسم أو المكان.',
  'Search the words of everything we have published.': 'ما كتبناه، بكلماته.',
  "The search needs JavaScript. Everything has a page of its own that doesn't: see the sitemap.":
    'يحتاج البحث إلى JavaScript. ولكل شيء صفحة لا تحتاج إليه، تجدها في خريطة الموقع.',

  'Transportation, importers and wholesalers, packaging, software, consultants and marketing around the warehouse.':
    'النقل والاستيراد وتجارة الجملة والتغليف والبرمجيات والاستشارات والتسويق حول المستودع.',
  'Everything around the warehouse: companies that move, pack, sell, and advise.':
    'كل ما يحيط بالمستودع: من ينقل ومن يغلّف ومن يبيع ومن يقدّم المشورة.',
  'All services': 'كل الخدمات',
  'Types of services': 'أنواع الخدمات',
  'All {count}': 'الكل ({count})',
  'No service is listed yet.': 'لم تُدرج أي خدمة بعد.',
  'No service of this type is listed yet.': 'لم تُدرج خدمة من هذا النوع بعد.',
  'Page {page}': 'صفحة {page}',
  'Page {page} of {count}.': 'صفحة {page} من {count}.',
  '{name}, page {page}': '{name}، صفحة {page}',
  Pages: 'الصفحات',
  'Carriers, brokers and drayage companies that bring goods to a warehouse and take them on.':
    'شركات نقل ووسطاء شحن يوصلون البضائع إلى المستودع وينقلونها منه.',
  'Importers, wholesalers and distributors with goods by the carton, the pallet and the container.':
    'مستوردون وتجار جملة وموزعون، بضائعهم بالكرتون والمنصة والحاوية.',
  'Boxes, film, pallets and the machines around them, made and stocked close to warehouses.':
    'صناديق وأغشية ومنصات وآلاتها، تُصنع وتُخزن قرب المستودعات.',
  'Systems for warehouses, transport and orders, and the people who set them up.':
    'أنظمة للمستودعات والنقل والطلبات، ومن يركّبها.',
  'Independent advice on supply chains, layouts, providers and costs.':
    'مشورة مستقلة في سلاسل الإمداد والتخطيط والمزودين والتكاليف.',
  'Studios that help goods in stock to be found and bought.': 'استوديوهات تساعد البضاعة المخزنة على أن تُرى وتُشترى.',

  'News and practical writing on warehousing and logistics from {name}.':
    'أخبار وكتابات عملية في التخزين والخدمات اللوجستية من {name}.',
  'News about warehousing and logistics, explained.': 'أخبار التخزين والخدمات اللوجستية مشروحة.',
  'News categories': 'فئات الأخبار',
  'News about {name}.': 'أخبار عن {name}.',
  'Nothing has been published yet.': 'لم يُنشر شيء بعد.',
  '{count} min read': 'مدة القراءة: {count} د',
  'In this post': 'في هذا الخبر',
  'Warehouse of the week': 'مستودع الأسبوع',
  'Watch the video': 'شاهد الفيديو',
  Comments: 'التعليقات',
  'No comments yet.': 'لم يكتب أحد بعد.',
  'Write a comment': 'اكتب تعليقًا',
  'Read on': 'تابع القراءة',
  'Subscribe to news': 'اشترك في الأخبار',
  'What is new at {name}, now and then. You confirm by email, and unsubscribe with one click.':
    'جديد {name} بين حين وآخر. تؤكد اشتراكك بالبريد وتنهيه بنقرة واحدة.',
  'Your email': 'بريدك الإلكتروني',
  Subscribe: 'اشترك',
  '{name} news': 'أخبار {name}',
  'Long reads on choosing, using and paying for warehouse space.':
    'مقالات مطولة في اختيار مساحة التخزين واستعمالها وتكلفتها.',
  More: 'المزيد',
  Tags: 'الوسوم',
  'Everything we have written down about warehousing, in one place.': 'كل ما كتبناه عن التخزين، في مكان واحد.',
  'Articles, an encyclopedia, definitions and answers on warehousing and logistics.':
    'مقالات وموسوعة وتعريفات وإجابات في التخزين والخدمات اللوجستية.',
  'Long reads on choosing and using space.': 'مقالات مطولة في اختيار المساحة واستعمالها.',
  'Warehousing topics, entry by entry.': 'المهنة، مدخلًا بعد مدخل.',
  'Every term in a sentence, A to Z.': 'كل مصطلح في جملة، من الألف إلى الياء.',
  'How searching, reserving and paying work.': 'كيف يجري البحث والحجز والدفع.',
  'Search articles, terms, news': 'مقالات أو مصطلحات أو أخبار',
  'New articles': 'مقالات جديدة',
  'All articles': 'كل المقالات',
  'The words of warehousing, freight and fulfillment, each explained in plain sentences.':
    'كلمات التخزين والشحن وتنفيذ الطلبات، كل منها مشروح بجمل واضحة.',
  'Warehousing terms, each explained in plain language.': 'كلمات المهنة، كل منها مشروح بجمل واضحة.',
  Letters: 'الحروف',
  'Related terms': 'مصطلحات ذات صلة',
  '{name} encyclopedia': 'موسوعة {name}',
  'Supply chain and logistics definitions': 'تعريفات سلاسل الإمداد والخدمات اللوجستية',
  'Supply chain and logistics definitions by {name}': 'تعريفات سلاسل الإمداد والخدمات اللوجستية من {name}',
  'Terms of warehousing, freight and fulfillment, each defined in a sentence or two, from A to Z.':
    'مصطلحات التخزين والشحن وتنفيذ الطلبات، كل منها معرّف في جملة أو جملتين.',
  'Each term in a sentence or two. Where there is more to say, the term leads to its entry.':
    'كل مصطلح في جملة أو جملتين. وحيث يطول الكلام يقود المصطلح إلى مدخله في الموسوعة.',
  'Frequently asked questions': 'الأسئلة الشائعة',
  'How searching, reserving, paying and listing warehouse space work.':
    'كيف يجري البحث عن مساحة التخزين وحجزها ودفعها وعرضها.',
  'How searching, reserving, paying and listing work. Something missing? Write to us.':
    'كيف يجري البحث والحجز والدفع والعرض. أينقص شيء؟ اكتب إلينا.',
  'Search news, articles, encyclopedia entries, definitions and answers.':
    'ابحث في الأخبار والمقالات ومداخل الموسوعة والتعريفات والإجابات.',
  Words: 'الكلمات',
  Kind: 'النوع',
  Everything: 'كل شيء',
  'Dock scheduling, pallet position…': 'جدولة الأرصفة، موضع المنصة…',
  'Search needs JavaScript. The lists do not:': 'يحتاج البحث إلى JavaScript، ولا تحتاج إليه القوائم:',
  'Type what you’re looking for.': 'اكتب ما تبحث عنه.',
  'Nothing was found for “{query}”. Try fewer or other words.': 'لم نجد شيئًا عن «{query}». جرّب كلمات أقل أو غيرها.',
  '1 page for “{query}”': 'صفحة واحدة عن «{query}»',
  '{count} pages for “{query}”': 'عدد الصفحات عن «{query}»: {count}',
  'The search could not be loaded. Try again in a moment.': 'تعذر تحميل البحث. حاول بعد لحظة.',

  'What {name} is and how it works for merchants and warehouses.': 'ما {name} وكيف تعمل للتجار والمستودعات.',
  Pricing: 'الأسعار',
  'Merchants pay nothing to search and reserve. Providers choose a plan, by the month or by the year, and change it in their settings whenever they like.':
    'لا يدفع التجار شيئًا مقابل البحث والحجز. ويختار المزودون خطة شهرية أو سنوية، ويغيرونها في إعداداتهم متى شاؤوا.',
  'As many listings as you like': 'مستودعات بلا حد',
  'One listing': 'مستودع واحد',
  'Up to {count} listings': 'حتى {count} من المستودعات',
  Free: 'مجانًا',
  'a month': 'في الشهر',
  'or {price} a year': 'أو {price} في السنة',
  'May be shown in the spotlight': 'يمكن إبرازها ضمن المميزة',
  'Without the spotlight': 'بلا إبراز',
  'Reservations, quotes and payments included': 'تشمل الحجوزات وعروض الأسعار والمدفوعات',
  Growth: 'نمو',
  Scale: 'توسّع',
  'For a first warehouse.': 'لأول مستودع.',
  'For providers who fill several buildings.': 'لمزودين يملؤون عدة مبانٍ.',
  'For networks without a limit.': 'لشبكات بلا حد.',
  'List a warehouse': 'اعرض مستودعًا',
  'Choose {name}': 'اختر {name}',
  'Write to us about a reservation, a listing or anything else.': 'اكتب إلينا عن حجز أو مستودع أو أي أمر آخر.',
  'Write to us': 'اكتب إلينا',
  'The form needs JavaScript. Write to {email} instead.': 'يحتاج النموذج إلى JavaScript. راسلنا على {email} بدلًا منه.',
  "What the diamonds mean, who gives them, and how they differ from customers' stars.":
    'ما تعنيه الماسات ومن يمنحها وكيف تختلف عن نجوم العملاء.',
  "Diamonds are our own team's rating of a provider. Stars are what customers say. Neither can be bought.":
    'الماسات تقييم فريقنا للمزود، والنجوم رأي العملاء. ولا يُشترى أيٌّ منهما.',
  'No diamond': 'بلا ماسات',
  'What we assess': 'ما ننظر إليه',
  'The building and its equipment, the accuracy and speed of receiving and shipping, the systems behind them, and how questions are answered. We read the records, and we visit.':
    'المبنى ومعداته، ودقة الاستلام والشحن وسرعتهما، والأنظمة من خلفهما، وكيف يُجاب عن الأسئلة. نقرأ السجلات ونزور المكان.',
  Stars: 'النجوم',
  'Customers give one to five stars and their own words. A review by someone who reserved space there carries the mark “Verified booking”.':
    'يمنح العملاء من نجمة إلى خمس نجوم ويكتبون بكلماتهم. وتحمل مراجعة من حجز في ذلك المستودع علامة «حجز موثَّق».',
} as const satisfies Readonly<Record<string, string>>

/** The same with those of a listing's components, which are kept for all who show a listing, and of the facts and fields of listings and services. */
export const arabicPages: Readonly<Record<string, string>> = {
  ...arabicServices,
  ...arabicFactNames,
  ...arabicRates,
  ...arabicListing,
  ...arabic,
}
