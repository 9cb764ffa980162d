import { listingIds } from '@stackyard/seed/scenarios/e2e'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../setup/api'
import { cms, panelToken } from '../setup/cms'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

let stack: Stack
let panel: string
let path: string
const id = listingIds.canary

const get = (address: string, headers: Record<string, string> = {}, door = 0) =>
  fetch(`${stack.urls[door]}${address}`, { headers })

async function textOf(address: string, door = 0): Promise<string> {
  const answer = await get(address, {}, door)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const until = (what: string, holds: () => Promise<boolean>) =>
  eventually(what, 5_000, async () => ((await holds()) ? true : undefined))

const change = (address: string, body: object) =>
  cms(stack.url, panel, address.startsWith('/globals') ? 'POST' : 'PATCH', address, body)

const lastDrop = async () =>
  (await stack.pool.query<{ id: string | null }>('select coalesce(max(id), 0) as id from market.page_drop')).rows[0]?.id

describe('pages that are rendered on demand', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true, frontDoors: 2 })
    panel = await panelToken(stack.url, 'admin')
    const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${id}`)
    path = `/warehouses/${slug}`
  }, 240_000)
  afterAll(() => stack?.stop())

  it('say how long they may be cached, what drops them, and answer 304', async () => {
    const answer = await get(path, { 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(answer.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining([`listing-${id}`, 'settings']))
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull()
  })

  it('answer from memory as they did when they were rendered, to GET, HEAD and to readers that have them', async () => {
    const address = '/warehouses/country/US/state/WY'
    const headersOf = ({ headers }: Response) => {
      const changing = new Set(['date', 'x-request-id', 'connection', 'keep-alive'])
      return Object.fromEntries([...headers].filter(([name]) => !changing.has(name)))
    }
    const asked = { 'accept-encoding': 'gzip' }
    const rendered = await get(address, asked)
    const cached = await get(`${address}?from=memory`, { ...asked, 'x-request-id': 'trace-7' })
    expect(headersOf(cached)).toEqual(headersOf(rendered))
    expect(await cached.text()).toBe(await rendered.text())
    expect(cached.headers.get('x-request-id')).toBe('trace-7')
    expect(rendered.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(cached.headers.get('content-security-policy')).toContain("script-src 'self'")
    const head = await fetch(stack.url + address, { method: 'HEAD', headers: asked })
    expect(headersOf(head)).toEqual(headersOf(rendered))
    const known = await get(address, { 'if-none-match': rendered.headers.get('etag') ?? '' })
    expect([known.status, known.headers.get('content-length')]).toEqual([304, null])
    expect(known.headers.get('cache-tag')).toBe(rendered.headers.get('cache-tag'))
  })

  it('an Arabic address without a page is 404 in Arabic', async () => {
    for (const path of ['/ar/no-such-page', '/ar/warehouses/no-such-house-in-nowhere', '/ar/terms-of-use']) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toMatch(/<html[^>]* dir="rtl"/)
    }
    // The page itself is none that anybody asks for.
    for (const path of ['/404', '/ar/404']) expect((await get(path)).status, path).toBe(404)
  })

  it('a path without a page is 404, and a listing’s number leads to its address', async () => {
    expect((await get('/warehouses/no-such-house-in-nowhere')).status).toBe(404)
    expect((await get('/warehouses/country/US/state/XX')).status).toBe(404)
    const answer = await fetch(`${stack.url}/warehouses/${id}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
  })

  it('an edit is soon live in both processes, and drops what shows the listing alone', async () => {
    for (const door of [0, 1]) await textOf(path, door)
    const last = await lastDrop()
    await change(`/warehouses/${id}`, { highlights: 'Doors for forty trailers at once' })
    for (const door of [0, 1])
      await until(`the new words at process ${door}`, async () => (await textOf(path, door)).includes('forty trailers'))
    const { rows } = await stack.pool.query<{ tag: string }>(
      'select distinct unnest(tags) as tag from market.page_drop where id > $1',
      [last],
    )
    expect(rows).toEqual([{ tag: `listing-${id}` }])
  })

  it('a list shows a listing that is hidden no more, and the sitemap neither', async () => {
    const { rows } = await stack.pool.query<{ slug: string }>(
      `select slug from market.listing_search where listed and spotlight and country = 'US' order by sunk, priority desc,
        is_verified desc, average_rating desc, id limit 1`,
    )
    const shown = `/warehouses/${rows[0]?.slug}`
    const lists = [
      '/warehouses',
      '/warehouses/us',
      '/warehouses/country/US',
      '/ar/warehouses/us',
      '/sitemap-listings.xml',
    ]
    for (const list of lists) expect(await textOf(list), list).toContain(shown)
    const listing = await ok<{ id: number }>(stack.url, 'GET', `/warehouse/${rows[0]?.slug}`)
    await change(`/warehouses/${listing.id}`, { visible: false })
    for (const list of lists)
      await until(
        `${list} without it`,
        async () => !(await textOf(list)).includes(`${shown}<`) && !(await textOf(list)).includes(`${shown}"`),
      )
    expect((await get(shown)).status).toBe(404)
    await change(`/warehouses/${listing.id}`, { visible: true })
    for (const list of lists) await until(`${list} with it`, async () => (await textOf(list)).includes(shown))
  })

  it('links lead from a state to each of its listings, over its pages and its cities', async () => {
    const { rows: states } = await stack.pool.query<{ state: string }>(
      `select state from market.listing_search where listed and country = 'US' group by state order by count(*) desc limit 1`,
    )
    const state = `/warehouses/country/US/state/${states[0]?.state}`
    const { rows } = await stack.pool.query<{ slug: string; city: string }>(
      `select slug, city from market.listing_search where listed and country = 'US' and state = $1`,
      [states[0]?.state],
    )
    expect(rows.length).toBeGreaterThan(12)
    const linked = async (start: string, within: RegExp) => {
      const [waiting, found] = [new Set([start]), new Set<string>()]
      for (const address of waiting)
        for (const [, href = ''] of (await textOf(address)).matchAll(/<a [^>]*href="([^"]+)"/g))
          if (within.test(href)) waiting.add(href)
          else found.add(href)
      return { found, pages: [...waiting] }
    }
    const listings = rows.map(({ slug }) => `/warehouses/${slug}`)
    const byPages = await linked(state, new RegExp(`^${state}/page/[0-9]+$`))
    expect(listings.filter((address) => !byPages.found.has(address))).toEqual([])
    const cities = [...byPages.found].filter((address) => address.startsWith(`${state}/city/`))
    expect(cities.length).toBeGreaterThan(0)
    const inCities = await Promise.all(cities.map((city) => linked(city, new RegExp(`^${city}/page/[0-9]+$`))))
    expect(listings.filter((address) => !inCities.some(({ found }) => found.has(address)))).toEqual([])
    const html = await textOf(byPages.pages[1] ?? '')
    expect(html).toContain(`<link rel="canonical" href="${stack.url}${byPages.pages[1]}"`)
    expect((await get(`${state}/page/1`)).status).toBe(404)
    expect((await get(`${state}/page/999`)).status).toBe(404)
    expect((await get(`${state}/city/atlantis`)).status).toBe(404)
  })

  it('a closed account takes its listings’ pages away', async () => {
    const { rows } = await stack.pool.query<{ slug: string; seller: number }>(
      `select s.slug, s.seller_id as seller from market.listing_search s join users u on u.id = s.seller_id
        where s.listed and u.email not like '%@stackyard.test' order by s.id limit 1`,
    )
    const closed = `/warehouses/${rows[0]?.slug}`
    await textOf(closed)
    await change(`/users/${rows[0]?.seller}`, { isActive: false })
    await until('the page is gone', async () => (await get(closed)).status === 404)
  })

  it('what editors set for the whole site stands on them', async () => {
    await change('/globals/site-settings', { announcement: 'Closed on the first of May' })
    for (const address of [path, '/warehouses'])
      await until(address, async () => (await textOf(address)).includes('Closed on the first of May'))
  })

  it('go on being served with the database away, also those that are out of date', async () => {
    const before = await textOf(path)
    const database = new URL(stack.databaseUrl).pathname.slice(1)
    const admin = new pg.Client({ connectionString: stack.databaseUrl.replace(/\/[^/]*$/, '/postgres') })
    await admin.connect()
    await stack.pool.query(`insert into market.page_drop (tags) values ('{settings}')`)
    try {
      await admin.query(`alter database "${database}" allow_connections false`)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [database])
      expect(await textOf(path)).toBe(before)
    } finally {
      await admin.query(`alter database "${database}" allow_connections true`)
      await admin.end()
    }
  })
})
