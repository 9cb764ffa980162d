import { arabicFactNames } from '@stackyard/shared/texts/arabic-fact-names'
import { arabicServices } from '@stackyard/shared/texts/arabic-services'

/** Arabic words of lists in shared/src/reference that the app alone shows: columns of files, bulk fields, documents; services besides. */
// prettier-ignore
const columns = {
  'Price, 1 month': 'السعر، شهر', 'Price, 3 months': 'السعر، 3 أشهر', 'Price, 6 months': 'السعر، 6 أشهر', 'Price, 12 months': 'السعر، 12 شهرًا',
  'Sq ft price, 1 month': 'سعر القدم المربع، شهر', 'Sq ft price, 3 months': 'سعر القدم المربع، 3 أشهر',
  'Sq ft price, 6 months': 'سعر القدم المربع، 6 أشهر', 'Sq ft price, 12 months': 'سعر القدم المربع، 12 شهرًا',
  'HotRack discount, 1 month': 'خصم HotRack، شهر', 'HotRack discount, 3 months': 'خصم HotRack، 3 أشهر',
  'HotRack discount, 6 months': 'خصم HotRack، 6 أشهر', 'HotRack discount, 12 months': 'خصم HotRack، 12 شهرًا',
  'HotRack sq ft discount, 1 month': 'خصم HotRack للقدم المربع، شهر', 'HotRack sq ft discount, 3 months': 'خصم HotRack للقدم المربع، 3 أشهر',
  'HotRack sq ft discount, 6 months': 'خصم HotRack للقدم المربع، 6 أشهر', 'HotRack sq ft discount, 12 months': 'خصم HotRack للقدم المربع، 12 شهرًا',
  'Total pallets': 'إجمالي المنصات', 'Required': 'مطلوب', 'Such as OH': 'مثل OH', 'Such as US; US when empty': 'مثل US، ويُفهم US إن تُرك فارغًا',
  'A US ZIP code places the pin when no coordinates are given': 'يحدد الرمز البريدي الأمريكي الموضع إن لم تُذكر الإحداثيات',
  'Such as America/Chicago': 'مثل America/Chicago', 'Yes or No': 'Yes أو No', 'Names with ; between them': 'أسماء تفصل بينها ;',
  'Such as 08:00': 'مثل 08:00', 'Such as 17:30': 'مثل 17:30', 'Such as Mon-Fri, Sat': 'مثل Mon-Fri, Sat', 'In pallets': 'بالمنصات',
  'Dollars per pallet per month': 'بالدولار للمنصة في الشهر', 'Dollars per square foot per month': 'بالدولار للقدم المربع في الشهر',
  'Yes, or No for a draft; No when empty': 'Yes، أو No للمسودة، ويُفهم No إن تُرك فارغًا',
} as const

// prettier-ignore
const others = {

  'Storage': 'التخزين', 'Receiving': 'الاستلام',
  'Pick and pack': 'الالتقاط والتغليف', 'Returns and other': 'المرتجعات وغيرها', 'Total': 'الإجمالي', 'Total of the term': 'إجمالي المدة',
  'Each month': 'كل شهر', 'Storage per pallet per month': 'التخزين للمنصة في الشهر',
  'Storage per square foot per month': 'التخزين للقدم المربع في الشهر', 'Setup, once': 'الإعداد، مرة واحدة',
  'Monthly minimum': 'الحد الأدنى الشهري', 'Return, per unit': 'المرتجع، للوحدة', 'AM': 'صباحًا', 'PM': 'مساءً', 'in': 'بوصة',
  'Passport': 'جواز سفر', 'Driver’s license, both sides': 'رخصة قيادة، الوجهان', 'National identity card, both sides': 'بطاقة هوية وطنية، الوجهان',
  'Subscribers of the news': 'مشتركو الأخبار', 'Merchants who want newsletters': 'تجار يريدون النشرات',
  'Sellers who want newsletters': 'مزودون يريدون النشرات', 'Subscribers of one seller': 'مشتركو مزود واحد',
  'A reservation': 'حجز', 'A listing': 'إدراج', 'Something wrong on a page': 'خطأ في صفحة', 'Press and partnerships': 'الصحافة والشراكات',
  'Something else': 'أمر آخر', 'General': 'عام', 'Building': 'المبنى', 'Space and prices': 'المساحة والأسعار',
  'Photos and documents': 'الصور والمستندات',
  "I'm New!": 'أنا جديد!',
} as const

// prettier-ignore
const rfp = {
  'A 3PL stores or ships for us today': 'يخزّن لنا أو يشحن مزود خارجي اليوم', 'We store or ship ourselves today': 'نخزّن أو نشحن بأنفسنا اليوم',
  'Size of your warehouse': 'مساحة مستودعك', 'How full it is': 'نسبة امتلائه', 'Warehouse Location': 'موقع المستودع',
  'Why you look for a provider': 'لماذا تبحث عن مزود', 'What matters most in one': 'أهم ما تطلبه في المزود', 'How goods arrive': 'كيف تصل البضائع',
  'Single SKU Case Pack': 'صناديق بصنف واحد', 'Mixed SKU Cases': 'صناديق بأصناف مختلطة', 'Usual inbound shipment': 'الشحنة الواردة المعتادة',
  "20' Container": 'حاوية 20 قدمًا', "40' Container": 'حاوية 40 قدمًا', 'Pallet': 'منصة', 'Inbound shipments a month': 'الشحنات الواردة في الشهر', 'Counted by case': 'تُعد بالصندوق', 'Counted by unit': 'تُعد بالوحدة',
  'Ticketing needed': 'يلزم وضع بطاقات', 'Preferred carriers': 'الناقلون المفضلون', 'Freight': 'شحن بري',
  'International shipments a week': 'الشحنات الدولية في الأسبوع', 'LTL or FTL shipments': 'شحنات LTL أو FTL', 'Orders a month': 'الطلبات في الشهر',
  'SKUs in an order': 'الأصناف في الطلب', 'Cases on a pallet': 'الصناديق على المنصة', 'Pallets in an order': 'المنصات في الطلب',
  'Value of an order': 'قيمة الطلب', 'USD': 'دولار', 'Parcel shipments': 'شحنات الطرود', 'Units in an order': 'الوحدات في الطلب',
  'Most parcels go to': 'وجهة معظم الطرود', 'Orders a month in the peak season': 'الطلبات في شهر الذروة', 'Shipping data': 'بيانات الشحن',
  'Inserts': 'مطبوعات مرفقة', 'Stickers': 'ملصقات', 'Coupons': 'قسائم', 'Cards': 'بطاقات', 'Other Marketing Insert': 'مطبوعات تسويقية أخرى',
  'Special ticketing or labels': 'بطاقات أو ملصقات خاصة', 'Branded packaging': 'تغليف بعلامتك', 'Kitting or bundling': 'تجميع أو حزم',
  'Special protective packaging': 'تغليف واقٍ خاص', 'Product types': 'أنواع المنتجات', 'Oversized pallets': 'منصات كبيرة الحجم',
  'Greatest length': 'أكبر طول', 'Greatest width': 'أكبر عرض', 'Greatest height': 'أكبر ارتفاع', 'Active SKUs': 'الأصناف النشطة',
  'Pallets in stock': 'المنصات في المخزون', 'SKUs on a pallet': 'الأصناف على المنصة', 'Commingled SKU': 'أصناف مختلطة',
  'Single SKU Pallets': 'منصات بصنف واحد', 'Value of the stock': 'قيمة المخزون', 'Inventory turns a year': 'دورات المخزون في السنة',
  'Special products': 'منتجات خاصة', 'Oversized': 'كبير الحجم', 'Temp Controlled': 'مضبوط الحرارة', 'Medical': 'طبي',
  'Usual product dimensions': 'أبعاد المنتج المعتادة', 'Product sheet': 'جدول المنتجات', 'EDI or ASN needed': 'يلزم EDI أو ASN',
  'Number of stores': 'عدد المتاجر', 'Avg Storage Footprint': 'متوسط مساحة التخزين', 'Average orders a month': 'متوسط الطلبات في الشهر',
  'Sales channels': 'قنوات البيع',
} as const

export const referenceWords = { ...arabicServices, ...arabicFactNames, ...columns, ...others, ...rfp } as const
