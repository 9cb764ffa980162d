import type { InWords } from '../../language'
import type { mergeTexts as english } from '../merge'
import { counted, figure, forms } from './counted'

export const mergeTexts: InWords<typeof english> = {
  reading: 'جارٍ قراءة ما تغيّر…',
  unread: (why) => `تعذرت قراءة ما تغيّر. ${why}`.trim(),
  retry: 'حاول مرة أخرى',
  changed: (fields) => `تغيّر في هذه الأثناء: ${fields}.`,
  both: 'غيّرتما هذه معًا. اختر ما يبقى:',
  mine: 'أبقِ ما لدي',
  theirs: 'خذ ما لديه',
  apply: 'اجمع بين الاثنين',
  applied: 'صار ما غيّره في النموذج. احفظ لتبقي الكل.',
  nothing: 'لا شيء',
  on: 'نعم',
  off: 'لا',
  figure,
  entries: (count) => counted(count, forms.entry),
}
