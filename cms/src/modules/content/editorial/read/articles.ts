import type { Language } from '@stackyard/shared/reference/languages'
import type { ArticlePage, ContentArticle, ContentData } from '@stackyard/shared/schema/content-data'
import type { Services } from '../../../../platform/services'
import { addressTag, CATEGORIES, contentListTag, recordTag } from '../../../../platform/page-tags'
import { type ContentDoc, namedList } from '../records/kind'
import { countDocuments, documentAt, documents, newestDocuments, twinsOf } from './documents'
import type { Note, TextReader } from './linked-text'
import { notePictures } from './note-pictures'
import { toArticle } from './to-content'

const READ_ON = 3
const NEWEST = '-publishedAt'

type Read = Pick<Services, 'payload'> & { note: Note; text: TextReader }

function shown({ note }: Read, docs: readonly ContentDoc[]): ContentArticle[] {
  note(CATEGORIES)
  for (const doc of docs) {
    note(recordTag('articles', doc.id) ?? '')
    notePictures(note, doc, doc.cover)
  }
  return docs.map(toArticle)
}

const idOf = (value: unknown): unknown => (value as { id?: unknown } | null | undefined)?.id

/** Articles to read after one: of its category, then with most of its tags. */
export function closest(doc: ContentDoc, others: readonly ContentDoc[], limit: number): ContentDoc[] {
  const tags = new Set(namedList(doc.tags).map(({ id }) => id))
  const closeness = (other: ContentDoc) =>
    (idOf(other.category) === idOf(doc.category) ? 2 : 0) +
    namedList(other.tags).filter(({ id }) => tags.has(id)).length
  return others
    .filter(({ id }) => id !== doc.id)
    .map((other) => ({ other, near: closeness(other) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, limit)
    .map(({ other }) => other)
}

async function articlesAfter(read: Read, doc: ContentDoc, language: Language): Promise<ContentArticle[]> {
  read.note(contentListTag('articles'))
  const all = await documents(read.payload, 'articles', {
    language,
    sort: NEWEST,
    select: { category: true, tags: true },
  })
  const near = closest(doc, all, READ_ON).map(({ id }) => id)
  const found = await documents(read.payload, 'articles', { where: [{ id: { in: near } }] })
  return shown(
    read,
    near.flatMap((id) => found.find((other) => other.id === id) ?? []),
  )
}

async function articlePage(read: Read, slug: string, language: Language): Promise<ArticlePage | null> {
  const doc = await documentAt(read.payload, 'articles', slug, language)
  if (!doc) return null
  read.note(addressTag(`/articles/${slug}`))
  const [article] = shown(read, [doc])
  const [bodyHtml, related, twins] = await Promise.all([
    read.text(doc.body, language, ''),
    articlesAfter(read, doc, language),
    twinsOf(read.payload, 'articles', slug),
  ])
  return article ? { article: { ...article, bodyHtml }, related, ...twins } : null
}

/** What pages of articles ask for. */
export const articleData = (read: Read): Pick<ContentData, 'articles' | 'article'> => ({
  async articles(language, span) {
    read.note(contentListTag('articles'))
    const [total, docs] = await Promise.all([
      countDocuments(read.payload, 'articles', language),
      newestDocuments(read.payload, 'articles', language, span),
    ])
    return { articles: shown(read, docs), total }
  },
  article: (slug, language) => articlePage(read, slug, language),
})
