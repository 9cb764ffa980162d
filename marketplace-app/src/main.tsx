import './lib/schema-mode'
import { chosenLanguage, takeLinkedLanguage } from './lib/language'

/** The words of each language but English, which is in the texts themselves. */
const words: Readonly<Partial<Record<string, () => Promise<unknown>>>> = {
  ar: () => import('./lib/texts/ar/speak'),
  es: () => import('./lib/texts/es/speak'),
}

/** Texts are made in the language of the page when their modules are loaded, so its words come before everything else. */
const begin = async (): Promise<void> => {
  takeLinkedLanguage()
  document.documentElement.lang = chosenLanguage()
  await words[document.documentElement.lang]?.()
  await import('./start')
}

void begin()
