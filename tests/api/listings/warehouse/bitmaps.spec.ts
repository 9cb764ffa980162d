import { countOf } from '@stackyard/cms/modules/listings/discovery/listing-index/bitmaps'
import { postgresIndex } from '@stackyard/cms/modules/listings/discovery/listing-index/postgres'
import { refreshBitmaps } from '@stackyard/cms/modules/listings/discovery/operations/refresh-bitmaps'
import { whereOf } from '@stackyard/cms/modules/listings/discovery/queries/filters'
import { CountQuery } from '@stackyard/shared/schema/listing-query'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()
const db = drizzle(pool) as never
const index = postgresIndex(db)
const asked = (query: object) => ({ query: CountQuery.parse(query), meaning: {}, viewer: null })

const numberOf = async (text: string, values: unknown[] = []): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n ?? 0
const verified = () => numberOf('market.listing_facet where listed and is_verified')
const notes = (id: number) => numberOf('market.listing_block_change where block = $1::int / 4096', [id])

async function firstListed(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from market.listing_facet where listed')
  return rows[0]?.id ?? 0
}

const turn = (id: number) =>
  pool.query('update market.listing_facet set is_verified = not is_verified where id = $1', [id])

describe('bitmaps of listings', () => {
  beforeEach(() => refreshBitmaps(db))

  it('count what they held before and what changed since', async () => {
    const id = await firstListed()
    expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
    await turn(id)
    try {
      expect(await notes(id)).toBeGreaterThan(0)
      expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
      expect((await index.facets(asked({}))).facets.verified.find(({ key }) => key === 'true')?.count).toBe(
        await verified(),
      )
      await refreshBitmaps(db)
      expect(await notes(id)).toBe(0)
      expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
    } finally {
      await turn(id)
    }
    expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
  })

  it('leave out one listing, once', async () => {
    const id = await firstListed()
    const all = await index.count(asked({}))
    expect(await index.count(asked({ excludeId: id }))).toBe(all - 1)
    expect(await index.count(asked({ excludeId: 2_000_000_000 }))).toBe(all)
  })

  it('stay as they are when space is taken', async () => {
    const id = await firstListed()
    const space = (by: number) =>
      pool.query('update market.listing_facet set free_pallets = free_pallets + $2 where id = $1', [id, by])
    await space(1)
    await space(-1)
    expect(await notes(id)).toBe(0)
  })

  it('are not believed in a block that other code wrote, and are written anew', async () => {
    const id = await firstListed()
    await pool.query(
      `update market.listing_bitmap set edition = 0, bits = ~bits where block = $1::int / 4096 and condition <> 'true'`,
      [id],
    )
    await pool.query(`update market.listing_bitmap set edition = 0 where block = $1::int / 4096`, [id])
    expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
    await refreshBitmaps(db)
    expect(await numberOf('market.listing_bitmap where edition = 0')).toBe(0)
    expect(await index.count(asked({ verified: 'true' }))).toBe(await verified())
  })

  it.each(['cold storage', 'Storage Hub', 'warehouses', 'pallet racking', 'hazmat', 'reno storage'])(
    'count the words "%s" as rows do, also beside other filters, with a changed block and without',
    async (words) => {
      const told = { ...asked({ verified: 'true' }), meaning: { words } }
      const where = new PgDialect().sqlToQuery(whereOf(told.query, told.meaning, null))
      const byRows = () => numberOf(`market.listing_facet f where ${where.sql}`, where.params)
      const id = await firstListed()
      expect(await index.count(told)).toBe(await byRows())
      expect((await index.facets(told)).total).toBe(await byRows())
      await turn(id)
      try {
        expect(await index.count(told)).toBe(await byRows())
        expect((await index.facets(told)).total).toBe(await byRows())
      } finally {
        await turn(id)
      }
      expect(
        await numberOf('market.listing_facet f where listed and words @@ $1::tsquery', ['storag']),
      ).toBeGreaterThan(3)
    },
  )

  it('are read for common words, and not for names, phrases, or what must not be said', () => {
    const textOf = (words: string, isLoose = false) =>
      new PgDialect().sqlToQuery(countOf({ ...asked({}), meaning: { words, isLoose } })).sql
    for (const words of ['cold storage', 'Warehouses', 'logistics park'])
      expect(textOf(words)).toContain('listing_bitmap')
    for (const words of ['reno storage', '"cold storage"', 'storage -cold', 'cold or storage', 'café storage'])
      expect(textOf(words)).not.toContain('listing_bitmap')
    expect(textOf('storage', true)).not.toContain('listing_bitmap')
  })

  it('are read for options, places and levels, and not for a rating or a place on the map', () => {
    const textOf = (query: object) => new PgDialect().sqlToQuery(countOf(asked(query))).sql
    for (const query of [
      {},
      { verified: 'true', features: 'coldStorage,hazmat', state: 'OH' },
      { featuresQuery: 'coldStorage,hazmat', diamonds: '2,3', numberOfBuildings: '2', region: 'alaska-hawaii' },
    ])
      expect(textOf(query)).toContain('listing_bitmap')
    for (const query of [{ minRating: '3' }, { minPallets: '10' }, { latitude: '39', longitude: '-82' }])
      expect(textOf(query)).not.toContain('listing_bitmap')
  })
})
