import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { optionsFilters } from '@stackyard/shared/reference/field-filters'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()
const suggest = (query: string) =>
  call<Suggestion[]>(url, 'GET', `/search/suggestions?query=${encodeURIComponent(query)}`)
const labels = async (query: string) => (await suggest(query)).results.map(({ kind, label }) => `${kind} ${label}`)

describe('suggestions while typing', () => {
  it('name warehouses, cities, ZIP codes, areas, categories and features', async () => {
    expect(await labels('calloway colum')).toContain('warehouse Calloway Columbus Fulfillment Center')
    expect(await labels('columb')).toContain('city Columbus, OH')
    expect(await labels('43215')).toContain('zip 43215')
    expect(await labels('tex')).toContain('area Texas')
    expect(await labels('cold')).toContain('feature Cold Storage')
  })

  it.each(optionsFilters)(
    'know the options of $key by their labels and other names, with their filter',
    async (field) => {
      for (const { key, label, alias } of field.options)
        for (const typed of [label, ...(alias ? [alias.split(' ')[0] ?? alias] : [])]) {
          const found = (await suggest(typed)).results.filter(({ filter }) => filter === field.key)
          expect(found.length === 3 || found.some((one) => one.key === key), `${typed} of ${field.key}`).toBe(true)
        }
    },
  )

  it('lead from an option to the listings that have it', async () => {
    const [frozen] = (await suggest('freez')).results
    expect(frozen).toMatchObject({ kind: 'field', label: 'Frozen', detail: 'Temperature class', filter: 'temperature' })
    const path = (query: string) => call<ListingCard[]>(url, 'GET', `/search/warehouses?${query}`)
    const [found, all] = [await path(`${frozen?.filter}=${frozen?.key}`), await path('')]
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(all.total ?? 0)
  })

  it('lead to what they say: a search that finds, or the listing’s page', async () => {
    for (const typed of ['columb', 'tex', '4321', 'calloway']) {
      const { results } = await suggest(typed)
      expect(results.length, typed).toBeGreaterThan(0)
      expect(results.length).toBeLessThanOrEqual(10)
      const [first] = results
      const found = await call<ListingCard[]>(
        url,
        'GET',
        `/search/warehouses?query=${encodeURIComponent(first?.query ?? '')}`,
      )
      expect(found.status).toBe(200)
    }
    const named = (await suggest('calloway columbus')).results.find(({ kind }) => kind === 'warehouse')
    expect((await call(url, 'GET', `/warehouse/${named?.slug}`)).status).toBe(200)
  })

  it('forgive slips in the words before a place that is still typed, and lead to a search that finds', async () => {
    const said = async (typed: string) => (await suggest(typed)).results
    const cities = (await said('warehuose colum')).filter(({ kind }) => kind === 'city')
    expect(cities.map(({ label, query }) => [label, query])).toContainEqual([
      'warehouse Columbus, OH',
      'warehouse Columbus, OH',
    ])
    const [found, place] = await Promise.all(
      ['warehouse Columbus, OH', 'Columbus, OH'].map((query) =>
        call<ListingCard[]>(url, 'GET', `/search/warehouses?query=${encodeURIComponent(query)}`),
      ),
    )
    expect(found?.total).toBeGreaterThan(0)
    expect(found?.total).toBe(place?.total)
    expect(await labels('cold storage new yo')).toContain('city cold storage New York, NY')
    expect(await labels('cold storge texs')).toContain('area cold storage Texas')
    expect(await labels('fulfilment 4321')).toContain('zip fulfillment 43210')
    expect(await labels('in oh')).toContain('area in Ohio')
    expect(await labels('cold storge')).toContain('feature Cold Storage')
    expect(await labels('fulfillment calloway')).toContain('warehouse Calloway Columbus Fulfillment Center')
  })

  it('forgive a slip, and answer nothing for a letter, nonsense or an attack', async () => {
    expect(await labels('storge')).not.toEqual([])
    for (const text of ['', 'a', 'qqzzxwv', 'qqzzxwv zzqqvwx', "'; drop table warehouses; --", '%_', '\\']) {
      const reply = await suggest(text)
      expect(reply).toMatchObject({ status: 200, results: [] })
    }
  })
})
