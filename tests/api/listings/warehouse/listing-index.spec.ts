import { listNearMisses } from '@stackyard/cms/modules/listings/discovery/operations/list-near-misses'
import { figureColumns, optionFlags } from '@stackyard/cms/modules/listings/discovery/facet-columns'
import { writeAllBitmaps } from '@stackyard/cms/modules/listings/discovery/operations/refresh-bitmaps'
import { postgresIndex } from '@stackyard/cms/modules/listings/discovery/listing-index/postgres'
import type { Meaning } from '@stackyard/cms/modules/listings/discovery/queries/place-of-text'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { ListingQuery, listingSorts } from '@stackyard/shared/schema/listing-query'
import type { Facets } from '@stackyard/shared/schema/facets'
import type { MapItem } from '@stackyard/shared/schema/map'
import { drizzle } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { facetsOf, listOf, matching, nearMisses, type Question, type Reader } from '../../../setup/naive-index'
import {
  putListings,
  type RandomFilters,
  randomFilters,
  type RandomListing,
  randomListings,
} from '../../../setup/random-listings'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()

const questions = fc.record({
  filters: randomFilters,
  reader: fc.constantFrom<Reader>('visitor', 'customer', 'admin'),
  sort: fc.constantFrom(...listingSorts),
  limit: fc.constantFrom(3, 12),
  zoom: fc.integer({ min: 0, max: 20 }),
  words: fc.option(fc.subarray(['Dunedin', 'Depot'], { minLength: 1 }), { nil: undefined, freq: 3 }),
})
type Asked = typeof questions extends fc.Arbitrary<infer T> ? T : never

/** The filters as an address has them. */
function queryOf({ near, bounds, ...filters }: RandomFilters, rest: Record<string, unknown>): ListingQuery {
  const [latitude, longitude, radiusInMiles] = near ?? []
  const [southCoordinate, westCoordinate, northCoordinate, eastCoordinate] = bounds ?? []
  const given = { ...filters, latitude, longitude, radiusInMiles, southCoordinate, westCoordinate, northCoordinate }
  const entries = Object.entries({ ...given, eastCoordinate, ...rest }).filter(([, value]) => value !== undefined)
  return ListingQuery.parse(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])))
}

const viewers: Record<Reader, { id: number; userType: string } | null> = {
  visitor: null,
  customer: { id: 1, userType: 'customer' },
  admin: { id: 2, userType: 'admin' },
}

const byKey = (facets: Facets) =>
  Object.fromEntries(
    Object.entries(facets).map(([name, choices]) => [
      name,
      Object.fromEntries(choices.map(({ key, count }) => [key, count])),
    ]),
  )

const countOf = (item: MapItem): number => (item.kind === 'cluster' ? item.count : 1)

describe('the index of listings answers as one would by hand', () => {
  let client: PoolClient
  beforeEach(async () => {
    client = await pool.connect()
    await client.query('begin')
  })
  afterEach(async () => {
    await client.query('rollback')
    client.release()
  })

  /** The same listings with one of another standing, changed since its bitmaps were written. */
  async function withOneChanged(listings: readonly RandomListing[]): Promise<RandomListing[]> {
    const [first, ...others] = listings
    if (!first) return []
    const changed = { ...first, isVerified: !first.isVerified }
    await client.query('update market.listing_facet set is_verified = $2 where id = $1', [first.id, changed.isVerified])
    return [changed, ...others]
  }

  async function hold(listings: Parameters<typeof matching>[0], asked: Asked): Promise<void> {
    const index = postgresIndex(drizzle(client) as never)
    const { filters, reader, words, limit, sort, zoom } = asked
    const meaning: Meaning = words ? { words: words.join(' ') } : {}
    const viewer = viewers[reader]
    const question: Question = { filters, reader, ...(words ? { words } : {}) }
    const wanted = matching(listings, question)
    const ids = listOf(listings, question, sort, limit)
    for (let skip = 0; skip === 0 || skip < ids.length; skip += limit) {
      const query = queryOf(filters, { limit, skip, sort })
      const { results, size } = await index.page({ query, meaning, viewer }, { isPlain: false })
      const shown = (JSON.parse(results) as ListingCard[]).map(({ id }) => id)
      expect(shown).toEqual(ids.slice(skip, skip + limit))
      expect(size).toBe(shown.length)
    }
    const query = queryOf(filters, {})
    expect(await index.count({ query, meaning, viewer })).toBe(wanted.length)
    const { facets, total } = await index.facets({ query, meaning, viewer })
    expect(total).toBe(wanted.length)
    expect(byKey(facets)).toEqual(facetsOf(listings, question))
    // Words are read from the query there, and these have no place in it.
    if (!words) {
      const { results } = await listNearMisses(drizzle(client) as never, query, viewer)
      const near = (JSON.parse(results) as ListingCard[]).map(({ id, missed }) => ({ id, missed }))
      expect(near).toEqual(nearMisses(listings, question))
    }
    const map = await index.clusters({ query, meaning, viewer }, zoom)
    const items = JSON.parse(map.results) as MapItem[]
    expect(map.total).toBe(wanted.filter(({ point }) => point !== null).length)
    expect(items.reduce((sum, item) => sum + countOf(item), 0)).toBe(map.total)
  }

  it('pages, count, facets and map of random listings and filters', async () => {
    const cases = fc.tuple(randomListings, fc.array(questions, { minLength: 4, maxLength: 4 }))
    const property = fc.asyncProperty(cases, async ([listings, asked]) => {
      await putListings(client, listings)
      for (const one of asked.slice(0, 1)) await hold(listings, one)
      await writeAllBitmaps(drizzle(client) as never)
      for (const one of asked.slice(1, 3)) await hold(listings, one)
      const now = await withOneChanged(listings)
      for (const one of asked.slice(2, 4)) await hold(now, one)
    })
    await fc.assert(property, { numRuns: 60 })
  }, 240_000)

  it('has a column for each key of the definitions', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'market' and table_name = 'listing_facet'`,
    )
    const there = new Set(rows.map(({ name }) => name))
    const missing = [...optionFlags, ...figureColumns].filter(({ column }) => !there.has(column))
    expect(missing, 'run drizzle-kit generate in cms/: the definitions have new keys').toEqual([])
  })
})
