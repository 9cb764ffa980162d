import { defaultLanguage, type Language, languages, pathIn } from '@stackyard/shared/reference/languages'
import type { Where } from 'payload'

type Translated = { id: number | string; slug?: unknown; language?: unknown; translationOf?: unknown }

/** The language a document is written in. */
export const languageOf = (doc: object): Language =>
  languages.find((known) => known === (doc as { language?: unknown }).language) ?? defaultLanguage

/** Documents of one language. */
export const inLanguage = (language: Language): Where => ({ language: { equals: language } })

/** The last part of a document's address: a translation shares that of its original (see language-fields.ts). */
export function addressOf(doc: Translated): string {
  const own = typeof doc.slug === 'string' && doc.slug !== '' ? doc.slug : String(doc.id)
  if (languageOf(doc) === defaultLanguage) return own
  const original = doc.translationOf as { slug?: unknown } | number | null | undefined
  return typeof original === 'object' && typeof original?.slug === 'string' && original.slug !== ''
    ? original.slug
    : own
}

/** A document's public path under the address of its kind, e.g. '/news' → '/ar/news/dock-scheduling'. */
export const pathOf = (doc: Translated, base: string): string => pathIn(`${base}/${addressOf(doc)}`, languageOf(doc))

/** A category's or tag's name in a language. */
export function nameIn(value: unknown, language: Language): string {
  if (typeof value !== 'object' || value === null) return ''
  const { name, arabicName } = value as { name?: unknown; arabicName?: unknown }
  if (language === 'ar' && typeof arabicName === 'string' && arabicName !== '') return arabicName
  return typeof name === 'string' ? name : ''
}
