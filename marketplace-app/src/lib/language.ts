import { isLanguage, type Language, pathIn } from '@stackyard/shared/reference/languages'
import { readStoredLook, writeStoredLook } from './stored-look'

/** A text object in another language: the same keys, any words; functions take the same values. */
export type InWords<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => InWords<Said>
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: InWords<T[Key]> }

type Say = (sentence: string) => string

/** Texts by the name of their constant, and how sentences are said; nothing while English is spoken. */
const spokenHere: { texts: Readonly<Record<string, unknown>>; say: Say } = { texts: {}, say: (sentence) => sentence }

/** Called before a module with texts is loaded (main.tsx): their objects are made in the language of the page. */
export const speakHere = (texts: Readonly<Record<string, unknown>>, say: Say): void => {
  Object.assign(spokenHere, { texts, say })
}

/** The texts of a constant in the language of the page: its twin of the same name in texts/ar, else the English ones. */
export const inLanguage = <const Texts>(name: string, english: Texts): Texts =>
  (spokenHere.texts[name] as Texts | undefined) ?? english

/** A sentence of the API, of a schema or of a form's definition in the language of the page; itself without other words. */
export const saySentence = (sentence: string): string => spokenHere.say(sentence)

/** The language that was chosen on this device. */
export const chosenLanguage = (): Language => {
  const { language } = readStoredLook()
  return isLanguage(language) ? language : 'en'
}

/** The language of this page, which main.tsx has set; a change loads the page again. */
export const pageLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'ar' ? 'ar' : 'en'

export const isArabic = (): boolean => pageLanguage() === 'ar'

/** A direction that was chosen for another language goes with it: each language has its own. */
const keepLanguage = (language: Language): void => writeStoredLook({ language, direction: undefined })

/** The address of a page of the site that stands in both languages. */
export const sitePath = (path: string): string => pathIn(path, pageLanguage())

/** Keeps the choice and loads the same address in it. */
export const chooseLanguage = (language: Language): void => {
  keepLanguage(language)
  location.reload()
}

/** A link from a page of the site says its language once (`?lang=ar`): kept as the choice, and gone from the address. */
export const takeLinkedLanguage = (): void => {
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  if (!isLanguage(asked)) return
  keepLanguage(asked)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** How numbers and days are written. Digits are Latin in both languages. */
export const locales = (): { numbers: string; days: string; times: string } =>
  isArabic()
    ? { numbers: 'ar-u-nu-latn', days: 'ar-u-nu-latn', times: 'ar-u-nu-latn' }
    : { numbers: 'en-US', days: 'en-GB', times: 'en-US' }
