import { screen, waitFor, within } from '@testing-library/react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sampleAd } from '@stackyard/shared/ui/sample-card.test-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAdCall, withAdsOf } from '../../../../lib/ads.test-data'
import { renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { unitedStatesPlace } from '../place'
import { regionSections } from '../place-sections'
import { PlaceSections } from './place-sections'

const card = (id: number, more: Partial<ListingCard> = {}) =>
  ({
    id,
    name: `House ${id}`,
    slug: `house-${id}`,
    warehouseUrl: `house-${id}`,
    address: { city: 'Dallas', state: 'TX' },
    state: 'TX',
    country: 'US',
    regionScope: 'us',
    features: [],
    categories: [],
    photo: null,
    isVerified: true,
    isFeatured: false,
    isAd: false,
    hotrack: false,
    discountPercent: 0,
    diamond: 0,
    reviewCount: 0,
    averageRating: 0,
    freePallets: 10,
    freeSqft: 133,
    freeFrom: null,
    seller: { id: 3, diamond: 0 },
    campaignId: null,
    ...more,
  }) as unknown as ListingCard

/** Everything is near. */
class Near {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: Near['notify']) {
    this.notify = notify
  }
  observe = () => this.notify([{ isIntersecting: true }])
  disconnect = () => undefined
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Near))
afterEach(() => vi.unstubAllGlobals())

const featured = [card(1, { isFeatured: true, isVerified: false }), card(2, { isFeatured: true })]
const others = [card(3), card(4, { isVerified: false }), card(5), card(6, { isVerified: false })]
const lists = (query: URLSearchParams) => (query.get('featured') === 'true' ? featured : [...featured, ...others])
const listCalls = (calls: readonly SentCall[]) =>
  calls.filter((call) => call.path !== '/warehouse/facets' && !isAdCall(call))
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

describe('the United States by regions', () => {
  it('R-034: a section for each region: two lists of 50 with scope us, one of them featured, and the way to more', async () => {
    const calls = standInApi(({ query }) => lists(query))
    await renderInApp(<PlaceSections by={unitedStatesPlace.parts!} onShowList={() => undefined} />)
    const midwest = await screen.findByRole('region', { name: 'In Midwest' })
    const more = within(midwest).getByRole('link', { name: /View more/ })
    expect(more.getAttribute('href')).toBe('/dashboard/warehouses/region/midwest')
    await waitFor(() => expect(listCalls(calls)).toHaveLength(2 * regionSections.length))
    const asked = listCalls(calls)
      .filter(({ query }) => [...query.values()].includes('midwest'))
      .map(({ query }) => query)
    expect(asked.map((query) => query.get('featured')).toSorted()).toEqual(['true', null].toSorted())
    for (const query of asked) expect([query.get('limit'), query.get('regionScope')]).toEqual(['50', 'us'])
  })

  it('R-082 R-083: featured ones verified first; the others in two rows, unverified first', async () => {
    standInApi(({ query }) => lists(query))
    await renderInApp(<PlaceSections by={{ kind: 'regions' }} onShowList={() => undefined} />)
    const midwest = await screen.findByRole('region', { name: 'In Midwest' })
    expect(namesIn(within(midwest).getByRole('list', { name: 'Featured' }))).toEqual(['House 2', 'House 1'])
    const rows = within(midwest).getAllByRole('list', { name: 'More warehouses' })
    expect(rows.map(namesIn)).toEqual([
      ['House 4', 'House 6'],
      ['House 3', 'House 5'],
    ])
  })
})

describe('sponsored cards of a section', () => {
  const midwest = () => screen.findByRole('region', { name: 'In Midwest' })

  it('R-081: come first among the featured ones, two of ten, and leave the order of the others alone', async () => {
    const calls = standInApi(
      withAdsOf(
        () => [sampleAd(90), sampleAd(4)],
        ({ query }) => lists(query),
      ),
    )
    await renderInApp(<PlaceSections by={{ kind: 'regions' }} onShowList={() => undefined} />)
    const section = within(await midwest())
    expect(namesIn(section.getByRole('list', { name: 'Featured' }))).toEqual([
      'House 90',
      'House 4',
      'House 2',
      'House 1',
    ])
    expect(section.getAllByRole('list', { name: 'More warehouses' }).map(namesIn)).toEqual([
      ['House 6'],
      ['House 3', 'House 5'],
    ])
    const asked = calls.filter(isAdCall).find(({ query }) => [...query.values()].includes('midwest'))
    expect([asked?.query.get('campaignType'), asked?.query.get('limit')]).toEqual(['featured', '10'])
  })

  it('make no section where there is no warehouse', async () => {
    standInApi(
      withAdsOf(
        () => [sampleAd(90)],
        () => [],
      ),
    )
    await renderInApp(<PlaceSections by={{ kind: 'regions' }} onShowList={() => undefined} />)
    await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull())
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a country by states', () => {
  it('R-041 R-042: its states by name, 30 a list, each with the way to the search of that state', async () => {
    const calls = standInApi(({ path, query }) =>
      path === '/warehouse/facets'
        ? {
            state: [
              { key: 'TX', count: 9 },
              { key: 'OH', count: 2 },
              { key: 'NV', count: 0 },
            ],
          }
        : lists(query),
    )
    await renderInApp(<PlaceSections by={{ kind: 'states', country: 'US' }} onShowList={() => undefined} />)
    const texas = await screen.findByRole('region', { name: 'In Texas' })
    const link = new URL(
      within(texas)
        .getByRole('link', { name: /View more/ })
        .getAttribute('href') ?? '',
      'https://here.test',
    )
    expect(link.pathname).toBe('/dashboard/search')
    expect(Object.fromEntries(link.searchParams)).toEqual({ country: 'US', state: 'TX' })
    await screen.findByRole('region', { name: 'In Ohio' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['In Ohio', 'In Texas'])
    expect(listCalls(calls)).toHaveLength(4)
    for (const { query } of listCalls(calls)) expect(query.get('limit')).toBe('30')
  })

  it('R-044: shows the empty state without warehouses', async () => {
    standInApi(() => ({ state: [] }))
    await renderInApp(<PlaceSections by={{ kind: 'states', country: 'DE' }} onShowList={() => undefined} />)
    expect(await screen.findByText('Nothing Here')).toBeDefined()
  })

  it('R-043: states abroad are headed by their names, and asked for by their codes', async () => {
    const calls = standInApi(({ path, query }) =>
      path === '/warehouse/facets'
        ? {
            state: [
              { key: 'BY', count: 4 },
              { key: 'Somewhere', count: 4 },
            ],
          }
        : lists(query),
    )
    await renderInApp(<PlaceSections by={{ kind: 'states', country: 'DE' }} onShowList={() => undefined} />)
    await screen.findByRole('region', { name: 'In Somewhere' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['In Bavaria', 'In Somewhere'])
    expect(calls.some(({ query }) => query.get('state') === 'BY')).toBe(true)
  })
})
