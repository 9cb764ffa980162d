import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const list = (query: string) => call<ListingCard[]>(url, 'GET', `/warehouse/${query}`)
const ids = (cards: ListingCard[]) => cards.map((card) => card.id)

const CANARY = '7341.77'
const PRICE_KEYS =
  /"(?:price(?:Sq)?(?:1|3|6|12)|discount(?:Sq)?(?:1|3|6|12)|prices|fulfillmentRates|fulfillmentDeposit|serviceRate|addOnServiceRate|discountOption)":/
const INJECTIONS = [
  "'; drop table warehouses; --",
  '" or 1=1',
  '%_\\',
  '../../etc/passwd',
  '${7*7}',
  '<script>',
  '🙂\u0000',
  "') or pg_sleep(9)--",
  'a & b | !c <-> (',
]

describe('a visitor lists warehouses', () => {
  it('R-060: gets priority first, then verified ones, then by rating, and each once over all pages', async () => {
    const { total } = await list('?limit=50&sort=default&skip=0')
    const seen: ListingCard[] = []
    for (let skip = 0; skip < (total ?? 0); skip += 50) {
      const page = await list(`?limit=50&skip=${skip}`)
      seen.push(...page.results.filter((card) => skip > 0 || !ids(seen).includes(card.id)))
    }
    const main = seen.slice(5)
    const unique = new Set(ids(seen))
    expect(unique.size).toBe(total)
    const keys = main.map(
      (card) =>
        (card.isFirstSpotlight ? 2000 : card.isHighPriority ? 1000 : 0) +
        (card.isVerified ? 100 : 0) +
        card.averageRating,
    )
    expect(keys).toEqual(keys.toSorted((a, b) => b - a))
  })

  it('gets spotlighted ones in front of the first page, none twice, and the total of the main list', async () => {
    const { results, total } = await list('?limit=10')
    const spotlit = await list('?limit=5&featured=true')
    expect(ids(results).slice(0, 5)).toEqual(ids(spotlit.results))
    expect(new Set(ids(results)).size).toBe(results.length)
    expect(total).toBe((await list('?limit=10&skip=10')).total)
  })

  it('never sees what is hidden or a draft, whatever is asked', async () => {
    for (const query of ['?limit=100', '?visible=false', '?visible=true&limit=100', `?query=hidden&limit=100`]) {
      const { results } = await list(query)
      expect(ids(results)).not.toContain(listingIds.hidden)
      expect(ids(results)).not.toContain(listingIds.draft)
    }
    for (const id of [listingIds.hidden, listingIds.draft]) {
      for (const path of [`/warehouse/${id}`, `/warehouse/${id}/map`]) {
        const reply = await call(url, 'GET', path)
        expect(reply.status).toBe(404)
        expect(reply.error?.code).toBe('LISTING_UNAVAILABLE')
      }
    }
  })

  it('filters by country and state as name, code2 or code3 in any case', async () => {
    const ways = await Promise.all(
      ['country=United%20States&state=Ohio', 'country=us&state=oh', 'country=USA&state=OH'].map((way) =>
        list(`?${way}&limit=100&sort=name`),
      ),
    )
    expect(ways[0]?.total).toBeGreaterThan(0)
    for (const way of ways) expect(ids(way.results)).toEqual(ids(ways[0]?.results ?? []))
    expect(ways[0]?.results.every((card) => card.state === 'OH' && card.country === 'US')).toBe(true)
  })

  it('filters by region, scope, flags, categories and features', async () => {
    const checks: [string, (card: ListingCard) => boolean][] = [
      ['region=midwest', (card) => card.region === 'midwest'],
      ['regionScope=global', (card) => card.regionScope === 'global'],
      ['verified=true', (card) => card.isVerified],
      ['hotrack=true', (card) => card.hotRackEnabled && card.discountPercent > 0],
      ['hasDiamond=true', (card) => card.diamond > 0],
      ['featured=true', (card) => card.isFeatured && card.seller.planId !== 'free'],
      ['features=coldStorage', (card) => card.features.includes('coldStorage')],
      ['categories=footwear', (card) => card.categories.includes('footwear')],
      ['numberOfBuildings=2', (card) => card.numberOfBuildings >= 2],
    ]
    for (const [query, holds] of checks) {
      const { results, total } = await list(`?${query}&limit=100&sort=name`)
      expect(total, query).toBeGreaterThan(0)
      expect(results.every(holds), query).toBe(true)
    }
    const both = await list('?categories=footwear,foodBeverage&limit=100&sort=name')
    expect(
      both.results.every((card) => card.categories.includes('footwear') && card.categories.includes('foodBeverage')),
    ).toBe(true)
  })

  it('finds the surroundings of a place, nearest first and without the listing itself', async () => {
    const here = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
    const { results } = await list(
      `?latitude=${here.latitude}&longitude=${here.longitude}&radiusInMiles=100&excludeId=${here.id}&limit=20`,
    )
    const away = results.map((card) =>
      Math.hypot(
        card.latitude! - here.latitude!,
        (card.longitude! - here.longitude!) * Math.cos((here.latitude! * Math.PI) / 180),
      ),
    )
    expect(ids(results)).not.toContain(here.id)
    expect(Math.max(0, ...away)).toBeLessThan(1.6)
    expect(away.map((degrees) => degrees.toFixed(1))).toEqual(
      away.toSorted((a, b) => a - b).map((degrees) => degrees.toFixed(1)),
    )
  })

  it('keeps to map bounds, also across the antimeridian', async () => {
    const east = await list(
      '?southCoordinate=-90&northCoordinate=90&westCoordinate=0&eastCoordinate=180&limit=100&sort=name',
    )
    expect(east.results.every((card) => card.longitude! >= 0)).toBe(true)
    const around = await list(
      '?southCoordinate=-90&northCoordinate=90&westCoordinate=100&eastCoordinate=-100&limit=100&sort=name',
    )
    expect(around.total).toBeGreaterThan(0)
    expect(around.results.every((card) => card.longitude! >= 100 || card.longitude! <= -100)).toBe(true)
  })

  it('gets at most 100 at a time and ignores what it cannot know', async () => {
    const { results } = await list('?limit=5000&sort=name&nonsense=1&coordinates=here')
    expect(results.length).toBe(100)
  })

  it('gets the same rows for injection strings everywhere, and never a 500', async () => {
    const plain = ids((await list('?limit=20&sort=name')).results)
    for (const text of INJECTIONS) {
      const value = encodeURIComponent(text)
      for (const name of [
        'query',
        'search',
        'region',
        'state',
        'country',
        'categories',
        'featuresQuery',
        'userType',
        'regionScope',
      ]) {
        const reply = await list(`?${name}=${value}&limit=5`)
        expect([200, 400], `${name}=${text}`).toContain(reply.status)
      }
      const reply = await list(`?coordinates=${value}&sort=${value}&limit=20`)
      expect([200, 400]).toContain(reply.status)
      expect([404, 400, 200], text).toContain((await call(url, 'GET', `/warehouse/${value}`)).status)
    }
    expect(ids((await list('?limit=20&sort=name')).results)).toEqual(plain)
    expect((await pool.query('select count(*)::int as n from warehouses')).rows[0].n).toBeGreaterThan(100)
  })
})

describe('a visitor opens a warehouse', () => {
  it('R-009: by id, url and slug alike', async () => {
    const byId = await ok<Warehouse>(url, 'GET', `/warehouse/${listingIds.main}`)
    expect(byId.slug).toBe(`${byId.warehouseUrl}-in-columbus-oh`)
    for (const key of [byId.warehouseUrl, byId.slug])
      expect((await ok<Warehouse>(url, 'GET', `/warehouse/${key}`)).id).toBe(listingIds.main)
    expect(Object.keys(byId.categories)).toHaveLength(27)
    expect(Object.keys(byId.features)).toHaveLength(30)
    expect(byId.availability).toHaveLength(12)
    expect(byId.termsOffered.pallet.length).toBeGreaterThan(0)
  })

  it('and gets no byte of a price, discount, rate or deposit', async () => {
    for (const path of [
      `/warehouse/${listingIds.canary}`,
      `/warehouse/${listingIds.canary}/map`,
      '/warehouse/?limit=100',
      '/warehouse/?limit=100&sort=price',
      '/warehouse/map',
      '/search/warehouses?query=calloway&limit=100',
    ]) {
      const text = await (await fetch(`${url}/api${path}`)).text()
      expect(text, path).not.toContain(CANARY)
      expect(text, path).not.toMatch(PRICE_KEYS)
    }
  })

  it('counts what it lists', async () => {
    for (const query of ['', '?region=south', '?hotrack=true', '?country=US&state=TX']) {
      const { count } = await ok<{ count: number }>(url, 'GET', `/warehouse/count-warehouse${query}`)
      expect(count).toBe((await list(query)).total)
    }
  })
})
