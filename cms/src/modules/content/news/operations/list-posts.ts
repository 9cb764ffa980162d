import type { Post, PostQuery } from '@stackyard/shared/schema/post'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Payload, Where } from 'payload'
import { listRecords, publishedPosts, toPost, type PostPage } from '../../editorial'
import { postKind } from '../post-kind'

export type PostList = { rows: Post[]; total: number }

const SORTS: Record<string, string> = { newest: '-publishedAt', oldest: 'publishedAt', title: 'title' }

const list = async (payload: Payload, page: PostPage): Promise<PostList> => {
  const { docs, total } = await publishedPosts(payload, page)
  return { rows: docs.map(toPost), total }
}

/** News by its filters; a category comes as its slug, name or id. Editors may ask for drafts. */
export async function listPosts(payload: Payload, user: SessionUser | null, query: PostQuery): Promise<PostList> {
  const conditions: Where[] = [
    ...(query.category ? [inCategory(query.category)] : []),
    ...(query.featured === undefined ? [] : [{ featured: { equals: query.featured } }]),
    ...(query.isWarehouseOfTheWeek === undefined
      ? []
      : [{ isWarehouseOfTheWeek: { equals: query.isWarehouseOfTheWeek } }]),
    ...(query.pathname ? [{ slug: { equals: query.pathname.replace(/^\/?(?:news\/)?/, '') } }] : []),
    ...(query.query ? [{ or: [{ title: { like: query.query } }, { excerpt: { like: query.query } }] }] : []),
  ]
  const sort = SORTS[query.sort ?? 'newest'] ?? '-publishedAt'
  const page = { limit: query.limit, skip: query.skip, drafts: query.drafts, language: query.language }
  return listRecords(payload, postKind, { user, page, where: conditions, sort: [sort] })
}

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key)

const inCategory = (category: string): Where => ({
  or: [
    { 'category.slug': { equals: category.toLowerCase() } },
    { 'category.name': { equals: category } },
    ...(isId(category) ? [{ category: { equals: Number(category) } }] : []),
  ],
})

export const recentPosts = (payload: Payload, page: { limit: number; skip: number }): Promise<PostList> =>
  list(payload, page)

export const postsWithVideo = (
  payload: Payload,
  { sort, limit, skip }: { sort?: string | undefined; limit: number; skip: number },
) =>
  list(payload, {
    where: { video: { like: 'https://' } },
    sort: SORTS[sort ?? 'newest'] ?? '-publishedAt',
    limit,
    skip,
  })

/** News of today, or of the latest day (UTC) that has any. */
export async function postsOfLatestDay(payload: Payload, page: { limit: number; skip: number }): Promise<PostList> {
  const { rows } = await list(payload, { limit: 1 })
  const day = rows[0]?.publishedAt.slice(0, 10)
  if (!day) return { rows: [], total: 0 }
  return list(payload, {
    where: { publishedAt: { greater_than_equal: `${day}T00:00:00.000Z`, less_than_equal: `${day}T23:59:59.999Z` } },
    ...page,
  })
}
