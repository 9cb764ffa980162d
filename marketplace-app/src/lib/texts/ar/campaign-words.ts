import type { InWords } from '../../language'
import type {
  campaignScheduled as englishScheduled,
  campaignStatusNames as englishStatuses,
  campaignTypeNames as englishTypes,
} from '../campaign-words'

export const campaignTypeNames: InWords<typeof englishTypes> = {
  featured: 'أعلى القوائم',
  nearby: 'الإدراجات القريبة',
  search: 'نتائج البحث',
  hotdeal: 'HotRacks',
}

export const campaignStatusNames: InWords<typeof englishStatuses> = {
  ACTIVE: 'نشطة',
  PAUSED: 'متوقفة مؤقتًا',
  INACTIVE: 'منتهية',
}

export const campaignScheduled: InWords<typeof englishScheduled> = 'مجدولة'
