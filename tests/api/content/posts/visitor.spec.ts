import type { Post, PostCategory, PostDetail } from '@stackyard/shared/schema/post'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const list = (query = '') => call<Post[]>(url, 'GET', `/posts/${query}`)

describe('a visitor reads the news', () => {
  it('newest first, oldest first or by title, in pages', async () => {
    const { results, total } = await list('?limit=100')
    expect(results).toHaveLength(Math.min(100, total ?? 0))
    const dates = results.map((post) => post.publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const oldest = await list('?sort=oldest&limit=3')
    expect(oldest.results.map((post) => post.publishedAt)).toEqual(dates.toSorted().slice(0, 3))
    expect((await list('?limit=2&skip=1')).results[0]?.id).toBe(results[1]?.id)
  })

  it.each(['/posts/', '/article/list', '/faqs/faq-list', '/encyclopedia/list'])(
    '%s from any row on, and empty far behind the last',
    async (path) => {
      const { results, total } = await call<Post[]>(url, 'GET', `${path}?limit=100`)
      const ids = results.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(4)
      for (const [limit, skip] of [
        [3, 0],
        [3, 3],
        [3, 2],
        [4, ids.length - 2],
      ] as const) {
        const page = await call<Post[]>(url, 'GET', `${path}?limit=${limit}&skip=${skip}`)
        expect(page.results.map(({ id }) => id)).toEqual(ids.slice(skip, skip + limit))
        expect(page.total).toBe(total)
      }
      expect((await call<Post[]>(url, 'GET', `${path}?limit=10&skip=100000`)).results).toEqual([])
    },
  )

  it('by category, text, path and flags', async () => {
    const categories = await ok<PostCategory[]>(url, 'GET', '/posts/categories')
    const category = categories.find((entry) => entry.count > 0)!
    const inside = await list(`?category=${category.slug}&limit=100`)
    expect(inside.total).toBe(category.count)
    expect(inside.results.every((post) => post.categorySlug === category.slug)).toBe(true)
    const [first] = (await list('?limit=1')).results
    expect((await list(`?pathname=${first!.url}`)).results.map((post) => post.id)).toEqual([first!.id])
    expect((await list(`?query=${encodeURIComponent(first!.title)}`)).results.map((post) => post.id)).toContain(
      first!.id,
    )
    expect((await list('?featured=true&limit=100')).results.every((post) => post.featured)).toBe(true)
    expect((await ok<Post[]>(url, 'GET', '/posts/news-with-videos')).every((post) => post.hasVideo)).toBe(true)
    expect((await ok<Post[]>(url, 'GET', '/posts/recent')).map((post) => post.id)[0]).toBe(first!.id)
    const today = await ok<Post[]>(url, 'GET', '/posts/today-blogs')
    expect(new Set(today.map((post) => post.publishedAt.slice(0, 10))).size).toBe(1)
  })

  it('one post by slug or id, as HTML without script or inline style', async () => {
    // The oldest is the seed's: other tests publish posts too.
    const [first] = (await list('?limit=1&sort=oldest')).results
    const bySlug = await ok<PostDetail>(url, 'GET', `/posts/${first!.slug}`)
    expect((await ok<PostDetail>(url, 'GET', `/posts/${first!.id}`)).slug).toBe(first!.slug)
    expect(bySlug.html).toMatch(/<h2 id="[a-z0-9-]+">/)
    expect(bySlug.html).not.toMatch(/<script|style=|on\w+=/i)
  })

  it('never a draft', async () => {
    const { rows } = await pool.query<{ id: number }>(`select id from posts where _status = 'draft' limit 1`)
    const { rows: made } = rows[0]
      ? { rows }
      : await pool.query<{ id: number }>(
          `insert into posts (title, slug, _status) values ('Unseen', 'unseen-draft', 'draft') returning id`,
        )
    const id = made[0]!.id
    expect((await list('?limit=100')).results.map((post) => post.id)).not.toContain(id)
    expect((await call(url, 'GET', `/posts/${id}`)).status).toBe(404)
  })

  it('and injection strings bring neither an error nor other rows', async () => {
    const before = (await list('?limit=3')).results.map((post) => post.id)
    for (const text of ["'; drop table posts; --", '%', '<script>', '\u0000', "') or 1=1 --"]) {
      for (const name of ['query', 'category', 'pathname', 'sort']) {
        const reply = await list(`?${name}=${encodeURIComponent(text)}`)
        expect([200, 400], `${name}=${text}`).toContain(reply.status)
      }
      expect([400, 404], text).toContain((await call(url, 'GET', `/posts/${encodeURIComponent(text)}`)).status)
    }
    expect((await list('?limit=3')).results.map((post) => post.id)).toEqual(before)
  })
})
