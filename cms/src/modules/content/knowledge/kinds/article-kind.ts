import type { Article, ArticleDetail, ArticleInput } from '@stackyard/shared/schema/knowledge'
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
  pictureOf,
  readingMinutes,
  renderRichText,
  textOf,
  toNotation,
} from '../../editorial'

const statusOf = (isPublished: boolean | undefined) =>
  isPublished === undefined ? undefined : isPublished ? 'published' : 'draft'

const toArticle = (doc: ContentDoc): Article => {
  const slug = textOf(doc.slug) || String(doc.id)
  return {
    id: Number(doc.id),
    _id: Number(doc.id),
    slug,
    url: pathOf(doc, '/articles'),
    language: languageOf(doc),
    title: textOf(doc.title),
    summary: textOf(doc.excerpt),
    category: namedOf(doc.category),
    tags: namedList(doc.tags),
    author: textOf(doc.authorName),
    picture: pictureOf({ id: Number(doc.id), cover: doc.cover, coverSeed: doc.coverSeed }),
    readingMinutes: readingMinutes(doc.body),
    publishedAt: textOf(doc.publishedAt) || textOf(doc.createdAt),
    isPublished: doc._status === 'published',
    updatedAt: textOf(doc.updatedAt),
  }
}

export const articleKind: ContentKind<Article, ArticleDetail, ArticleInput> = {
  collection: 'articles',
  sort: ['-publishedAt'],
  shown: { _status: { equals: 'published' } },
  searched: ['title', 'excerpt'],
  hasSlug: true,
  hasLanguage: true,
  toRow: (doc, isEditor) => ({ ...toArticle(doc), ...(isEditor ? { ai: aiOf(doc) } : {}) }),
  toDetail: (doc, isEditor) => ({
    ...toArticle(doc),
    html: renderRichText(doc.body),
    ...(isEditor ? { text: toNotation(doc.body), ai: aiOf(doc), translationOf: originalOf(doc) } : {}),
  }),
  toData: ({ title, summary, slug, categoryId, tagIds, isPublished }) =>
    given({ title, excerpt: summary, slug, category: categoryId, tags: tagIds, _status: statusOf(isPublished) }),
  references: ({ categoryId, tagIds }) => [
    ...(categoryId ? [{ collection: 'article-categories' as const, path: 'categoryId', ids: [categoryId] }] : []),
    ...(tagIds ? [{ collection: 'content-tags' as const, path: 'tagIds', ids: tagIds }] : []),
  ],
  bodyOf: ({ text }) => (text === undefined ? null : { field: 'body', text }),
}
