import { formats } from './format'
import { spoken } from './say'

const english = { ...formats }

/** Digits stay Latin, as in addresses and prices. */
const LOCALE = 'ar-u-nu-latn'
const arabic: typeof formats = {
  whole: new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }),
  places: new Intl.DisplayNames('ar', { type: 'region' }),
  day: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** From now on components speak Arabic. */
export function speakArabic(words: Readonly<Record<string, string>>): void {
  spoken.words = words
  Object.assign(formats, arabic)
}

/** Back to English, for a process that draws pages of both languages. */
export function speakEnglish(): void {
  spoken.words = {}
  Object.assign(formats, english)
}
