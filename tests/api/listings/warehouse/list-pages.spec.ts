import {
  addressesOf,
  citiesOf,
  countOf,
  idsOf,
  runsOf,
  statesOf,
} from '@stackyard/cms/modules/content/pages/data/listing-sets'
import { organicOrder } from '@stackyard/cms/modules/listings/discovery/queries/order'
import type { ListingFilter } from '@stackyard/shared/schema/page-data'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'
import { multiplyListings } from './explain'

const dialect = new PgDialect()
const SORTS = /Sort  \(cost/
const READS_ALL = /Seq Scan on (?:listing_search|listing_facet|warehouses)/

async function rowsOf<T extends object>(client: PoolClient, statement: SQL): Promise<T[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (await client.query<T>(text, params)).rows
}

const COLUMBUS = { country: 'US', state: 'OH', cities: ['Columbus'] }
const filters: [string, ListingFilter, RegExp][] = [
  ['everything', {}, /listing_facet_order_idx/],
  ['a scope', { scope: 'us' }, /listing_facet_(scope|order)_idx/],
  ['a region', { region: 'midwest' }, /listing_facet_(region|order)_idx/],
  [
    'a region with territories',
    { region: 'south' },
    /Merge Append[\s\S]*listing_facet_(region|order)_idx[\s\S]*_state_idx/,
  ],
  ['a country', { country: 'DE' }, /listing_facet_country_idx/],
  ['a state', { country: 'US', state: 'OH' }, /listing_facet_state_idx/],
  ['a city', COLUMBUS, /listing_search_place_idx/],
  ['featured listings', { featured: true }, /listing_facet_spotlight_idx/],
  ['HotRacks', { hotRack: true }, /listing_facet_(hotrack|order)_idx/],
]

const spelledTwice: (typeof filters)[number] = [
  'a city in two spellings',
  { ...COLUMBUS, cities: ['Columbus', 'COLUMBUS'] },
  /listing_search_place_idx/,
]

const conditionOf = ({ scope, region, country, state, cities, featured, hotRack }: ListingFilter): SQL => sql`listed
  and (${scope ?? null}::text is null or region_scope = ${scope ?? null})
  and (${region ?? null}::text is null or ${region ?? null} = any (regions))
  and (${country ?? null}::text is null or country = ${country ?? null})
  and (${state ?? null}::text is null or state = ${state ?? null})
  and (${cities ? sql.param(cities) : null}::text[] is null or city = any (${cities ? sql.param(cities) : null}::text[]))
  and (not ${featured === true}::boolean or spotlight) and (not ${hotRack === true}::boolean or hotrack)`

let client: PoolClient
beforeEach(async () => {
  client = await sharedStack().pool.connect()
  await client.query('begin')
})
afterEach(async () => {
  await client.query('rollback')
  client.release()
})

describe('pages that list warehouses', () => {
  it.each([...filters, spelledTwice])('of %s: all in the organic order, each on one page', async (_, filter) => {
    await client.query(`update market.listing_search set city = 'COLUMBUS' where id % 2 = 0 and city = 'Columbus'`)
    const wanted = await rowsOf<{ id: number }>(
      client,
      sql`select id from market.listing_search where ${conditionOf(filter)} order by ${organicOrder()}`,
    )
    const [count] = await rowsOf<{ total: number }>(client, countOf(filter))
    expect(count?.total).toBe(wanted.length)
    const found: number[] = []
    for (let offset = 0; offset <= wanted.length; offset += 25)
      found.push(...(await rowsOf<{ id: number }>(client, idsOf(filter, 25, offset))).map(({ id }) => id))
    expect(found).toEqual(wanted.map(({ id }) => id))
  })

  it('name the states of a country as they are', async () => {
    for (const country of ['US', 'DE', 'XX']) {
      const { rows } = await client.query<{ state: string }>(
        `select distinct state from market.listing_search where listed and country = $1 and state <> '' order by 1`,
        [country],
      )
      expect(await rowsOf(client, statesOf(country))).toEqual(rows)
    }
  })
})

describe('a late page of many listings', () => {
  let many: PoolClient
  beforeAll(async () => {
    many = await sharedStack().pool.connect()
    await many.query('begin')
    await multiplyListings(many, 60)
  })
  afterAll(async () => {
    await many.query('rollback')
    await many.query('vacuum market.listing_search')
    await many.query('vacuum market.listing_facet')
    many.release()
  })

  it.each(filters)('of %s comes from an index in its order', async (_, filter, index) => {
    const plan = await planOf(many, idsOf(filter, 48, 103))
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).not.toMatch(SORTS)
  })

  it.each([
    ['how many there are', countOf({ country: 'US', state: 'OH' }), /listing_facet_(state|country)_idx/],
    ['the cities of a state', citiesOf('US', 'OH'), /listing_search_place_idx/],
    ['the states of a country', statesOf('US'), /listing_facet_state_idx/],
    ['which sitemaps there are', runsOf(1000), /listing_search_(pkey|\w+_idx)/],
    ['the addresses of a sitemap', addressesOf(3, 1000), /listing_search_pkey/],
  ])('%s: from an index', async (_, statement, index) => {
    const plan = await planOf(many, statement)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(READS_ALL)
  })
})

describe('the sitemaps of listings', () => {
  const RUN = 7
  const slugsOf = async (runs: readonly { run: number }[]): Promise<string[]> => {
    const slugs: string[] = []
    for (const { run } of runs) {
      const found = await rowsOf<{ slug: string; changedOn: string }>(client, addressesOf(run, RUN))
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(RUN)
      for (const { changedOn } of found) expect(changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
      slugs.push(...found.map(({ slug }) => slug))
    }
    return slugs
  }
  const listed = async () =>
    (await client.query<{ slug: string }>('select slug from market.listing_search where listed order by id')).rows.map(
      ({ slug }) => slug,
    )

  it('have every public listing in exactly one of them', async () => {
    const runs = await rowsOf<{ run: number }>(client, runsOf(RUN))
    expect(runs.length).toBeGreaterThan(10)
    expect((await slugsOf(runs)).toSorted()).toEqual((await listed()).toSorted())
  })

  it('leave nothing out and repeat nothing while listings come and go between two reads', async () => {
    await client.query('update market.listing_search set listed = false where id % 3 = 0')
    const before = await listed()
    const runs = await rowsOf<{ run: number }>(client, runsOf(RUN))
    const half = Math.ceil(runs.length / 2)
    const first = await slugsOf(runs.slice(0, half))
    // Listings appear and vanish before, in and after what was read.
    await client.query('update market.listing_search set listed = true where id % 6 = 0')
    const { rows: gone } = await client.query<{ slug: string }>(
      `update market.listing_search set listed = false where id % 10 = 1 and listed returning slug`,
    )
    const after = await rowsOf<{ run: number }>(client, runsOf(RUN))
    const rest = await slugsOf(after.filter(({ run }) => run > (runs[half - 1]?.run ?? 0)))
    const read = [...first, ...rest]
    expect(new Set(read).size).toBe(read.length)
    const removed = new Set(gone.map(({ slug }) => slug))
    expect(before.filter((slug) => !removed.has(slug) && !read.includes(slug))).toEqual([])
  })
})
