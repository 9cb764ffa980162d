import './lib/schema-mode'
import { chosenLanguage, takeLinkedLanguage } from './lib/language'

/** Texts are made in the language of the page when their modules are loaded, so its words come before everything else. */
const begin = async (): Promise<void> => {
  takeLinkedLanguage()
  document.documentElement.lang = chosenLanguage()
  if (document.documentElement.lang === 'ar') await import('./lib/texts/ar/speak')
  await import('./start')
}

void begin()
