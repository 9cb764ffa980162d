import type { InWords } from '../../language'
import type { appearanceTexts as english } from '../appearance'

export const appearanceTexts: InWords<typeof english> = {
  title: 'المظهر',
  lead: 'يُحفظ على هذا الجهاز وحده.',
  language: 'اللغة',
  groups: {
    mode: { label: 'الوضع', options: { light: 'فاتح', dark: 'داكن' } },
    direction: { label: 'الاتجاه', options: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' } },
    contrast: { label: 'التباين', options: { default: 'عادي', bold: 'قوي' } },
    stretch: { label: 'عرض الصفحة', options: { off: 'مضغوط', on: 'العرض كله' } },
  },
  compactTables: 'صفوف مضغوطة في الجداول',
  navigation: 'أظهر الأسماء في الشريط الجانبي',
}
