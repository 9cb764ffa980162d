import {
  documentLanguage,
  isLanguage,
  type Language,
  languageOfPage,
  type PageLanguage,
  pathIn,
} from '@stackyard/shared/reference/languages'
import { readStoredLook, writeStoredLook } from './stored-look'

/** A text object in another language: the same keys, any words; functions take the same values. */
export type InWords<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Said
    ? (...values: Values) => InWords<Said>
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: InWords<T[Key]> }

/** The same with words for some of the keys; the others are said in English. */
export type SomeWords<T> = T extends string | number | boolean | null | undefined | readonly unknown[]
  ? InWords<T>
  : T extends (...values: never) => unknown
    ? InWords<T>
    : { readonly [Key in keyof T]?: SomeWords<T[Key]> }

type Say = (sentence: string) => string

const asItIs: Say = (sentence) => sentence

/** Texts by the name of their constant, how sentences are said, and how a value stands in them; nothing while English is spoken. */
const spokenHere: { texts: Readonly<Record<string, unknown>>; say: Say; within: Say } = {
  texts: {},
  say: asItIs,
  within: asItIs,
}

/** Called before a module with texts is loaded (main.tsx): their objects are made in the language of the page. */
export const speakHere = (texts: Readonly<Record<string, unknown>>, say: Say, within: Say = asItIs): void => {
  Object.assign(spokenHere, { texts, say, within })
}

type Words = (...values: unknown[]) => unknown

/** A text that takes values, each as it stands in a sentence of the language. */
const withValues =
  (words: Words): Words =>
  (...values) =>
    words(...values.map((value) => (typeof value === 'string' ? spokenHere.within(value) : value)))

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words that there are, and the English ones for the rest. */
const filledUp = (english: unknown, words: unknown): unknown =>
  isTexts(english) && isTexts(words)
    ? Object.fromEntries(Object.entries(english).map(([key, value]) => [key, filledUp(value, words[key])]))
    : typeof words === 'function'
      ? withValues(words as Words)
      : (words ?? english)

/** The texts of a constant in the language of the page: its twin of the same name there, English where that says nothing. */
export const inLanguage = <const Texts>(name: string, english: Texts): Texts =>
  filledUp(english, spokenHere.texts[name]) as Texts

/** A sentence of the API, of a schema or of a form's definition in the language of the page; itself without other words. */
export const saySentence = (sentence: string): string => spokenHere.say(sentence)

/** The language that was chosen on this device. */
export const chosenLanguage = (): PageLanguage => {
  const { language } = readStoredLook()
  return isLanguage(language) ? language : 'en'
}

/** The language of this page, which main.tsx has set; a change loads the page again. */
export const pageLanguage = (): PageLanguage => (typeof document === 'undefined' ? 'en' : languageOfPage())

/** The language of documents for the reader of this page. */
export const readerLanguage = (): Language => documentLanguage(pageLanguage())

/** A direction that was chosen for another language goes with it: each language has its own. */
const keepLanguage = (language: PageLanguage): void => writeStoredLook({ language, direction: undefined })

/** The address of a page of the site that stands in the languages of documents; the home page stands in all. */
export const sitePath = (path: string): string => pathIn(path, path === '/' ? pageLanguage() : readerLanguage())

/** Keeps the choice and loads the same address in it. */
export const chooseLanguage = (language: PageLanguage): void => {
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

type Writing = {
  numbers: string
  days: string
  times: string
  /** How months are named in a day: Arabic has no short names of them. */
  month: 'short' | 'long'
  dayOfMonth: '2-digit' | 'numeric'
  /** Between a day and a time. */
  comma: string
}

const writings: Readonly<Record<PageLanguage, Writing>> = {
  en: { numbers: 'en-US', days: 'en-GB', times: 'en-US', month: 'short', dayOfMonth: '2-digit', comma: ', ' },
  ar: {
    numbers: 'ar-u-nu-latn',
    days: 'ar-u-nu-latn',
    times: 'ar-u-nu-latn',
    month: 'long',
    dayOfMonth: 'numeric',
    comma: '، ',
  },
  es: { numbers: 'es-US', days: 'es-US', times: 'es-US', month: 'short', dayOfMonth: 'numeric', comma: ', ' },
}

/** How numbers, days and times are written. Digits are Latin in every language. */
export const writing = (): Writing => writings[pageLanguage()]
