import type { Language } from '@stackyard/shared/reference/languages'
import type { CollectionSlug, Where } from 'payload'

/** A record as the Local API gives it. */
export type ContentDoc = { id: number | string } & Record<string, unknown>

/**
 * One kind of content record as the contract serves it: where it is kept, what readers may see of it, and how it goes to
 * the wire and back. `TInput` is the body of create; update takes any part of it.
 */
export type ContentKind<TRow, TDetail, TInput> = {
  collection: CollectionSlug
  sort: string[]
  /** What readers may see. */
  shown: Where
  /** Fields that `query` looks in. */
  searched: string[]
  hasSlug: boolean
  /** Whether its records are written in one language each (see language-fields.ts). */
  hasLanguage?: boolean
  toRow(doc: ContentDoc, isEditor: boolean): TRow
  toDetail(doc: ContentDoc, isEditor: boolean): TDetail
  /** Fields to write; what is absent from the input stays as it is. */
  toData(input: Partial<TInput>): Record<string, unknown>
  /** Other records an input names, to be checked before they are written. */
  references?(input: Partial<TInput>): Reference[]
  /** The rich text field that `text` of the input is read into, and that text. */
  bodyOf?(input: Partial<TInput>): { field: string; text: string } | null
}

export type Reference = { collection: CollectionSlug; path: string; ids: number[] }

export type Listing = {
  limit: number
  skip: number
  query?: string | undefined
  drafts?: boolean | undefined
  language?: Language | undefined
}

type Named = { id?: unknown; name?: unknown; term?: unknown; slug?: unknown }

/** A populated category, tag or term as the wire names it; null while it is absent or was not populated. */
export function namedOf(value: unknown): { id: number; name: string; slug: string } | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, term, slug } = value as Named
  return { id: Number(id), name: String(name ?? term ?? ''), slug: String(slug ?? '') }
}

/** The document that a translation translates, by what editors call it; null for one that translates nothing. */
export function originalOf({ translationOf }: ContentDoc): { id: number; name: string } | null {
  if (typeof translationOf !== 'object' || translationOf === null) return null
  const { id, title, question, term } = translationOf as Record<string, unknown>
  return { id: Number(id), name: textOf(title) || textOf(question) || textOf(term) || String(id) }
}

type Translated = { language?: string | undefined; translationOf?: number | null | undefined }

/** Language and original of an input (schema/post `languageInput`), where records of its kind are written in one. */
export const languageData = ({ hasLanguage }: { hasLanguage?: boolean | undefined }, input: object) => {
  const { language, translationOf } = input as Translated
  return hasLanguage ? given({ language, translationOf }) : {}
}

export const namedList = (value: unknown): { id: number; name: string; slug: string }[] =>
  Array.isArray(value) ? value.flatMap((one) => namedOf(one) ?? []) : []

type Ai = {
  model?: string | null
  prompt?: string | null
  sources?: unknown
  notes?: string | null
  madeAt?: string | null
}

/** How a model drafted the record; null for texts of people. */
export function aiOf(doc: ContentDoc) {
  const ai = doc.ai as Ai | null | undefined
  if (!ai?.model) return null
  return {
    model: ai.model,
    prompt: ai.prompt ?? '',
    sources: Array.isArray(ai.sources) ? (ai.sources as { title: string; url: string }[]) : [],
    notes: ai.notes ?? '',
    madeAt: ai.madeAt ?? '',
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Only the given fields of an input, under the names of the record. */
export const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
