import type { PageLanguage } from '@stackyard/shared/reference/languages'
import { arListing } from '@stackyard/shared/messages/ar-listing'
import { esListing } from '@stackyard/shared/messages/es-listing'
import { spokenMessages } from '@stackyard/shared/messages/spoken'
import { speak, speakEnglish } from '@stackyard/shared/ui/speak'
import { siteWords } from './language'

/** Texts by key that pages of each language say. */
const messages: Readonly<Record<PageLanguage, (typeof spokenMessages)['words']>> = {
  en: {},
  ar: arListing,
  es: esListing,
}

/** Renders something of React's in a language. `draw` must not wait: the language is that of the moment. */
export function inLanguage<T>(language: PageLanguage, draw: () => T): T {
  if (language === 'en') return draw()
  speak(language, siteWords[language])
  spokenMessages.words = messages[language]
  try {
    return draw()
  } finally {
    speakEnglish()
    spokenMessages.words = {}
  }
}
