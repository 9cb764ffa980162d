import type { InWords } from '../../language'
import type { toFixTexts as english } from '../to-fix'
import { counted, forms } from './counted'

const toFix = (count: number) => `تحتاج إلى مراجعة: ${counted(count, forms.field)}:`
const more = (count: number) => `و${count} أخرى`

export const toFixTexts: InWords<typeof english> = {
  toFix,
  more,
  said: (names, left) => [toFix(names.length + left), names.join('، '), ...(left > 0 ? [more(left)] : [])].join(' '),
}
