import { cleanup, render, screen, within } from '@testing-library/react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { describe, expect, it } from 'vitest'
import { listPageAt } from '../lib/list-pages'
import { memoryData } from '../lib/memory-data.test-data'
import { ListPageBody } from './list-page'

/** Numbers of this file's own, since a card is drawn once however many pages show it. */
const FIRST = 730_000
const house = (number: number, more: Partial<ListingCard> = {}): ListingCard => ({
  ...sampleCard(FIRST + number, { state: 'TX', region: 'south' }),
  name: `House ${number}`,
  slug: `house-${number}-in-dallas-tx`,
  ...more,
})
const abroad = { country: 'DE', state: 'BY', region: 'EUR', regionScope: 'global' } as const
const all = [
  ...Array.from({ length: 8 }, (_, at) => house(at + 1, { isFeatured: true, isFirstSpotlight: at === 4 })),
  house(20, { isVerified: false }),
  house(21, abroad),
  house(22, { state: 'OH', region: 'midwest', hotrack: true }),
]

async function show(path: string, listings: readonly ListingCard[] = all) {
  const page = await listPageAt(path, 'en', memoryData(listings))
  if (!page) throw new Error(`There is no ${path}`)
  const { container } = render(<ListPageBody page={page} />)
  const island = container.querySelector('[data-island="explore"] script')?.textContent ?? ''
  return { page, island: JSON.parse(island) as { preset: object; endText: string } }
}
const crumbs = () =>
  within(screen.getByRole('navigation', { name: /breadcrumb|here/i }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[^\w ]/g, '').trim())
    .filter(Boolean)
const sectionOf = (name: string) => screen.getByRole('region', { name })
const linkOf = (section: HTMLElement, name: RegExp) =>
  within(section).getAllByRole('link', { name })[0]?.getAttribute('href')

describe('the search', () => {
  it('stands with what is best first, other kinds to search and no section; words in its address hide these cards', async () => {
    const { page, island } = await show('/search/warehouses')
    expect(island).toMatchObject({ preset: {}, kinds: true, first: { length: page.listings.length } })
    const home = await listPageAt('/warehouses', 'en', memoryData(all))
    expect(page.listings.map(({ id }) => id)).toEqual(home?.listings.map(({ id }) => id))
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(page.listings.length)
    for (const card of cards) expect(card.closest('li')?.className).toBe('only-unasked')
    expect(crumbs()).toEqual(['Home', 'Search'])
    expect(page.sections).toEqual([])
  })
})

describe('the listing home', () => {
  it('R-021 R-079 R-084: six featured ones, the first spotlight among them, and a view more card', async () => {
    await show('/warehouses')
    const featured = within(sectionOf('Featured')).getAllByRole('listitem')
    expect(featured).toHaveLength(7)
    expect(featured[0]?.textContent).toContain('House 5')
    const more = within(featured[6] as HTMLElement)
    expect(more.getByText('See More')).toBeDefined()
    expect(more.getByText('All featured warehouses, on a list and on the map')).toBeDefined()
    expect(more.getByRole('link', { name: 'View More' }).getAttribute('href')).toBe('/warehouses/featured')
  })

  it('R-022: without featured ones says so', async () => {
    await show('/warehouses', [house(1)])
    expect(within(sectionOf('Featured')).getByText('No HotRacks available')).toBeDefined()
  })

  it('R-029 R-030 R-032: a section for each scope with its subtitle and link, and one of featured ones', async () => {
    await show('/warehouses')
    expect(linkOf(sectionOf('Featured'), /View more/)).toBe('/warehouses/featured')
    const unitedStates = sectionOf('In United States')
    expect(linkOf(unitedStates, /View more/)).toMatch(/\/us$/)
    within(unitedStates).getByText('Browse warehousing providers from across the country by region.')
    const global = sectionOf('In Global')
    expect(linkOf(global, /View more/)).toMatch(/\/global$/)
    within(global).getByText('Explore warehouses from around the world.')
  })
})

describe('the sections of a list', () => {
  const placeOf = (name: string) => JSON.parse(sectionOf(name).dataset.ads ?? 'null') as object
  const place = { kind: 'strip', card: 'small', campaignType: 'featured' }

  it('say which campaigns fit them, and hold no ad themselves', async () => {
    await show('/warehouses')
    expect(placeOf('Featured')).toEqual({ ...place, filters: { featured: 'true' }, limit: 6 })
    expect(placeOf('In United States')).toEqual({ ...place, filters: { regionScope: 'us' }, limit: 8 })
    const cards = sectionOf('In Global').querySelectorAll<HTMLElement>('article')
    expect([...cards].map(({ dataset }) => ({ ...dataset }))).toEqual([{ listing: String(FIRST + 21), seller: '3' }])
    expect(document.body.innerHTML).not.toContain('Sponsored')
  })

  it('go by region, or by country and state', async () => {
    await show('/warehouses/us')
    expect(placeOf('In Midwest')).toMatchObject({ filters: { region: 'midwest' } })
    cleanup()
    await show('/warehouses/country/US')
    expect(placeOf('In Texas')).toMatchObject({ filters: { country: 'US', state: 'TX' } })
  })
})

describe('lists by place', () => {
  it('R-035 R-037: a region has its name in heading, trail and end', async () => {
    const { page, island } = await show('/warehouses/region/midwest')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Midwest Warehouses')
    expect(crumbs()).toEqual(['Home', 'Warehouses', 'Midwest'])
    expect(island).toMatchObject({
      preset: { region: 'midwest' },
      endText: 'You have seen all warehouses in Midwest',
    })
    expect(page.listings.map(({ name }) => name)).toEqual(['House 22'])
  })

  it('R-040: the global view is the list of that scope', async () => {
    const { page, island } = await show('/warehouses/global')
    expect(island).toMatchObject({
      preset: { regionScope: 'global' },
      endText: 'You have seen all warehouses in Global',
    })
    expect(page.listings.map(({ name }) => name)).toEqual(['House 21'])
  })

  it('R-045: a state has its name in the heading, and codes in the trail that lead to its country', async () => {
    const { island } = await show('/warehouses/country/US/state/TX')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Texas Warehouses')
    expect(crumbs()).toEqual(['Home', 'Warehouses', 'US', 'TX'])
    expect(screen.getByRole('link', { name: 'US' }).getAttribute('href')).toBe('/warehouses/country/US')
    expect(island.preset).toEqual({ country: 'US', state: 'TX' })
  })

  it('a country has its states by name, each with a section', async () => {
    const { page } = await show('/warehouses/country/US')
    expect(page.sections.map(({ heading }) => heading)).toEqual(['In Ohio', 'In Texas'])
  })

  it('R-049 R-051: featured ones', async () => {
    const { island } = await show('/warehouses/featured')
    expect(crumbs()).toEqual(['Home', 'Warehouses', 'Featured'])
    expect(island).toMatchObject({ preset: { featured: 'true' }, endText: 'You have seen all featured warehouses' })
  })

  it('R-050: HotRacks', async () => {
    const { page, island } = await show('/warehouses/hot-racks')
    expect(island).toMatchObject({ preset: { hotrack: 'true' }, endText: 'You have seen all Hot Rack warehouses' })
    expect(page.listings.map(({ name }) => name)).toEqual(['House 22'])
  })
})
