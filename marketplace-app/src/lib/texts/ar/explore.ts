import type { InWords } from '../../language'
import type { exploreTexts as english } from '../explore'

export const exploreTexts: InWords<typeof english> = {
  all: 'استكشف المستودعات',
  of: (name) => `مستودعات ${name}`,
  unitedStates: 'الولايات المتحدة',
  us: 'الولايات المتحدة',
  global: 'العالم',
  featured: 'المستودعات المميزة',
  featuredStep: 'المميزة',
  hotRacks: 'عروض HotRacks',
  trail: 'أنت هنا',
  dashboard: 'لوحة التحكم',
  warehouses: 'المستودعات',
  endAll: 'شاهدت كل المستودعات',
  endIn: (name) => `شاهدت كل المستودعات في ${name}`,
  endFeatured: 'شاهدت كل المستودعات المميزة',
  endHotRacks: 'شاهدت كل مستودعات HotRacks',
  lead: {
    us: 'تصفح مزودي التخزين في أنحاء البلاد حسب المنطقة.',
    global: 'استكشف مستودعات من أنحاء العالم.',
  },
  inPlace: (name) => `في ${name}`,
  viewMore: 'المزيد',
  others: 'مستودعات أخرى',
  asList: 'اعرض الكل في قائمة',
  places: 'ابحث حسب المكان',
  shareSearch: 'مشاركة البحث',
}
