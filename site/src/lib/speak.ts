import type { Language } from '@stackyard/shared/reference/languages'
import { speakArabic, speakEnglish } from '@stackyard/shared/ui/speak'
import { arabic } from '../texts/arabic'

/** Renders something of React's in a language. `draw` must not wait: the language is that of the moment. */
export function inLanguage<T>(language: Language, draw: () => T): T {
  if (language === 'en') return draw()
  speakArabic(arabic)
  try {
    return draw()
  } finally {
    speakEnglish()
  }
}
