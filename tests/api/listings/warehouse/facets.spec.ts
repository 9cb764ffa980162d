import type { Facet, Facets } from '@stackyard/shared/schema/facets'
import { Facets as FacetsShape } from '@stackyard/shared/schema/facets'
import type { MapItem } from '@stackyard/shared/schema/map'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

type Filters = Record<string, string>
const text = (filters: Filters) => new URLSearchParams(filters).toString()
const facetsOf = (filters: Filters, token?: string) =>
  call<Facets>(url, 'GET', `/warehouse/facets?${text(filters)}`, token ? { token } : {})
const countOf = async (filters: Filters, token?: string) =>
  (await call<{ count: number }>(url, 'GET', `/warehouse/count-warehouse?${text(filters)}`, token ? { token } : {}))
    .results.count
const without = (filters: Filters, names: string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
const sum = (choices: Facet[]) => choices.reduce((total, { count }) => total + count, 0)

/** Sets of filters of every kind, alone and together. */
const sets: Filters[] = [
  {},
  { verified: 'true' },
  { regionScope: 'us', hotrack: 'true' },
  { country: 'US', state: 'OH' },
  { state: 'California', diamonds: '1,2,3,4,5' },
  { region: 'midwest', numberOfBuildings: '2' },
  { dockDoors: '4', clearHeight: '24' },
  { categories: 'foodBeverage', features: 'hazmat' },
  { categoriesQuery: 'chemicals,footwear', verified: 'false' },
  { query: 'cold storage', featured: 'false' },
  { latitude: '39.96', longitude: '-82.99', radiusInMiles: '300' },
  { minPallets: '400', freeFrom: '2030-01-01', hasDiamond: 'true' },
  { minSqft: '3000', minRating: '3' },
]

/** The choices of a facet that exclude each other, with the parameters that are lifted while they are counted. */
const partitions: [keyof Facets, string[]][] = [
  ['regionScope', ['regionScope', 'region', 'country', 'state']],
  ['country', ['country', 'state']],
  ['verified', ['verified']],
  ['featured', ['featured']],
  ['hotrack', ['hotrack']],
  ['diamonds', ['diamonds', 'hasDiamond']],
]

const addTo = (filters: Filters, field: string, key: string): Filters => ({
  ...filters,
  [field]: [filters[field], key].filter(Boolean).join(','),
})

/** What choosing does: the parameters it takes away and the one it sets. */
const chosen: Record<keyof Facets, (filters: Filters, key: string) => Filters> = {
  regionScope: (filters, key) => ({ ...without(filters, ['region', 'country', 'state']), regionScope: key }),
  region: (filters, key) => ({ ...without(filters, ['state']), region: key }),
  country: (filters, key) => ({ ...without(filters, ['state']), country: key }),
  state: (filters, key) => ({ country: 'US', ...filters, state: key }),
  verified: (filters, key) => ({ ...filters, verified: key }),
  featured: (filters, key) => ({ ...filters, featured: key }),
  hotrack: (filters, key) => ({ ...filters, hotrack: key }),
  diamonds: (filters, key) => ({ ...without(filters, ['hasDiamond']), diamonds: key }),
  numberOfBuildings: (filters, key) => ({ ...filters, numberOfBuildings: key }),
  dockDoors: (filters, key) => ({ ...filters, dockDoors: key }),
  clearHeight: (filters, key) => ({ ...filters, clearHeight: key }),
  categories: (filters, key) => ({
    ...without(filters, ['categoriesQuery']),
    categories: [filters.categories, key].filter(Boolean).join(','),
  }),
  features: (filters, key) => ({
    ...without(filters, ['featuresQuery']),
    features: [filters.features, key].filter(Boolean).join(','),
  }),
  certifications: (filters, key) => addTo(filters, 'certifications', key),
  integrations: (filters, key) => addTo(filters, 'integrations', key),
  temperature: (filters, key) => addTo(filters, 'temperature', key),
}

describe('facets', () => {
  it.each(sets)('of %o are asked of filters that leave some listings', async (filters) => {
    expect(await countOf(filters)).toBeGreaterThan(0)
  })

  it.each(sets)('of %o add up to the whole where choices exclude each other', async (filters) => {
    const { results, total, success } = await facetsOf(filters)
    expect(success).toBe(true)
    expect(FacetsShape.parse(results)).toEqual(results)
    expect(total).toBe(await countOf(filters))
    for (const [name, lifted] of partitions)
      expect(sum(results[name]), name).toBe(await countOf(without(filters, lifted)))
  })

  it.each(sets.entries().toArray())('of set %i (%o) say what choosing one gives', async (index, filters) => {
    const { results } = await facetsOf(filters)
    for (const name of Object.keys(chosen) as (keyof Facets)[]) {
      const choice = results[name].at(index % 2 === 0 ? 0 : -1)
      if (choice) expect(await countOf(chosen[name](filters, choice.key)), `${name} ${choice.key}`).toBe(choice.count)
    }
  })

  it.each(sets)('list, map and count of %o are one set', async (filters) => {
    const total = await countOf(filters)
    const list = await call(url, 'GET', `/warehouse/?limit=10&skip=10&${text(filters)}`)
    expect(list.total).toBe(total)
    const map = await call<MapItem[]>(url, 'GET', `/warehouse/map?${text(filters)}`)
    const placed = map.results.length
    expect(placed).toBeLessThanOrEqual(total)
    expect(map.total).toBe(placed)
  })
})

describe('the price range', () => {
  it('filters for signed-in readers by mode and term', async () => {
    const token = await tokenOf(url, 'customer')
    const range = { minPrice: '8', maxPrice: '16', priceTerm: '3' }
    const { results, total } = await call<{ prices: { price3: number | null } }[]>(
      url,
      'GET',
      `/warehouse/?limit=100&sort=name&${text(range)}`,
      { token },
    )
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(await countOf({}))
    for (const { prices } of results) {
      expect(prices.price3).toBeGreaterThanOrEqual(8)
      expect(prices.price3).toBeLessThanOrEqual(16)
    }
    expect((await facetsOf(range, token)).total).toBe(total)
  })

  it('has no effect for visitors, whom it would tell the price', async () => {
    const everything = await countOf({})
    const ranges: Filters[] = [{ minPrice: '7341.77' }, { maxPrice: '0.01' }, { minPrice: '8', priceMode: 'sqFeet' }]
    for (const range of ranges) {
      expect(await countOf(range)).toBe(everything)
      expect((await facetsOf(range)).total).toBe(everything)
    }
  })
})
