import { inLanguage } from '../language'

const toFix = (count: number) =>
  count === 1 ? 'One field needs your attention:' : `${count} fields need your attention:`
const more = (count: number) => `and ${count} more`

/** Texts of what a refused save names. */
export const toFixTexts = inLanguage('toFixTexts', {
  toFix,
  more,
  said: (names: readonly string[], left: number) =>
    [toFix(names.length + left), names.join(', '), ...(left > 0 ? [more(left)] : [])].join(' '),
})
