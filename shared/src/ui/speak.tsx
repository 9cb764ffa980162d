import { documentLanguage, pathIn, type PageLanguage } from '../reference/languages'
import { inOrder } from '../reference/in-order'
import { formats } from './format'
import { spoken } from './say'

type Formats = typeof formats

/** One object, so that what is kept by words is kept for English, too. */
const { words: noWords, within: asItIs } = spoken
const english: Formats = { ...formats }

/** How each language writes numbers, countries and days; digits are Latin, as in addresses and prices. */
const written = (locale: string): Formats => ({
  whole: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  places: new Intl.DisplayNames(locale, { type: 'region' }),
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
})

/** The locale of numbers and days by language. */
const locales: Readonly<Record<Exclude<PageLanguage, 'en'>, string>> = { ar: 'ar-u-nu-latn', es: 'es-US' }

const known = new Map<PageLanguage, Formats>([['en', english]])

/** How a language writes numbers, countries and days, whichever is spoken now. */
export function formatsIn(language: PageLanguage): Formats {
  const made = known.get(language) ?? (language === 'en' ? english : written(locales[language]))
  known.set(language, made)
  return made
}

/** From now on components speak a language; where it lacks words, English ones. */
export function speak(language: Exclude<PageLanguage, 'en'>, words: Readonly<Record<string, string>>): void {
  const documents = pathIn('', documentLanguage(language))
  Object.assign(spoken, {
    words,
    listings: pathIn('/warehouses', language),
    documents,
    within: language === 'ar' ? inOrder : asItIs,
  })
  Object.assign(formats, formatsIn(language))
}

/** Back to English, for a process that draws pages of several languages. */
export function speakEnglish(): void {
  Object.assign(spoken, { words: noWords, listings: '/warehouses', documents: '', within: asItIs })
  Object.assign(formats, english)
}
