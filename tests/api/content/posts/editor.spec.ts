import { randomBytes } from 'node:crypto'
import type { Post, PostCategory, PostDetail } from '@stackyard/shared/schema/post'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const mark = randomBytes(4).toString('hex')
let token = ''

beforeAll(async () => {
  token = await tokenOf(url, 'editor')
})

const write = (body: object) => ok<PostDetail>(url, 'POST', '/posts/', { token, body })

describe('an editor writes the news', () => {
  it('as a draft, publishes it, takes it back and deletes it', async () => {
    const draft = await write({ title: `Yard news ${mark}`, summary: 'Short.', text: '## Head\n\nWords.' })
    expect(draft).toMatchObject({ slug: `yard-news-${mark}`, isPublished: false, text: '## Head\n\nWords.' })
    const read = (as?: string) => call<PostDetail>(url, 'GET', `/posts/${draft.slug}`, as ? { token: as } : {})
    expect((await read()).status).toBe(404)
    expect((await read(token)).results).toMatchObject({ id: draft.id })
    const listed = await ok<Post[]>(url, 'GET', `/posts/?query=${mark}&drafts=true`, { token })
    expect(listed).toMatchObject([{ id: draft.id, isPublished: false }])
    expect(await ok<Post[]>(url, 'GET', `/posts/?query=${mark}&drafts=true`)).toEqual([])

    await ok(url, 'PUT', `/posts/${draft.id}`, { token, body: { isPublished: true } })
    const { results } = await read()
    expect(results.html).toBe('<h2 id="head">Head</h2><p>Words.</p>')
    expect(results).not.toHaveProperty('text')
    await ok(url, 'PUT', `/posts/${draft.id}`, { token, body: { isPublished: false } })
    expect((await read()).status).toBe(404)
    await ok(url, 'DELETE', `/posts/${draft.id}`, { token })
    expect((await read(token)).status).toBe(404)
    expect((await call(url, 'DELETE', `/posts/${draft.id}`, { token })).status).toBe(404)
  })

  it('R-532, R-537: with category, flags and a video, found by each of them', async () => {
    const [category] = await ok<PostCategory[]>(url, 'GET', '/posts/categories')
    const post = await write({
      title: `Of the week ${mark}`,
      text: 'Words.',
      categoryId: category!.id,
      video: 'https://video.example/1',
      featured: true,
      isWarehouseOfTheWeek: true,
      isPublished: true,
    })
    const find = async (query: string) => (await ok<Post[]>(url, 'GET', `/posts/${query}`)).map(({ id }) => id)
    for (const query of [
      `?category=${category!.slug}&limit=100`,
      '?featured=true&limit=100',
      '?isWarehouseOfTheWeek=true',
      `?pathname=/news/${post.slug}`,
      `?query=${mark}`,
      'news-with-videos?sort=newest',
      'recent',
      'today-blogs',
    ])
      expect(await find(query), query).toContain(post.id)
    expect(await find('?featured=false&limit=100')).not.toContain(post.id)
    await ok(url, 'DELETE', `/posts/${post.id}`, { token })
  })

  it('a new address leaves the old one behind as a redirect, without chains', async () => {
    const post = await write({ title: `First ${mark}`, text: 'Words.', isPublished: true })
    for (const slug of [`second-${mark}`, `third-${mark}`])
      await ok(url, 'PUT', `/posts/${post.id}`, { token, body: { slug } })
    const { rows } = await pool.query('select "from", "to" from redirects where "to" = $1 order by "from"', [
      `/news/third-${mark}`,
    ])
    expect(rows.map(({ from }) => from)).toEqual([`/news/first-${mark}`, `/news/second-${mark}`])
    await ok(url, 'PUT', `/posts/${post.id}`, { token, body: { slug: `first-${mark}` } })
    const { rows: back } = await pool.query('select "from" from redirects where "from" = $1', [`/news/first-${mark}`])
    expect(back).toEqual([])
    for (const old of [`/news/second-${mark}`, `/news/third-${mark}`]) {
      const answer = await fetch(`${url}${old}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], old).toEqual([301, `/news/first-${mark}`])
    }
    await ok(url, 'PUT', `/posts/${post.id}`, { token, body: { isPublished: false } })
    const gone = await fetch(`${url}/news/second-${mark}`, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([404, null])
    await ok(url, 'DELETE', `/posts/${post.id}`, { token })
  })

  it('R-536: nobody else writes, changes or deletes', async () => {
    const [post] = await ok<Post[]>(url, 'GET', '/posts/?limit=1')
    for (const actor of ['customer', 'seller', 'manager'] as const) {
      const as = { token: await tokenOf(url, actor), body: { title: 'X', text: 'Y' } }
      expect((await call(url, 'POST', '/posts/', as)).status).toBe(403)
      expect((await call(url, 'PUT', `/posts/${post!.id}`, as)).status).toBe(403)
      expect((await call(url, 'DELETE', `/posts/${post!.id}`, { token: as.token })).status).toBe(403)
    }
  })

  it('wrong fields are named', async () => {
    const refused = await call(url, 'POST', '/posts/', { token, body: { title: '', text: 'x', video: 'javascript:1' } })
    expect(refused.status).toBe(400)
    expect(refused.error?.data.issues?.map(({ path }) => path)).toEqual(['title', 'video'])
  })
})
