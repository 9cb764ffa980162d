import type { InWords } from '../../language'
import type { discoveryTexts as english } from '../discovery'

export const discoveryTexts: InWords<typeof english> = {
  dashboard: {
    hello: (name) => `مرحبًا، ${name}`,
    lead: {
      customer: 'حجوزاتك وما يأتي بعدها.',
      seller: 'طلبات تنتظرك، وأحدث مبيعاتك.',
      admin: 'طلبات تنتظر قرارًا.',
      editor: 'اكتب وانشر في لوحة المحتوى.',
      manager: 'استكشف السوق.',
    },
    leadOfService: 'ما ينتظرك، وما يقوله العملاء.',
    explore: 'استكشف المستودعات',
    openPanel: 'افتح لوحة المحتوى',
  },
  explore: {
    searchTitle: (query) => (query ? `نتائج «${query}»` : 'ابحث عن المستودعات'),
    mapLabel: 'خريطة المستودعات',
    empty: 'لا مستودع يطابق هذه المرشحات. أزل أحدها أو انظر في مكان آخر على الخريطة.',
  },
  listing: {
    back: 'كل المستودعات',
    photos: 'الصور',
    photo: (index, count) => `الصورة ${index} من ${count}`,
    next: 'الصورة التالية',
    previous: 'الصورة السابقة',
    verified: 'موثَّق',
    spotlight: 'مميز',
    hours: 'ساعات العمل',
    buildings: 'المباني',
    total: 'المساحة الإجمالية',
    free: 'المتاح الآن',
    pallets: (count) => `${count} منصة`,
    founded: 'سنة التأسيس',
    accuracy: 'دقة الطلبات',
    security: 'أمن المبنى',
    reviews: 'التقييمات',
    map: 'الخريطة',
    representative: 'الممثل',
    reserveBar: 'احجز مساحة',
    pricesBar: 'الأسعار والمساحة المتاحة',
    publicPage: 'الصفحة العامة',
  },
}
