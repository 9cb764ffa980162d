import { defaultLanguage, type Language, pathIn } from '@stackyard/shared/reference/languages'
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
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

const voices: Readonly<Record<Language, Voice>> = {
  en: { language: 'en', t: (text, values = {}) => filled(text, values), href: (path) => path },
  ar: {
    language: 'ar',
    t: (text, values = {}) => filled(arabic[text] ?? text, values),
    href: (path) => (hasArabic(path.replace(/[?#].*$/, '')) ? pathIn(path, 'ar') : path),
  },
}

export const voiceIn = (language: Language): Voice => voices[language]

/** The language of an address: /ar and what stands below it is Arabic. */
export const languageOf = (pathname: string): Language => (/^\/ar(?:\/|$)/.test(pathname) ? 'ar' : defaultLanguage)

/** The voice of the page at an address. */
export const voice = ({ pathname }: URL): Voice => voices[languageOf(pathname)]
