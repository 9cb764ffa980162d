import type { Language } from '@stackyard/shared/reference/languages'
import * as arabic from './arabic-pages'
import * as english from './english-pages'

/** The text of the standing pages until editors write another, by language. */
export const standingPages: Readonly<Record<Language, typeof english>> = { en: english, ar: arabic }
