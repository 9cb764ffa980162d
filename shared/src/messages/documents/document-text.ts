import { dayStyle, saidDay } from '../../reference/said-day'
import { brand } from '../../reference/brand'
import type { Language } from '../../reference/languages'
import { arabicDays, arabicValue } from '../../texts/arabic-values'
import { ar } from '../ar'
import { arabicNotice } from '../arabic-notices'
import type { MessageKey } from '../en'
import { textOf } from '../text'
import { documentsAr } from './ar'
import { documentsEn } from './en'

export type DocumentTextKey = keyof typeof documentsEn

type Values = Readonly<Record<string, string | number>>

const catalogs: Readonly<Record<Language, Readonly<Record<DocumentTextKey, string>>>> = {
  en: documentsEn,
  ar: documentsAr,
}
const arabicMessages: Partial<Record<MessageKey, string>> = ar
const spoken: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' }

/** A text of a document in a language, with its {values} filled in. */
export function documentText(language: Language, key: DocumentTextKey, values: Values = {}): string {
  const all: Values = { product: brand.name, support: brand.supportEmail, ...values }
  return catalogs[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole))
}

/** A day or an instant (ISO) in the words of a language, in UTC. */
export const documentDay = (language: Language, day: string): string =>
  language === 'en' ? saidDay(day) : arabicDays.format(new Date(day))

/** A month, `YYYY-MM`, in the words of a language. */
export const documentMonth = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(spoken[language], { ...dayStyle, day: undefined, month: 'long' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** What the server says in English (a count, a change, a span) in a language; names stay as they are. */
export const documentValue = (language: Language, value: string): string =>
  language === 'en' ? value : (arabicValue(value) ?? arabicNotice(value))

/** A text of the catalog that has no values, in a language. */
export const documentMessage = (language: Language, key: MessageKey): string =>
  (language === 'ar' ? arabicMessages[key] : undefined) ?? textOf({ key, params: {} })
