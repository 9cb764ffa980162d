import { type Language, languages } from '@stackyard/shared/reference/languages'

/** Whether a document stands in every language: translations share their original's slug. */
export const isTranslated = (read: (language: Language) => readonly { slug: string }[], slug: string): boolean =>
  languages.every((language) => read(language).some((doc) => doc.slug === slug))

type Indexed = { slug: string; seo: { noIndex: boolean } }

/** Whether editors keep a document in none of its languages from search engines; only such twins name each other. */
export const areIndexed = (read: (language: Language) => readonly Indexed[], slug: string): boolean =>
  languages.every((language) => read(language).every((doc) => doc.slug !== slug || !doc.seo.noIndex))
