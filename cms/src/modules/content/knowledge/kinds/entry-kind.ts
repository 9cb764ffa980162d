import type { Entry, EntryDetail, EntryInput } from '@stackyard/shared/schema/knowledge'
import {
  aiOf,
  type ContentDoc,
  type ContentKind,
  given,
  languageOf,
  namedList,
  namedOf,
  originalOf,
  pathOf,
  renderRichText,
  textOf,
  toNotation,
} from '../../editorial'

const toEntry = (doc: ContentDoc): Entry => {
  const slug = textOf(doc.slug) || String(doc.id)
  return {
    id: Number(doc.id),
    _id: Number(doc.id),
    slug,
    url: pathOf(doc, '/encyclopedia'),
    language: languageOf(doc),
    term: textOf(doc.term),
    definition: textOf(doc.definition),
    category: namedOf(doc.category),
    tags: namedList(doc.tags),
    terms: namedList(doc.terms),
    isPublished: doc.isPublished !== false,
    updatedAt: textOf(doc.updatedAt),
  }
}

export const entryKind: ContentKind<Entry, EntryDetail, EntryInput> = {
  collection: 'encyclopedia-entries',
  // What waits to be published comes first for its editors; readers have none of it.
  sort: ['isPublished', 'term'],
  shown: { isPublished: { equals: true } },
  searched: ['term', 'definition'],
  hasSlug: true,
  hasLanguage: true,
  toRow: (doc, isEditor) => ({ ...toEntry(doc), ...(isEditor ? { ai: aiOf(doc) } : {}) }),
  toDetail: (doc, isEditor) => ({
    ...toEntry(doc),
    html: renderRichText(doc.body),
    related: (Array.isArray(doc.related) ? (doc.related as ContentDoc[]) : []).flatMap((other) =>
      typeof other === 'object' && other !== null && other.isPublished !== false
        ? [{ term: textOf(other.term), slug: textOf(other.slug) }]
        : [],
    ),
    ...(isEditor ? { text: toNotation(doc.body), ai: aiOf(doc), translationOf: originalOf(doc) } : {}),
  }),
  toData: ({ term, definition, slug, categoryId, tagIds, termIds, isPublished }) =>
    given({ term, definition, slug, category: categoryId, tags: tagIds, terms: termIds, isPublished }),
  references: ({ categoryId, tagIds, termIds }) => [
    ...(categoryId ? [{ collection: 'encyclopedia-categories' as const, path: 'categoryId', ids: [categoryId] }] : []),
    ...(tagIds ? [{ collection: 'content-tags' as const, path: 'tagIds', ids: tagIds }] : []),
    ...(termIds ? [{ collection: 'encyclopedia-terms' as const, path: 'termIds', ids: termIds }] : []),
  ],
  bodyOf: ({ text }) => (text === undefined ? null : { field: 'body', text }),
}
