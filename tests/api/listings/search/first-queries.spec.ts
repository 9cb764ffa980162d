import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const search = (query: string) =>
  call<ListingCard[]>(url, 'GET', `/search/warehouses?limit=50&query=${encodeURIComponent(query)}`)

/** What a buyer types first, and a plainer text that means the same. */
const queries: [typed: string, means: string][] = [
  ['near columbus', 'Columbus, OH'],
  ['near Columbus', 'Columbus, OH'],
  ['near columbus oh', 'Columbus, OH'],
  ['columbus ohio', 'Columbus, OH'],
  ['warehouses near columbus oh', 'Columbus, OH'],
  ['warehuose columbus', 'Columbus, OH'],
  ['warehuoses columbus oh', 'Columbus, OH'],
  ['cheap warehouse columbus', 'Columbus, OH'],
  ['best Columbus', 'Columbus, OH'],
  ['near dallas tx', 'Dallas, TX'],
  ['warehouse dallas tx', 'Dallas, TX'],
  ['warehouses dallas tx', 'Dallas, TX'],
  ['new york ny', 'New York, NY'],
  ['san fransisco', 'San Francisco, CA'],
  ['near san fransisco', 'San Francisco, CA'],
  ['cold storage columbus', 'cold storage near Columbus, OH'],
  ['cold storage columbus ohio', 'cold storage near Columbus, OH'],
  ['cold storage 43215', 'cold storage near 43215'],
  ['cheap cold storage columbus', 'cold storage near Columbus, OH'],
  ['cold storage near dalas', 'cold storage near Dallas, TX'],
  ['cold storage tx', 'cold storage texas'],
  ['cheap texas', 'Texas'],
]

/** A text that ends with a place, the words before it kept or not, and where it is. */
const places: [typed: string, latitude: number, longitude: number][] = [
  ['near columbus oh', 39.96, -83],
  ['warehuose columbus', 39.96, -83],
  ['pallet columbus', 39.96, -83],
  ['pallet storage columbus', 39.96, -83],
  ['cold storage 43215', 39.96, -83],
  ['near dallas tx', 32.78, -96.8],
  ['fulfillment 90210', 34.09, -118.41],
  ['cold storage near san fransisco', 37.77, -122.42],
]

describe('what a buyer types first', () => {
  it.each(queries)('“%s” means “%s”', async (typed, means) => {
    const [said, plain] = [await search(typed), await search(means)]
    expect(plain.total).toBeGreaterThan(0)
    expect(said.total).toBe(plain.total)
    expect(said.results.map(({ id }) => id)).toEqual(plain.results.map(({ id }) => id))
  })

  it('“e commerce” is a trade, not Commerce in Texas', async () => {
    const [apart, whole] = [await search('e commerce'), await search('e-commerce')]
    expect(whole.total).toBeGreaterThan(0)
    expect(apart.total).toBe(whole.total)
  })

  it.each(places)('“%s” is searched around %d, %d', async (typed, latitude, longitude) => {
    const { results, total } = await search(typed)
    expect(total).toBeGreaterThan(0)
    for (const card of results) {
      expect(Math.abs((card.latitude ?? 0) - latitude), card.name).toBeLessThan(2)
      expect(Math.abs((card.longitude ?? 0) - longitude), card.name).toBeLessThan(2.5)
    }
  })

  it('a place with a misspelled “warehouse” before it is the place, not what is named so there', async () => {
    const { total } = await search('warehuose columbus')
    expect(total).toBe((await search('warehouse columbus')).total)
    const named = await search('warehuose logistics columbus')
    expect(named.total).toBeGreaterThan(0)
    expect(named.total).toBeLessThan(total ?? 0)
  })

  it('keeps the words before a place that are found there', async () => {
    const { results, total } = await search('cold storage columbus')
    expect(results.every((card) => card.features.includes('coldStorage') || /cold/i.test(card.name))).toBe(true)
    expect(total).toBeLessThan((await search('Columbus')).total ?? 0)
  })
})
