import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import type { ContentData, ContentPost, PostPage, PostSelection } from '@stackyard/shared/schema/content-data'
import type { PostCategory } from '@stackyard/shared/schema/post'
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import type { Services } from '../../../../platform/services'
import {
  addressTag,
  CATEGORIES,
  categoryTag,
  contentListTag,
  listingTag,
  recordTag,
} from '../../../../platform/page-tags'
import type { ContentDoc } from '../records/kind'
import { documentAt, documents, twinsOf } from './documents'
import { publishedPosts } from './published-posts'
import type { Note, TextReader } from './linked-text'
import { notePictures } from './note-pictures'
import { toContentPost } from './to-content'

const READ_ON = 3
const NEWEST = '-publishedAt'

type Needed = Pick<Services, 'db' | 'payload'>
type Read = Needed & { note: Note; text: TextReader }

/** Categories with their number of published posts, in the editors' order. */
export async function postCategories({ db }: Pick<Services, 'db'>, language: Language = 'en'): Promise<PostCategory[]> {
  const { rows } = await db.execute<PostCategory>(sql`
    select c.id, c.id as _id, c.name, c.arabic_name as "arabicName", coalesce(c.slug, c.id::text) as slug,
      (select count(*)::int from posts p
        where p.category_id = c.id and p._status = 'published' and p.language::text = ${language}) as count
    from news_categories c order by c.sort, c.name, c.id`)
  return rows
}

/** Public addresses of the listings that posts on the warehouse of the week name, by id. */
async function listingSlugs({ db }: Needed, docs: readonly ContentDoc[]): Promise<Map<number, string>> {
  const ids = docs.flatMap(({ warehouse }) =>
    typeof warehouse === 'object' && warehouse ? [(warehouse as { id: number }).id] : [],
  )
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; slug: string }>(
    sql`select id, slug from market.listing_search where listed and id = any (${sql.param(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

const idOf = (value: unknown): number | null => (value as { id?: number } | null | undefined)?.id ?? null

function noteShown({ note }: Read, docs: readonly ContentDoc[]): void {
  note(CATEGORIES)
  for (const doc of docs) {
    note(recordTag('posts', doc.id) ?? '')
    notePictures(note, doc, doc.cover)
    const author = idOf(doc.author)
    if (author !== null) note(recordTag('users', author) ?? '')
    const listing = idOf(doc.warehouse)
    if (listing !== null) note(listingTag(listing))
  }
}

async function shown(read: Read, docs: readonly ContentDoc[]): Promise<ContentPost[]> {
  noteShown(read, docs)
  const slugs = await listingSlugs(read, docs)
  return docs.map((doc) => toContentPost(doc, slugs))
}

type Comment = PostPage['post']['comments'][number]

/** Approved comments of a post, the oldest first. */
async function approvedComments({ db }: Needed, id: number): Promise<Comment[]> {
  const { rows } = await db.execute<Comment>(sql`
    select author_name as author, text, created_at::text as "createdAt"
    from comments where post_id = ${id} and status = 'approved' order by created_at, id`)
  return rows
}

/** Posts to read after one: the newest of its category, then of others. */
async function postsAfter(read: Read, doc: ContentDoc, language: Language): Promise<ContentPost[]> {
  const category = idOf(doc.category)
  const after = (where: Where[], limit: number) =>
    documents(read.payload, 'posts', {
      where: [{ id: { not_equals: doc.id } }, ...where],
      language,
      sort: NEWEST,
      limit,
    })
  const near = category === null ? [] : await after([{ category: { equals: category } }], READ_ON)
  if (category !== null) read.note(categoryTag(category))
  if (near.length === READ_ON) return shown(read, near)
  read.note(contentListTag('news'))
  const others = await after(
    category === null ? [] : [{ or: [{ category: { not_equals: category } }, { category: { exists: false } }] }],
    READ_ON - near.length,
  )
  return shown(read, [...near, ...others])
}

async function postPage(read: Read, slug: string, language: Language): Promise<PostPage | null> {
  const doc = await documentAt(read.payload, 'posts', slug, language)
  if (!doc) return null
  read.note(addressTag(`/news/${slug}`))
  const [[post], bodyHtml, comments, more, twins] = await Promise.all([
    shown(read, [doc]),
    read.text(doc.body, language, ''),
    approvedComments(read, Number(doc.id)),
    postsAfter(read, doc, language),
    twinsOf(read.payload, 'posts', slug),
  ])
  return post ? { post: { ...post, bodyHtml, video: (doc.video as string) || null, comments }, more, ...twins } : null
}

const conditionOf = ({
  category,
  isFeatured,
  hasVideo,
  isWarehouseOfTheWeek,
  since,
  except,
}: PostSelection): Where => ({
  and: [
    ...(category === undefined ? [] : [{ 'category.slug': { equals: category } }]),
    ...(isFeatured ? [{ featured: { equals: true } }] : []),
    ...(hasVideo ? [{ video: { exists: true } }, { video: { not_equals: '' } }] : []),
    ...(isWarehouseOfTheWeek ? [{ isWarehouseOfTheWeek: { equals: true } }] : []),
    ...(since === undefined ? [] : [{ publishedAt: { greater_than_equal: `${since}T00:00:00.000Z` } }]),
    ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
  ],
})

async function postTitles({ db, note }: Read): ReturnType<ContentData['postTitles']> {
  note(contentListTag('news'))
  const { rows } = await db.execute<{ id: number; title: string; slug: string; language: Language }>(sql`
    select d.id, coalesce(d.title, '') as title, d.language::text as language,
      coalesce(original.slug, d.slug, d.id::text) as slug
    from posts d left join posts original on original.id = d.translation_of_id where d._status = 'published'`)
  return Object.fromEntries(
    rows.map(({ id, title, slug, language }) => [id, { id, title, url: pathIn(`/news/${slug}`, language) }]),
  )
}

type News = Pick<ContentData, 'posts' | 'postTitles' | 'latestPosts' | 'post' | 'postCategories'>

/** What pages of news ask for. */
export const postData = (read: Read): News => ({
  async posts(language, which, { limit, offset = 0 }) {
    read.note(contentListTag('news'))
    const page = { where: conditionOf(which), sort: NEWEST, limit, skip: offset, language }
    const { docs, total } = await publishedPosts(read.payload, page)
    return { posts: await shown(read, docs as unknown as ContentDoc[]), total }
  },
  postTitles: () => postTitles(read),
  async latestPosts(language, limit) {
    read.note(contentListTag('news'))
    const docs = await documents(read.payload, 'posts', { language, sort: NEWEST, limit, isText: true })
    const posts = await shown(read, docs)
    const texts = await Promise.all(docs.map(({ body }) => read.text(body, language, '')))
    return posts.map((post, at) => ({ ...post, bodyHtml: texts[at] ?? '' }))
  },
  post: (slug, language) => postPage(read, slug, language),
  async postCategories(language) {
    read.note(contentListTag('news'))
    read.note(CATEGORIES)
    return (await postCategories(read, language))
      .filter(({ count }) => count > 0)
      .map(({ slug, name, arabicName }) => ({ slug, name: (language === 'ar' && arabicName) || name }))
  },
})
