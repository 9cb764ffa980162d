import type { InWords } from '../../language'
import type { paletteTexts as english } from '../palette'
import { counted } from './counted'

export const paletteTexts: InWords<typeof english> = {
  title: 'انتقل إلى',
  label: 'انتقل إلى شاشة أو مستودع',
  placeholder: 'اكتب ما تبحث عنه',
  screens: 'الشاشات',
  settings: (tab) => `الإعدادات: ${tab}`,
  warehouse: 'مستودع',
  person: 'شخص',
  order: 'حجز',
  orderNamed: (id, listing) => `الحجز ${id}: ${listing}`,
  none: 'لا شيء مطابق.',
  found: (count) => counted(count, ['نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة']),
  dark: 'انتقل إلى المظهر الداكن',
  light: 'انتقل إلى المظهر الفاتح',
  admin: {
    notVerified: 'المستودعات غير الموثَّقة',
    hidden: 'المستودعات المخفية',
    notFeatured: 'المستودعات غير المُبرَزة',
    notRated: 'المستودعات بلا ماسات',
    servicesNotVerified: 'الخدمات غير الموثَّقة',
    servicesHidden: 'الخدمات المخفية',
    sellers: 'المزودون',
    customers: 'التجار',
    claims: 'المطالبات بالملفات',
    password: 'تعيين كلمة مرور',
    export: 'تصدير الأشخاص',
    import: 'استيراد المستودعات',
    also: {
      notFeatured: 'غير مميزة',
      notRated: 'بلا تقييم ماسي',
      sellers: 'البائعون',
      customers: 'العملاء',
    },
  },
  action: 'إجراء',
  screen: 'شاشة',
}
