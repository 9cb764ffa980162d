import type { Faq, FaqInput } from '@stackyard/shared/schema/knowledge'
import {
  aiOf,
  type ContentDoc,
  type ContentKind,
  given,
  languageOf,
  namedOf,
  originalOf,
  renderRichText,
  textOf,
  toNotation,
} from '../../editorial'

const toFaq = (doc: ContentDoc, isEditor: boolean): Faq => ({
  id: Number(doc.id),
  _id: Number(doc.id),
  language: languageOf(doc),
  question: textOf(doc.question),
  html: renderRichText(doc.answer),
  category: namedOf(doc.category),
  sort: Number(doc.sort ?? 0),
  isQuickSupport: doc.isQuickSupport === true,
  isPublished: doc.isPublished !== false,
  updatedAt: textOf(doc.updatedAt),
  ...(isEditor ? { text: toNotation(doc.answer), ai: aiOf(doc), translationOf: originalOf(doc) } : {}),
})

export const faqKind: ContentKind<Faq, Faq, FaqInput> = {
  collection: 'faqs',
  // What waits to be published comes first for its editors; readers have none of it.
  sort: ['isPublished', 'sort'],
  shown: { isPublished: { equals: true } },
  searched: ['question'],
  hasSlug: false,
  hasLanguage: true,
  toRow: toFaq,
  toDetail: toFaq,
  toData: ({ question, categoryId, sort, isPublished, isQuickSupport }) =>
    given({ question, category: categoryId, sort, isPublished, isQuickSupport }),
  references: ({ categoryId }) =>
    categoryId ? [{ collection: 'faq-categories', path: 'categoryId', ids: [categoryId] }] : [],
  bodyOf: ({ answer }) => (answer === undefined ? null : { field: 'answer', text: answer }),
}
