/** Arabic names and options of a listing's facts, which only its pages and forms show. */
// prettier-ignore
export const arabicFactNames = {
  'Operating hours': 'ساعات العمل', 'Operating days': 'أيام العمل', 'Open 24 hours': 'مفتوح على مدار الساعة',
  'Order accuracy': 'دقة الطلبات', 'Order cut-off': 'آخر موعد للطلبات',
  'Online Client Portal': 'بوابة العملاء الإلكترونية', 'Hourly Service Labor': 'عمالة بالساعة',
  'Container Unloading': 'تفريغ الحاويات', 'Rate Shopping': 'مقارنة أسعار الشحن', 'Expedited Service': 'خدمة عاجلة',
  'Onboarding Assistance': 'مساعدة عند البدء', 'Warehouse management system': 'نظام إدارة المستودع',
  'Inbound services': 'خدمات الوارد', 'Outbound services': 'خدمات الصادر',
  'Value-add services': 'خدمات القيمة المضافة', 'Days': 'أيام', 'Hours': 'ساعات', 'Yes': 'نعم', 'No': 'لا',
  'Regional Carriers': 'ناقلون إقليميون', 'Custom': 'مخصص', 'Plain': 'عادي', 'Eco Friendly': 'صديق للبيئة',
  'Protective': 'واقٍ', 'Discreet': 'غير معلَّم', 'Ticketing': 'نظام تذاكر', 'Service rate': 'سعر الخدمة',
  'Add-on service rate': 'سعر الخدمة الإضافية', 'Sun': 'الأحد', 'Mon': 'الإثنين', 'Tue': 'الثلاثاء',
  'Wed': 'الأربعاء', 'Thu': 'الخميس', 'Fri': 'الجمعة', 'Sat': 'السبت',
  'Average delivery speed': 'متوسط سرعة التوصيل', 'Average receiving time': 'متوسط وقت الاستلام',
  'Building security': 'أمن المبنى', 'Client support': 'دعم العملاء', 'Dedicated warehouse': 'مستودع مخصص',
  'Employees': 'الموظفون', 'Packaging': 'التغليف', 'Parcel carriers': 'شركات الطرود',
  'Square footage': 'المساحة بالقدم المربع', 'Year founded': 'سنة التأسيس', 'Minutes': 'دقائق', 'Day': 'يوم',
  'Hour': 'ساعة',
} as const satisfies Readonly<Record<string, string>>
