import type { NewsHit, NewsSearchQuery } from '@stackyard/shared/schema/search'
import type { Payload, Where } from 'payload'
import { publishedPosts, toPost } from '../../../content/editorial'

const isId = (key: string) => /^[1-9]\d{0,8}$/.test(key)

const inCategories = (keys: string[]): Where => ({
  or: [
    { 'category.slug': { in: keys.map((key) => key.toLowerCase()) } },
    { 'category.name': { in: keys } },
    ...(keys.some(isId) ? [{ category: { in: keys.filter(isId).map(Number) } }] : []),
  ],
})

/** Published news that have every word of the text in title or summary, newest first. */
export async function searchNews(
  payload: Payload,
  { query, categories, language, limit, skip }: NewsSearchQuery,
): Promise<{ results: NewsHit[]; total: number }> {
  const conditions: Where[] = [
    ...(query ? [{ or: [{ title: { like: query } }, { excerpt: { like: query } }] }] : []),
    ...(categories?.length ? [inCategories(categories)] : []),
  ]
  const { docs, total } = await publishedPosts(payload, {
    ...(conditions.length > 0 ? { where: { and: conditions } } : {}),
    language,
    limit,
    skip,
  })
  return { results: docs.map((doc) => ({ ...toPost(doc), type: 'news' as const })), total }
}
