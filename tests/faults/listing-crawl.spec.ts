import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStack, type Stack } from '../setup/stack'

const AT_ONCE = 4
/** Pages that are no list lead to no list that others don't. */
const isFollowed = (path: string): boolean => /^\/warehouses(?:\/|$)/.test(path) && !isListing(path)
const isListing = (path: string): boolean => listed.has(path)

let stack: Stack
let listed: Set<string>
let countries: string[]

async function linksOf(path: string): Promise<string[]> {
  const answer = await fetch(stack.url + path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  return Array.from(html.matchAll(/<a\s[^>]*?href="([^"#?]+)/g), ([, href = '']) => href.replaceAll('&amp;', '&'))
}

/** All that links lead to from `start`, over lists of listings alone. */
async function reached(start: string): Promise<{ found: Set<string>; lists: string[] }> {
  const found = new Set<string>()
  const lists = new Set([start])
  const waiting = [start]
  const visit = async (list: string) => {
    for (const href of await linksOf(list))
      if (!isFollowed(href)) found.add(href)
      else if (!lists.has(href)) {
        lists.add(href)
        waiting.push(href)
      }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit))
  return { found, lists: [...lists] }
}

/** Moves the last three listings to countries of which they are the only ones, without a region, a state, or a city. */
async function scatter(): Promise<string[]> {
  const places = [
    ['IS', 'Keflavik'],
    ['MV', 'Male'],
    ['FJ', ''],
  ] as const
  const { rows } = await stack.pool.query<{ id: number }>(
    `select id from market.listing_search where listed and region_scope = 'us' and not spotlight order by id desc limit $1`,
    [places.length],
  )
  for (const [at, { id }] of rows.entries()) {
    const [country, city] = places[at] ?? expect.unreachable()
    await stack.pool.query(
      `with facet as (
        update market.listing_facet set region_scope = 'global', region = '', country = $2, state = '' where id = $1)
       update market.listing_search set region_scope = 'global', regions = '{}', country = $2, state = '', city = $3,
        card = card || jsonb_build_object('country', $2::text, 'state', '', 'region', '', 'regionScope', 'global')
       where id = $1`,
      [id, country, city],
    )
  }
  return places.map(([country]) => `/warehouses/country/${country}`)
}

beforeAll(async () => {
  stack = await startStack({ site: true, worker: false })
  countries = await scatter()
  const { rows } = await stack.pool.query<{ slug: string }>('select slug from market.listing_search where listed')
  listed = new Set(rows.map(({ slug }) => `/warehouses/${slug}`))
  expect(listed.size).toBeGreaterThan(20)
})
afterAll(() => stack?.stop())

it('links lead from the home page over lists of warehouses to every listing', async () => {
  const { found, lists } = await reached('/')
  expect([...listed].filter((path) => !found.has(path))).toEqual([])
  for (const country of countries) {
    expect(lists).toContain(country)
    expect((await linksOf(country)).filter((path) => listed.has(path)).length).toBeGreaterThan(0)
  }
})
