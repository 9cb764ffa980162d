/** Arabic words of warehouse fields that lists are narrowed by: their names, options and filters in use. */
// prettier-ignore
export const arabicFields = {
  'Product categories': 'فئات المنتجات', 'Expertise': 'الخبرات',
  'Buildings': 'المباني', 'Buildings at least': 'المباني على الأقل', '{count} buildings or more': 'المباني: {count} أو أكثر',
  'Dock doors': 'أبواب الأرصفة', 'Dock doors at least': 'أبواب الأرصفة على الأقل', '{count} dock doors or more': 'أبواب الأرصفة: {count} أو أكثر',
  'Clear height': 'الارتفاع الصافي', 'Clear height in feet at least': 'الارتفاع الصافي بالقدم على الأقل',
  '{count} ft clear or more': 'ارتفاع صافٍ {count} قدمًا أو أكثر', 'ft': 'قدم',

  'Certifications': 'الشهادات', 'FDA registered': 'مسجَّل لدى FDA', 'USDA Organic': 'عضوي USDA', 'GDP': 'ممارسات التوزيع الجيدة (GDP)',
  'HACCP': 'تحليل المخاطر (HACCP)', 'BRC food safety': 'سلامة الغذاء BRC', 'AIB food safety': 'سلامة الغذاء AIB', 'ISO 9001': 'شهادة ISO 9001',
  'ISO 13485': 'شهادة ISO 13485', 'SOC 2': 'تقرير SOC 2', 'C-TPAT': 'برنامج C-TPAT', 'TSA CCSF': 'فحص البضائع TSA CCSF',
  'Foreign trade zone': 'منطقة تجارة حرة',

  'Integrations': 'التكاملات', 'Amazon': 'أمازون', 'Shopify': 'شوبيفاي', 'Walmart': 'وولمارت', 'eBay': 'إيباي', 'Etsy': 'إتسي',
  'Target Plus': 'تارجت بلس', 'TikTok Shop': 'متجر تيك توك', 'Wayfair': 'ويفير', 'WooCommerce': 'ووكومرس', 'BigCommerce': 'بيغ كومرس',
  'Adobe Commerce': 'أدوبي كومرس', 'ShipStation': 'شيب ستيشن', 'NetSuite': 'نت سويت', 'SAP': 'ساب (SAP)',
  'Microsoft Dynamics 365': 'مايكروسوفت دايناميكس 365', 'Oracle': 'أوراكل', 'QuickBooks': 'كويك بوكس',
  'Additional Integrations': 'تكاملات إضافية', 'EDI': 'تبادل البيانات (EDI)', 'API': 'واجهة برمجية (API)',

  'Temperature class': 'فئة درجة الحرارة', 'Ambient': 'درجة حرارة الغرفة', 'Cool': 'مبرَّد', 'Frozen': 'مجمَّد',
} as const satisfies Readonly<Record<string, string>>
