import { CANARY_PRICE, listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { crawl, type Fetched } from '../setup/crawl'
import { startStack, type Stack } from '../setup/stack'

/** As written, with a comma, in cents, and rounded. */
const SPELLINGS = /7,?341\.77|734177|7341\.8\b/

/** The API's own addresses, and the address that the page for missing pages calls its own. */
const UNLINKED = /^\/(api|404)\b/

const LISTS = [
  '/api/warehouse?limit=100',
  '/api/warehouse/?limit=100&hotrack=true',
  '/api/warehouse/map',
  '/api/warehouse/count-warehouse',
  '/api/search/warehouses?search=warehouse',
  '/api/openapi.json',
  '/api/posts',
  '/robots.txt',
  '/sitemap-index.xml',
  '/llms.txt',
]

describe('prices for visitors', () => {
  let stack: Stack
  let slug: string
  let pages: Fetched[]
  const id = listingIds.canary

  beforeAll(async () => {
    stack = await startStack({ site: true })
    slug = (await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${id}`)).slug
    const start = ['/', `/warehouses/${slug}`, `/api/warehouse/${id}`, `/api/warehouse/${id}/map`, ...LISTS]
    pages = await crawl(stack.url, start, (path) => path.startsWith('/pictures/'))
  }, 240_000)
  afterAll(() => stack?.stop())

  it('are set: a signed-in reader gets the canary', async () => {
    const reply = await call(stack.url, 'GET', `/warehouse/${id}`, { token: await tokenOf(stack.url, 'customer') })
    expect(JSON.stringify(reply.results)).toContain(String(CANARY_PRICE))
  })

  it('the crawl reached the pages, the feeds, the scripts and the API', () => {
    const paths = pages.filter((page) => page.status === 200).map((page) => page.path)
    expect(paths).toContain(`/warehouses/${slug}`)
    expect(paths).toContain(`/api/warehouse/${id}`)
    expect(paths.filter((path) => path.startsWith('/warehouses/')).length).toBeGreaterThan(20)
    expect(paths.filter((path) => path.startsWith('/news/')).length).toBeGreaterThan(3)
    expect(paths.filter((path) => path.startsWith('/ar/warehouses/')).length).toBeGreaterThan(3)
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)
    expect(paths.filter((path) => path.endsWith('.xml')).length).toBeGreaterThan(1)
  })

  it('stand in no byte that a visitor receives', () => {
    const leaks = pages.flatMap(({ path, text }) => {
      const leak = SPELLINGS.exec(text)
      return leak ? [`${path}: …${text.slice(Math.max(0, leak.index - 60), leak.index + 40)}…`] : []
    })
    expect(leaks).toEqual([])
  })

  it('no link within the site is broken', () => {
    const broken = pages.filter((page) => page.status >= 400 && !UNLINKED.test(page.path)).map((page) => page.path)
    expect(broken).toEqual([])
  })
})
