import { formats } from './format'
import { spoken } from './say'

const english = { ...formats }
const locale = 'ar-u-nu-latn'

/** From now on components speak Arabic. Digits stay Latin, as in addresses and prices. */
export function speakArabic(words: Readonly<Record<string, string>>): void {
  spoken.words = words
  Object.assign(formats, {
    whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    places: new Intl.DisplayNames('ar', { type: 'region' }),
    day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  } satisfies typeof formats)
}

/** Back to English, for a process that draws pages of both languages. */
export function speakEnglish(): void {
  spoken.words = {}
  Object.assign(formats, english)
}
