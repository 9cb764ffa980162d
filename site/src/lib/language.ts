import { defaultLanguage, type Language, pathIn } from '@stackyard/shared/reference/languages'
import { formatDay } from '@stackyard/shared/ui/format'
import { arabic } from '../texts/arabic'
import { hasArabic } from './arabic-routes'

/** A text of the site by its English words; each has Arabic ones in texts/arabic. */
export type Text = keyof typeof arabic
type Values = Readonly<Record<string, string | number>>

/** How pages of one language speak: `t` gives a text in it, `href` the page in it where there is one. */
export type Voice = {
  language: Language
  t(text: Text, values?: Values): string
  href(path: string): string
  /** A text of our own that comes from elsewhere, such as a label of a reference list; itself where we have no other. */
  known(text: string): string
  /** A day, such as 21 Nov 2026, in UTC. */
  day(iso: string): string
}

/** Digits stand as in addresses and prices, which are Latin in both languages. */
const arabicDay = new Intl.DateTimeFormat('ar-u-nu-latn', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

const voices: Readonly<Record<Language, Voice>> = {
  en: {
    language: 'en',
    t: (text, values = {}) => filled(text, values),
    href: (path) => path,
    known: (text) => text,
    day: formatDay,
  },
  ar: {
    language: 'ar',
    t: (text, values = {}) => filled(arabic[text] ?? text, values),
    known: (text) => (arabic as Readonly<Record<string, string>>)[text] ?? text,
    day: (iso) => arabicDay.format(new Date(iso)),
    href: (path) => (hasArabic(path.replace(/[?#].*$/, '')) ? pathIn(path, 'ar') : path),
  },
}

export const voiceIn = (language: Language): Voice => voices[language]

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en')

/** The language of an address: /ar and what stands below it is Arabic. */
export const languageOf = (pathname: string): Language => (/^\/ar(?:\/|$)/.test(pathname) ? 'ar' : defaultLanguage)

/** The voice of the page at an address. */
export const voice = ({ pathname }: URL): Voice => voices[languageOf(pathname)]
