/** Languages of the public site, the default first. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Each language in its own words, as a switch between them shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' }

/** The path of a page in a language: the default language has no prefix, e.g. ('/news', 'ar') → '/ar/news'. */
export const pathIn = (path: string, language: Language): string =>
  language === defaultLanguage ? path : path === '/' ? `/${language}` : `/${language}${path}`

/** The English path of a page, whichever language's it is: `/ar/news` → `/news`. */
export function withoutLanguage(path: string): string {
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  return languages.some((language) => language === first) ? rest || '/' : path
}
