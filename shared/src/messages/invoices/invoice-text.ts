import { dayStyle, saidDay } from '../../reference/said-day'
import { brand } from '../../reference/brand'
import type { InvoiceLineKind } from '../../reference/invoice-lines'
import type { Language } from '../../reference/languages'
import { invoicesAr } from './ar'
import { invoicesEn } from './en'

export type InvoiceTextKey = keyof typeof invoicesEn

const catalogs: Readonly<Record<Language, Readonly<Record<InvoiceTextKey, string>>>> = {
  en: invoicesEn,
  ar: invoicesAr,
}
/** Digits stay Latin in Arabic, as on the site. */
const arabic = new Intl.DateTimeFormat('ar-u-nu-latn', { ...dayStyle, day: 'numeric', month: 'long' })

/** A text of invoices in a language, with its {values} filled in. */
export function invoiceText(
  language: Language,
  key: InvoiceTextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const all: Readonly<Record<string, string | number>> = {
    product: brand.name,
    support: brand.supportEmail,
    ...values,
  }
  return catalogs[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole))
}

/** A day or an instant (ISO) in the words of a language, in UTC. */
export const invoiceDay = (language: Language, day: string): string =>
  language === 'en' ? saidDay(day) : arabic.format(new Date(day))

type SaidLine = { kind: InvoiceLineKind; subject: string | null; description: string }
type Month = { number: number; count: number } | null

/** "501 to 2000", the name of a tier, in a language; another name as it is. */
const saidTier = (language: Language, name: string): string =>
  name.replace(/^([\d,]+) to ([\d,]+)$/, (_, from: string, to: string) => invoiceText(language, 'tier', { from, to }))

/** What a line is for; one with words of its own has them in every language. */
export function invoiceLineText(language: Language, { kind, subject, description }: SaidLine, month: Month): string {
  if (kind === 'other') return description
  if (kind === 'deposit') return invoiceText(language, 'line.deposit', { subject: saidTier(language, subject ?? '') })
  if (kind !== 'storage') return invoiceText(language, `line.${kind}`, { subject: subject ?? '' })
  if (!month) return invoiceText(language, 'line.storage.short')
  const said = invoiceText(language, 'monthOf', month)
  return invoiceText(language, 'line.storage', { month: language === 'en' ? said.toLowerCase() : said })
}
