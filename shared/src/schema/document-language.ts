import { z } from 'zod'
import { type Language, languages } from '../reference/languages'

/** The language of a document; English unless it says otherwise. */
export const DocumentLanguage = z.preprocess(
  (value: Language | undefined) => languages.find((one) => one === value),
  z.enum(languages).default('en'),
)
