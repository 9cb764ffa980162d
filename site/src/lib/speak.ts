import type { Language } from '@stackyard/shared/reference/languages'
import { speakArabic, speakEnglish } from '@stackyard/shared/ui/speak'
import { arabic } from '../texts/arabic'

let language: Language = 'en'

/** The language that is drawn in at the moment. */
export const spokenLanguage = (): Language => language

/** Draws something of React's in a language. `draw` must not wait: the language is that of the moment. */
export function inLanguage<T>(wanted: Language, draw: () => T): T {
  if (wanted === 'en') return draw()
  language = wanted
  speakArabic(arabic)
  try {
    return draw()
  } finally {
    speakEnglish()
    language = 'en'
  }
}
