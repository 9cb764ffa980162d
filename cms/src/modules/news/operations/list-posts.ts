import type { Post, PostDetail, PostQuery } from '@stackyard/shared/schema/post'
import type { Payload, Where } from 'payload'
import { CodedError } from '../../../platform/coded-error'
import { publishedPosts, toPost, toPostDetail, type PostPage } from '../../site-release'

export type PostList = { rows: Post[]; total: number }

const SORTS: Record<string, string> = { newest: '-publishedAt', oldest: 'publishedAt', title: 'title' }

const list = async (payload: Payload, page: PostPage): Promise<PostList> => {
  const { docs, total } = await publishedPosts(payload, page)
  return { rows: docs.map(toPost), total }
}

/** Published news by the filters of 002 §7.4; a category comes as its slug, name or id. */
export async function listPosts(payload: Payload, query: PostQuery): Promise<PostList> {
  const conditions: Where[] = [
    ...(query.category ? [inCategory(query.category)] : []),
    ...(query.featured === undefined ? [] : [{ featured: { equals: query.featured } }]),
    ...(query.isWarehouseOfTheWeek === undefined
      ? []
      : [{ isWarehouseOfTheWeek: { equals: query.isWarehouseOfTheWeek } }]),
    ...(query.pathname ? [{ slug: { equals: query.pathname.replace(/^\/?(?:news\/)?/, '') } }] : []),
    ...(query.query ? [{ or: [{ title: { like: query.query } }, { excerpt: { like: query.query } }] }] : []),
  ]
  const where = conditions.length > 0 ? { and: conditions } : undefined
  return list(payload, {
    ...(where ? { where } : {}),
    sort: SORTS[query.sort ?? 'newest'] ?? '-publishedAt',
    limit: query.limit,
    skip: query.skip,
  })
}

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

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key)

/** One published post by slug, else by id. @throws CodedError NOT_FOUND */
export async function getPost(payload: Payload, key: string): Promise<PostDetail> {
  const conditions: Where[] = [{ slug: { equals: key } }, ...(isId(key) ? [{ id: { equals: Number(key) } }] : [])]
  for (const where of conditions) {
    const { docs } = await publishedPosts(payload, { where, limit: 1 })
    if (docs[0]) return toPostDetail(docs[0])
  }
  throw new CodedError('NOT_FOUND')
}
