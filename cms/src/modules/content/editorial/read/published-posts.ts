import type { Post, PostDetail } from '@stackyard/shared/schema/post'
import type { Payload, Where } from 'payload'
import { defaultLanguage, type Language } from '@stackyard/shared/reference/languages'
import { readRows } from '../records/read-rows'
import { mediaUrl } from '../rich-text/picture-html'
import { readingMinutes } from '../rich-text/plain-text'
import { renderRichText } from '../rich-text/render'
import { inLanguage, languageOf, nameIn, pathOf } from '../document-language'

type Media = { filename?: string | null; alt?: string | null; width?: number | null; height?: number | null }
type Named = { name?: string | null; arabicName?: string | null; slug?: string | null }
type Person = { firstName?: string | null; lastName?: string | null }

/** A post as the Local API gives it with depth 1. */
export type PostDoc = {
  id: number
  slug?: string | null
  language?: Language | null
  translationOf?: { slug?: string | null } | number | null
  /** Null in a draft that was opened and left. */
  title?: string | null
  excerpt?: string | null
  body?: unknown
  category?: Named | number | null
  cover?: Media | number | null
  coverSeed?: number | null
  author?: Person | number | null
  authorName?: string | null
  featured?: boolean | null
  isWarehouseOfTheWeek?: boolean | null
  video?: string | null
  publishedAt?: string | null
  updatedAt: string
  createdAt: string
}

const NEWS_SCENES = 64
const PICTURE = { width: 1280, height: 800 }

const populated = <T extends object>(value: T | number | null | undefined): T | null =>
  typeof value === 'object' ? value : null

type Covered = { id: number; cover?: unknown; coverSeed?: unknown }

/** The cover an editor uploaded, else a drawn one. */
export function pictureOf(doc: Covered): Post['picture'] {
  const cover = populated(doc.cover as Media | number | null | undefined)
  if (cover?.filename)
    return {
      link: mediaUrl(cover.filename),
      alt: cover.alt ?? '',
      width: cover.width ?? null,
      height: cover.height ?? null,
    }
  const scene = `news-${Number(doc.coverSeed ?? doc.id) % NEWS_SCENES}`
  return { link: `/pictures/${scene}/${PICTURE.width}.webp`, alt: '', ...PICTURE }
}

/** The record as the wire shows it in a list. */
export function toPost(doc: PostDoc): Post {
  const author = populated(doc.author)
  const category = populated(doc.category)
  const language = languageOf(doc)
  return {
    id: doc.id,
    _id: doc.id,
    slug: doc.slug ?? String(doc.id),
    url: pathOf(doc, '/news'),
    language,
    title: doc.title ?? '',
    summary: doc.excerpt ?? '',
    category: nameIn(category, language),
    categorySlug: category?.slug ?? '',
    author: doc.authorName || [author?.firstName, author?.lastName].filter(Boolean).join(' '),
    picture: pictureOf(doc),
    featured: doc.featured === true,
    isWarehouseOfTheWeek: doc.isWarehouseOfTheWeek === true,
    hasVideo: Boolean(doc.video),
    readingMinutes: readingMinutes(doc.body),
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}

/** The record as its own page shows it. */
export const toPostDetail = (doc: PostDoc): PostDetail => ({
  ...toPost(doc),
  html: renderRichText(doc.body),
  video: doc.video || null,
})

/** `language` is English unless said; null for posts in every language. */
export type PostPage = {
  where?: Where
  sort?: string
  limit: number
  skip?: number
  language?: Language | null | undefined
}

/**
 * Published posts, newest first unless `sort` says otherwise. What is published is for everybody, so access to the
 * collection, which is that of editors, is passed over for this reading alone.
 */
export async function publishedPosts(
  payload: Payload,
  { where, sort = '-publishedAt', limit, skip = 0, language = defaultLanguage }: PostPage,
) {
  const condition: Where = {
    and: [
      { _status: { equals: 'published' } },
      ...(language === null ? [] : [inLanguage(language)]),
      ...(where ? [where] : []),
    ],
  }
  const posts = { collection: 'posts', where: condition, overrideAccess: true } as const
  const [{ totalDocs }, docs] = await Promise.all([
    payload.count(posts),
    readRows(payload, { ...posts, sort: [sort, '-id'], depth: 1, draft: false }, { limit, skip }),
  ])
  return { docs: docs as PostDoc[], total: totalDocs }
}
