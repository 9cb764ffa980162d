/** Languages that documents, emails and invoices are written in, the default first. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Languages that pages speak. One that has no documents of its own shows the English ones. */
export const pageLanguages = [...languages, 'es'] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const defaultLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is PageLanguage =>
  pageLanguages.some((language) => language === value)

/** Each language in its own words, as a switch between them shows it. */
export const languageNames: Readonly<Record<PageLanguage, string>> = { en: 'English', ar: 'العربية', es: 'Español' }

/** The other languages that a page can be read in. */
export const otherLanguages = (language: PageLanguage): PageLanguage[] =>
  pageLanguages.filter((other) => other !== language)

export const directionOf = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr')

/** The language of the page that is open. */
export const languageOfPage = (): PageLanguage => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** The language of documents for readers of a page, e.g. 'es' → 'en'. */
export const documentLanguage = (language: PageLanguage): Language =>
  languages.find((known) => known === language) ?? defaultLanguage

/** The path of a page in a language: the default language has no prefix, e.g. ('/news', 'ar') → '/ar/news'. */
export const pathIn = (path: string, language: PageLanguage): string =>
  language === defaultLanguage ? path : path === '/' ? `/${language}` : `/${language}${path}`

/** The English path of a page, whichever language's it is: `/ar/news` → `/news`. */
export function withoutLanguage(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  return isLanguage(first) ? rest || '/' : path
}

/** The language of an address: what stands at /ar and below it is Arabic. */
export const languageAt = (path: string): PageLanguage =>
  pageLanguages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? defaultLanguage
