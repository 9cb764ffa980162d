import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { url, pool } = sharedStack()

type Filters = Record<string, string>
const text = (filters: Filters) => new URLSearchParams(filters).toString()
const countOf = async (filters: Filters = {}) =>
  (await call<{ count: number }>(url, 'GET', `/warehouse/count-warehouse?${text(filters)}`)).results.count

describe('counts', () => {
  const becomes = (count: number) =>
    eventually(`a count of ${count}`, 10_000, async () => ((await countOf()) === count ? true : undefined))

  it('follow a change within seconds', async () => {
    const { rows } = await pool.query<{ id: number }>(
      'select id from market.listing_facet where listed order by id desc limit 1',
    )
    const show = (listed: boolean) =>
      pool.query('update market.listing_facet set listed = $2 where id = $1', [rows[0]?.id, listed])
    const before = await countOf()
    await show(false)
    try {
      await becomes(before - 1)
    } finally {
      await show(true)
    }
    await becomes(before)
  })

  it('are the same for many who ask at once', async () => {
    const before = await countOf()
    expect(await Promise.all(Array.from({ length: 40 }, () => countOf()))).toEqual(Array(40).fill(before))
  })
})

describe('pages add up to the count of the same filters', () => {
  it.each<Filters>([
    { regionScope: 'us', verified: 'true' },
    { region: 'alaska-hawaii' },
    { region: 'west,Southeast' },
    { country: 'united states', state: 'ohio' },
    { country: 'DEU' },
    { state: 'Bavaria', country: 'DE' },
    { features: 'coldStorage' },
    { features: 'coldStorage,nothing-known' },
    { featuresQuery: 'coldStorage,nothing-known' },
    { categories: 'foodBeverage', diamonds: '2,3' },
    { hasDiamond: 'false', minRating: '3.5' },
    { latitude: '39.96', longitude: '-82.99', radiusInMiles: '500' },
    { latitude: '89.5', longitude: '10', radiusInMiles: '4000' },
    { coordinates: '20,170,60,-70' },
    { southCoordinate: '50', northCoordinate: '24', westCoordinate: '-125', eastCoordinate: '-66' },
    { minPallets: '500', numberOfBuildings: '2' },
    { userType: 'Manager' },
    { sellerId: '4' },
    { visible: 'false' },
  ])('%o', async (filters) => {
    const total = await countOf(filters)
    const ids = new Set<number>()
    for (let skip = 0; skip <= total; skip += 100) {
      const page = await call<ListingCard[]>(
        url,
        'GET',
        `/warehouse/?sort=name&limit=100&skip=${skip}&${text(filters)}`,
      )
      expect(page.total).toBe(total)
      for (const { id } of page.results) ids.add(id)
    }
    expect(ids.size).toBe(total)
  })
})
