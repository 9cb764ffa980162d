import {
  documentLanguage,
  type Language,
  languageAt,
  type PageLanguage,
  pathIn,
} from '@stackyard/shared/reference/languages'
import { countryName, formatDay } from '@stackyard/shared/ui/format'
import { formatsIn } from '@stackyard/shared/ui/speak'
import { type arabic, arabicPages } from '../texts/arabic'
import { spanish } from '../texts/spanish'
import { standsIn } from './language-routes'

/** A text of the site by its English words; texts/arabic has Arabic words of each. */
export type Text = keyof typeof arabic
type Values = Readonly<Record<string, string | number>>

/** How pages of one language speak: `t` gives a text in it, `href` the page in it where there is one. */
export type Voice = {
  language: PageLanguage
  /** The language of what editors wrote. */
  documents: Language
  t(text: Text, values?: Values): string
  href(path: string): string
  /** A text of our own that comes from elsewhere, such as a label of a reference list; itself where we have no other. */
  known(text: string): string
  /** A day, such as 21 Nov 2026, in UTC. */
  day(iso: string): string
  /** A country by its two-letter code. */
  country(code: string): string
}

/** The words of the site by language and their English; what a language lacks is said in English. */
export const siteWords: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = {
  en: {},
  ar: arabicPages,
  es: spanish,
}

/** Digits stand as in addresses and prices, which are Latin in every language. */
const dayIn = (locale: string): ((iso: string) => string) => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (iso) => format.format(new Date(iso))
}

const days: Readonly<Record<PageLanguage, Voice['day']>> = {
  en: formatDay,
  ar: dayIn('ar-u-nu-latn'),
  es: dayIn('es-US'),
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

function voiceOf(language: PageLanguage): Voice {
  const known = (text: string): string => siteWords[language][text] ?? text
  return {
    language,
    documents: documentLanguage(language),
    t: (text, values = {}) => filled(known(text), values),
    known,
    day: days[language],
    country: (code) => countryName(code, formatsIn(language)),
    href: (path) => (standsIn(path.replace(/[?#].*$/, ''), language) ? pathIn(path, language) : path),
  }
}

const voices: Readonly<Record<PageLanguage, Voice>> = { en: voiceOf('en'), ar: voiceOf('ar'), es: voiceOf('es') }

export const voiceIn = (language: PageLanguage): Voice => voices[language]

/** The voice of the page at an address. */
export const voice = ({ pathname }: URL): Voice => voices[languageAt(pathname)]
