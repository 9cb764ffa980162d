import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { listingIds } from '@stackyard/seed/plans/well-known'
import { stateName } from '@stackyard/shared/reference/state-names'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const search = (query: string) =>
  call<ListingCard[]>(url, 'GET', `/search/warehouses?limit=50&query=${encodeURIComponent(query)}`)

describe('a visitor searches warehouses', () => {
  it('by a name, a part of it and its words in any order', async () => {
    for (const query of ['Calloway Columbus Fulfillment Center', 'calloway colum', 'columbus calloway']) {
      const { results } = await search(query)
      expect(
        results.map((card) => card.id),
        query,
      ).toContain(listingIds.main)
    }
  })

  it('near a city, nearest first', async () => {
    for (const query of ['near Columbus, OH', 'warehouses in Columbus', 'Columbus']) {
      const { results } = await search(query)
      expect(
        results.slice(0, 5).map((card) => card.address.city),
        query,
      ).toContain('Columbus')
      expect(
        results.every((card) => Math.abs((card.latitude ?? 0) - 39.96) < 2),
        query,
      ).toBe(true)
    }
  })

  it('near a ZIP code', async () => {
    const { results, total } = await search('43215')
    expect(total).toBeGreaterThan(0)
    expect(results.every((card) => Math.abs((card.latitude ?? 0) - 39.96) < 2)).toBe(true)
  })

  it('for a feature near a city', async () => {
    const { results } = await search('cold storage near Columbus, OH')
    expect(results.every((card) => Math.abs((card.latitude ?? 0) - 39.96) < 2)).toBe(true)
    expect(results.every((card) => card.features.includes('coldStorage') || /cold/i.test(card.name))).toBe(true)
  })

  it('in a state or country by name', async () => {
    const texas = await search('Texas')
    expect(texas.total).toBeGreaterThan(0)
    expect(texas.results.every((card) => card.state === 'TX')).toBe(true)
  })

  it('by a capability and a state in one breath', async () => {
    const { results, total } = await search('cold storage texas')
    expect(total).toBeGreaterThan(0)
    expect(results.every((card) => card.state === 'TX')).toBe(true)
    expect(total).toBeLessThan((await search('Texas')).total ?? 0)
  })

  it('in a state abroad by its name, said alone or after other words', async () => {
    const { rows } = await pool.query<{ country: string; state: string }>(
      `select distinct country, state from market.listing_search where listed and country = 'DE' and state <> ''`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const { country = '', state = '' } = rows[0] ?? {}
    const name = stateName(country, state).toLowerCase()
    const inState = await call(url, 'GET', `/warehouse/?limit=10&country=${country}&state=${state}`)
    for (const words of [name, `warehouses in ${name}`]) {
      const { results, total } = await search(words)
      expect(total, words).toBe(inState.total)
      expect(results.length, words).toBeGreaterThan(0)
      expect(results.every((card) => card.country === country && card.state === state)).toBe(true)
    }
  })

  it('and is forgiven slips: of known words, of cities, of names', async () => {
    expect((await search('warehuose')).total).toBe((await call(url, 'GET', '/warehouse/?limit=10')).total)
    expect((await search('cold storge texs')).total).toBe((await search('cold storage texas')).total)
    const city = await search('Columbas')
    expect(city.total).toBe((await search('Columbus')).total)
    const both = await search('cold storge Columbas')
    const meant = await search('cold storage near Columbus')
    expect(meant.total).toBeGreaterThan(0)
    expect(both.total).toBe(meant.total)
    expect(both.results.map(({ id }) => id)).toEqual(meant.results.map(({ id }) => id))
    const names = await search('Caloway fulfilment')
    expect(names.results.map((card) => card.id)).toContain(listingIds.main)
  })

  it('and list, map, count and facets read a text alike', async () => {
    for (const query of ['cold storge texs', 'cold storge Columbas', 'Caloway', '43215']) {
      const total = (await search(query)).total
      for (const path of ['/warehouse/map', '/warehouse/facets'])
        expect((await call(url, 'GET', `${path}?query=${encodeURIComponent(query)}`)).total, path).toBe(total)
      const { results } = await call<{ count: number }>(
        url,
        'GET',
        `/warehouse/count-warehouse?query=${encodeURIComponent(query)}`,
      )
      expect(results.count).toBe(total)
    }
  })

  it('and an unknown word finds nothing', async () => {
    expect(await search('qqzzxwv')).toMatchObject({ status: 200, total: 0, results: [] })
  })
})
