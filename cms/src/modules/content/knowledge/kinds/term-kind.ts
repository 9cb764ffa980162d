import type { Term, TermInput } from '@stackyard/shared/schema/knowledge'
import { aiOf, type ContentDoc, type ContentKind, given, languageOf, originalOf, textOf } from '../../editorial'

const toTerm = (doc: ContentDoc, isEditor: boolean): Term => ({
  id: Number(doc.id),
  _id: Number(doc.id),
  language: languageOf(doc),
  term: textOf(doc.term),
  slug: textOf(doc.slug) || String(doc.id),
  definition: textOf(doc.definition),
  isPublished: doc.isPublished !== false,
  updatedAt: textOf(doc.updatedAt),
  ...(isEditor ? { ai: aiOf(doc), translationOf: originalOf(doc) } : {}),
})

export const termKind: ContentKind<Term, Term, TermInput> = {
  collection: 'encyclopedia-terms',
  // What waits to be published comes first for its editors; readers have none of it.
  sort: ['isPublished', 'term'],
  shown: { isPublished: { equals: true } },
  searched: ['term', 'definition'],
  hasSlug: true,
  hasLanguage: true,
  toRow: toTerm,
  toDetail: toTerm,
  toData: ({ term, definition, slug, isPublished }) => given({ term, definition, slug, isPublished }),
}
