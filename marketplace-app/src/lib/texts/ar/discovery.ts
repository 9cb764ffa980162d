import type { InWords } from '../../language'
import type { discoveryTexts as english } from '../discovery'

export const discoveryTexts: InWords<typeof english> = {
  dashboard: {
    hello: (name) => `مرحبًا، ${name}`,
    lead: {
      customer: 'حجوزاتك وما يأتي بعدها.',
      seller: 'ما ينتظر جوابك، وأحدث حجوزاتك.',
      admin: 'ما ينتظر قرارًا.',
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
    reviews: 'التقييمات',
  },
}
