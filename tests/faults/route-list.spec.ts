import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../setup/api'
import { openPage, textOf } from '../setup/open-page'
import { readSamples } from '../setup/samples'
import { startStack, type Stack } from '../setup/stack'

/*
 * The addresses of the route list that the site shows, as a visitor opens them; those of the app
 * stand in marketplace-app/src/route-list.test.tsx. {Names} stand for records of the demo.
 */

/** Addresses that show their own page. */
const own = [
  '/',
  '/carriers',
  '/brands',
  '/warehouse',
  '/about-us',
  '/company',
  '/rating-system',
  '/how-ranking-works',
  '/contact-us',
  '/faqs',
  '/terms-of-use',
  '/privacy-policy',
  '/media',
  '/warehouse-agreement',
  '/merchant-agreement',
  '/supply-chain-logistics-definitions',
  '/services/partners',
  '/ads',
  '/media-placement',
  '/warehouse-of-the-week',
  '/{partner}',
  '/real-estate',
  '/general',
  '/campaign',
  '/warehouses',
  '/warehouses/{slug}',
  '/warehouses/hot-racks',
  '/warehouses/featured',
  '/warehouses/region/south',
  '/warehouses/country/US',
  '/warehouses/country/US/state/TX',
  '/warehouses/us',
  '/warehouses/global',
  '/services',
  '/services/{service}',
  '/services/type/transportation',
  '/search/warehouses',
  '/search/users',
  '/search/services',
  '/users/seller/{seller}',
  '/users/customer/{customer}',
  '/users/manager/{manager}',
  '/news',
  '/news/beta',
  '/news/search',
  '/news/beta/search',
  '/news/category/{category}',
  '/news/{post}',
  '/knowledge-base',
  '/encyclopedia',
  '/encyclopedia/{entry}',
  '/articles',
  '/articles/{article}',
]

/** Other spellings, with the address of the page that they show. */
const others: Record<string, string> = {
  '/warehouse-agreement?id=1': '/warehouse-agreement',
  '/merchant-agreement?id=1': '/merchant-agreement',
  '/warehouses/{listingId}': '/warehouses/{slug}',
  '/warehouses/{slug}?month=6&space=10': '/warehouses/{slug}',
  '/warehouses/country/US/state/tx': '/warehouses/country/US/state/TX',
  '/warehouses/us/state/Texas': '/warehouses/country/US/state/TX',
  '/warehouses/country/united%20states': '/warehouses/country/US',
  '/warehouses/region/South': '/warehouses/region/south',
  '/services/{serviceId}': '/services/{service}',
  '/ar/services/{serviceId}': '/ar/services/{service}',
  '/ar/users/seller/{sellerId}': '/ar/users/seller/{seller}',
  '/services/type/Transportation': '/services/type/transportation',
  '/search': '/search/warehouses',
  '/search?type=warehouse': '/search/warehouses',
  '/search?type=service': '/search/warehouses',
  '/search?query=dock': '/search/warehouses',
  '/search?featured=true': '/search/warehouses',
  '/search?categories=apparel': '/search/warehouses',
  '/search?features=coldStorage': '/search/warehouses',
  '/search/warehouses?query=dock': '/search/warehouses',
  '/search/users?query=dock': '/search/users',
  '/search/services?query=dock': '/search/services',
  '/users/seller/{sellerId}': '/users/seller/{seller}',
  '/news/{postId}': '/news/{post}',
  '/news/beta/{post}': '/news/{post}',
  '/articles/{articleId}': '/articles/{article}',
  '/encyclopedia/{entryId}': '/encyclopedia/{entry}',
  '/encyclopedia/query/dock': '/encyclopedia/query',
}

describe('the site’s addresses, for visitors', () => {
  let stack: Stack
  let records: Record<string, string | number>
  const filled = (path: string) =>
    path.replace(/\{(\w+)\}/g, (hole, name: string) => encodeURIComponent(records[name] ?? hole))

  beforeAll(async () => {
    stack = await startStack({ site: true, worker: false })
    const { pool } = stack
    const { listing, ...samples } = await readSamples(pool)
    const { rows } = await pool.query<Record<string, string | number>>(
      `select (select id from market.listing_search where slug = $1) as "listingId",
        (select id from market.service_search where slug = $4) as "serviceId",
        (select slug from partners where _status = 'published' order by id limit 1) as partner,
        (select id from posts where slug = $2) as "postId",
        (select id from encyclopedia_entries where slug = $3) as "entryId",
        a.slug as article, a.id as "articleId", s.user_url as seller, s.id as "sellerId",
        (select user_url from users where email = 'customer@stackyard.test') as customer,
        (select user_url from users where email = 'manager@stackyard.test') as manager
      from users s, (select id, slug from articles where _status = 'published' and language = 'en' order by id limit 1) a
      where s.email = 'seller@stackyard.test'`,
      [listing, samples.post, samples.entry, samples.service],
    )
    records = { ...samples, slug: listing, ...rows[0] }
  }, 240_000)
  afterAll(() => stack?.stop())

  /** Opens each and answers those that show no page, or another than the one whose address is expected. */
  async function faultsOf(pages: readonly (readonly [string, string])[]): Promise<string[]> {
    const faults: string[] = []
    for (const [path, expected] of pages) {
      const reply = await fetch(`${stack.url}${filled(path)}`)
      const html = await reply.text()
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
      const shown = canonical && decodeURI(new URL(canonical).pathname)
      if (reply.status !== 200 || shown !== decodeURI(filled(expected)) || !/<h1[\s>]/.test(html))
        faults.push(`${filled(path)}: ${reply.status} ${shown}`)
    }
    return faults
  }

  it('R-017: every public route of the list shows its own page', async () => {
    expect(await faultsOf(own.map((path) => [path, path]))).toEqual([])
  })

  it('R-017 R-018: so do their other spellings', async () => {
    expect(await faultsOf(Object.entries(others))).toEqual([])
  })

  it('R-013: us and global are views of a scope, whatever else stands there is a listing', async () => {
    for (const [scope, heading] of [
      ['us', 'United States'],
      ['global', 'Global'],
    ] as const) {
      const page = await openPage(stack.url, `/warehouses/${scope}`)
      expect(textOf(page.querySelector('h1'))).toContain(heading)
      expect(page.querySelectorAll('[data-listing]').length).toBeGreaterThan(1)
    }
    const page = await openPage(stack.url, filled('/warehouses/{listingId}'))
    const { results } = await call<{ name: string }>(stack.url, 'GET', filled('/warehouse/{listingId}'))
    expect(textOf(page.querySelector('h1'))).toBe(results.name)
    await openPage(stack.url, '/warehouses/neither-scope-nor-listing', 404)
  })

  it('R-005: a visitor has list, map, search and detail, as calls and as pages', async () => {
    for (const path of ['/warehouse?limit=5', '/warehouse/map', '/search/warehouses?search=warehouse']) {
      const { status, results } = await call<unknown[]>(stack.url, 'GET', path)
      expect([path, status, results.length > 0]).toEqual([path, 200, true])
    }
    const detail = await call<{ slug: string }>(stack.url, 'GET', filled('/warehouse/{listingId}'))
    expect(detail).toMatchObject({ status: 200, results: { slug: records.slug } })
    const list = await openPage(stack.url, '/warehouses')
    expect(list.querySelectorAll('[data-listing] a[href^="/warehouses/"]').length).toBeGreaterThan(5)
    const page = await openPage(stack.url, filled('/warehouses/{slug}'))
    expect(page.querySelector('h1')).not.toBeNull()
  })

  it('R-007: a listing’s documents can be downloaded from its page', async () => {
    const { results: cards } = await call<{ id: number }[]>(stack.url, 'GET', '/warehouse?limit=20')
    const details = await Promise.all(
      cards.map(async ({ id }) => {
        const path = `/warehouse/${id}`
        return (await call<{ slug: string; documents: { link: string }[] }>(stack.url, 'GET', path)).results
      }),
    )
    const listing = details.find(({ documents }) => documents.length > 0)
    const page = await openPage(stack.url, `/warehouses/${listing?.slug}`)
    const heading = [...page.querySelectorAll('aside h2, section h2')].find((title) => textOf(title) === 'Documents')
    const links = [...(heading?.closest('section')?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toEqual(listing?.documents.map(({ link }) => link))
    for (const link of links) {
      const file = await fetch(new URL(link ?? '', stack.url))
      expect([link, file.status]).toEqual([link, 200])
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  })
})
