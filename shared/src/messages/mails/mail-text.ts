import { saidDay } from '../../reference/said-day'
import { brand } from '../../reference/brand'
import { defaultLanguage, type Language } from '../../reference/languages'
import { arabicDays, arabicValue } from '../../texts/arabic-values'
import { arabicNotice } from '../arabic-notices'
import { mailsAr } from './ar'
import { mailsEn } from './en'

export type MailKey = keyof typeof mailsEn
type KindOf<Key> = Key extends `${infer Kind}.subject` ? Kind : never

/** What an email is about; its texts are `<kind>.subject`, `.body`, `.action` and `.why`. */
export type MailKind = KindOf<MailKey>

/** A value in a text, formatted in the reader's language: US cents, an instant or a day (ISO), or words as they are. */
export type MailValue = string | number | { cents: number } | { at: string } | { day: string }
export type MailValues = Readonly<Record<string, MailValue>>

const catalogs: Readonly<Record<Language, Readonly<Record<MailKey, string>>>> = { en: mailsEn, ar: mailsAr }

/** Digits stay Latin in Arabic, as on the site. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', ar: 'ar-u-nu-latn' }
const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const

const dayIn = (language: Language, day: string): string =>
  language === 'en' ? saidDay(day) : arabicDays.format(new Date(day))

/** A daily summary: notices line by line, each group with the address that it leads to. */
const DIGEST = /^https?:\/\//m

/** What the server writes in English: notices, a summary of them, and what a merchant needs. */
function saidInArabic(name: string, written: string): string {
  if (name === 'need') return arabicValue(written) ?? written
  if (name !== 'subject' && name !== 'message') return written
  return DIGEST.test(written) ? written.split('\n').map(arabicNotice).join('\n') : arabicNotice(written)
}

/** Every kind of email. */
export const mailKinds: readonly MailKind[] = Object.keys(mailsEn)
  .filter((key) => key.endsWith('.subject'))
  .map((key) => key.slice(0, -'.subject'.length) as MailKind)

export const mailDirection = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** A value in a language; instants are in UTC. */
export function formatMailValue(language: Language, value: MailValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return new Intl.NumberFormat(locales[language]).format(value)
  if ('cents' in value)
    // Amounts look alike in every language: $1,234.50.
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value.cents / 100)
  if ('day' in value) return dayIn(language, value.day)
  const time = new Intl.DateTimeFormat(locales[language], clock).format(new Date(value.at))
  return `${dayIn(language, value.at)}${language === 'ar' ? '، ' : ', '}${time} UTC`
}

/** Names in a right-to-left sentence keep their own direction. */
const isolated = (language: Language, value: string): string =>
  mailDirection(language) === 'rtl' ? `\u2068${value}\u2069` : value

const isKey = (key: string): key is MailKey => Object.hasOwn(mailsEn, key)

/** A text with its {values} filled in; a value never fills another's place. `isPlain`: for a subject. */
export function fillMailText(language: Language, template: string, values: MailValues, isPlain = false): string {
  const all: MailValues = { product: brand.name, support: brand.supportEmail, ...values }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = all[name]
    if (value === undefined) return whole
    const written = formatMailValue(language, value)
    const said = language === 'ar' ? saidInArabic(name, written) : written
    return isPlain || name === 'message' ? said : isolated(language, said)
  })
}

/** A text of the emails in a language. */
export const mailText = (language: Language, key: MailKey, values: MailValues = {}, isPlain = false): string =>
  fillMailText(language, catalogs[language][key], values, isPlain)

/** The same for a count: `<key>.one`, `.two`, `.few`, `.many` or `.other`, as the language has it. */
export function mailCount(language: Language, key: string, count: number): string {
  const form = new Intl.PluralRules(locales[language]).select(count)
  const [found] = [`${key}.${form}`, `${key}.other`].filter(isKey)
  if (!found) throw new Error(`no text ${key}`)
  return mailText(language, found, { count })
}

/**
 * A part of a kind's texts, from the kind or the group it belongs to; undefined where it has none. The heading is the
 * subject. A kind may have words of its own for what a reservation is of (the value `reserved`: see `reservedOf`).
 */
export function mailPart(
  language: Language,
  kind: MailKind,
  part: 'subject' | 'heading' | 'body' | 'action' | 'why',
  values: MailValues,
): string | undefined {
  const [group = ''] = kind.split('.')
  const name = part === 'heading' ? 'subject' : part
  const of = typeof values.reserved === 'string' ? `.${values.reserved}` : ''
  const found = [`${kind}.${name}${of}`, `${kind}.${name}`, `${group}.${name}`].find(isKey)
  return found ? mailText(language, found, values, part === 'subject') : undefined
}

/** A language that is known, else the default. */
export const mailLanguage = (value: unknown): Language => (value === 'ar' ? 'ar' : defaultLanguage)
