import { type Language, languages } from '@stackyard/shared/reference/languages'

/** Whether a document stands in every language: translations share their original's slug. */
export const isTranslated = (read: (language: Language) => readonly { slug: string }[], slug: string): boolean =>
  languages.every((language) => read(language).some((doc) => doc.slug === slug))
