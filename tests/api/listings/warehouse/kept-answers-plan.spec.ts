import { statements } from '@stackyard/cms/modules/listings/discovery/kept-answers/look'
import { pageOf } from '@stackyard/cms/modules/listings/discovery/listing-index/postgres'
import type { Viewer } from '@stackyard/cms/modules/listings/discovery/queries/filters'
import { pageStatement } from '@stackyard/cms/modules/listings/discovery/repository'
import { ListingQuery } from '@stackyard/shared/schema/listing-query'
import { is, Placeholder } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()

let client: PoolClient

beforeAll(async () => {
  client = await pool.connect()
})
afterAll(() => client.release())

/** How many rows this transaction has noted, and what they name. */
async function noted(): Promise<unknown[]> {
  const { rows } = await client.query(`select listing_id as listing, seller_id is not null as "isOfSeller"
    from market.listing_write where xact = pg_current_xact_id()::text::bigint order by 1, 2`)
  return rows
}

describe('the check of a kept answer', () => {
  it.each(Object.entries(statements))('reads the newest notes by their index: %s', async (_name, statement) => {
    await client.query('begin')
    try {
      await client.query(`insert into market.listing_write (xact, listing_id, seller_id)
        select n, n % 500, n % 90 from generate_series(1, 50000) n`)
      await client.query('analyze market.listing_write')
      // What the planner knows of a statement that a connection has prepared: nothing of its parameters.
      await client.query('set local plan_cache_mode = force_generic_plan')
      const { sql: text, params } = new PgDialect().sqlToQuery(statement)
      await client.query(`prepare look as ${text}`)
      const given: Record<string, string> = { position: '50001', id: '1', sellerId: '1', key: `'1'` }
      const values = params.map((param) => (is(param, Placeholder) ? given[param.name] : param)).join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off) execute look(${values})`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index (?:Only )?Scan (?:using|on) listing_write_xact_idx/)
      expect(plan).not.toContain('Seq Scan on listing_write')
    } finally {
      await client.query('rollback')
      await client.query('deallocate all')
    }
  })
})

describe('what a transaction notes', () => {
  const inTransaction = async (work: () => Promise<void>) => {
    await client.query('begin')
    try {
      await work()
    } finally {
      await client.query('rollback')
    }
  }

  it('is one row for space that is taken of a listing, whatever else it changes of it', () =>
    inTransaction(async () => {
      const { rows } = await client.query<{ id: number }>(
        'select warehouse_id as id from market.capacity where total_units > 20000 order by 1 limit 1',
      )
      const id = rows[0]?.id
      for (const day of [10, 90])
        await client.query(
          `insert into market.capacity_hold (warehouse_id, start_day, end_day, units, state)
           select $1, current_date + $2::int, current_date + $2::int + 30, 1333, 'blocked'`,
          [id, day],
        )
      expect(await noted()).toEqual([{ listing: id, isOfSeller: false }])
    }))

  it('is one row for more than two hundred listings', () =>
    inTransaction(async () => {
      const { rowCount } = await client.query(`update market.listing_search set card = card || '{"changed": true}'`)
      expect(rowCount).toBeGreaterThan(200)
      await client.query(`update market.listing_detail set detail = detail || '{"changed": true}'`)
      expect(await noted()).toEqual([{ listing: null, isOfSeller: false }])
    }))

  it.each(['listing_search cascade', 'listing_facet', 'capacity_change', 'place'])(
    'is anything when %s is emptied',
    (table) =>
      inTransaction(async () => {
        await client.query(`truncate market.${table}`)
        expect(await noted()).toEqual([{ listing: null, isOfSeller: false }])
      }),
  )

  it('is nothing for rows that stay as they are', () =>
    inTransaction(async () => {
      await client.query('update market.listing_search set updated_at = now()')
      for (const [table, column] of [
        ['listing_detail', 'detail'],
        ['listing_facet', 'words'],
        ['capacity', 'total_units'],
        ['capacity_hold', 'units'],
        ['orders', 'status'],
      ])
        await client.query(`update market.${table} set ${column} = ${column}`)
      await client.query('update reviews set feedback = feedback')
      await client.query('update users set first_name = first_name, about = coalesce(about, $1)', ['Me'])
      expect(await noted()).toEqual([])
    }))
})

describe('what is read for a list', () => {
  const dialect = new PgDialect()
  const readers: [kind: string, one: Viewer, other: Viewer][] = [
    ['admins', { id: 1, userType: 'admin' }, { id: 2, userType: 'admin' }],
    ['readers', { id: 3, userType: 'customer' }, { id: 4, userType: 'seller' }],
  ]

  it.each(readers)('is the same for all %s: their answers are shared', (_kind, one, other) => {
    const queries = [
      {},
      { query: 'cold storage', sort: 'free', minPallets: 5, priceTerm: 3, freeFrom: '2030-01-01' },
      { sort: 'total', minSqft: 100, budget: 900, wishes: 'verified,features:coldStorage', minPrice: 1, maxPrice: 90 },
      { visible: true, featured: true, latitude: 40, longitude: -83, sort: 'distance' },
    ]
    for (const input of queries) {
      const query = ListingQuery.parse(input)
      const meaning = 'query' in input ? { words: 'cold storage' } : {}
      const [first, second] = [one, other].map((viewer) =>
        dialect.sqlToQuery(pageStatement(pageOf({ query, meaning, viewer }, false))),
      )
      expect(first).toEqual(second)
    }
  })
})
