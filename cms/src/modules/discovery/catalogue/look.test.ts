import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { CountQuery } from '@stackyard/shared/schema/listing-query'
import { expect, it } from 'vitest'
import type { Db } from '../../../platform/db'
import { FLAG, type CatalogueRow } from './columns'
import { countMatches, lookAt } from './look'

const row = (id: number, isListed: boolean): CatalogueRow => ({
  id,
  sellerId: 1,
  flags: isListed ? FLAG.listed : 0,
  regionScope: 'us',
  region: 'midwest',
  regions: 'midwest',
  country: 'US',
  state: 'OH',
  sellerType: 'seller',
  rating: 4,
  buildings: 1,
  diamond: 0,
  categories: '',
  features: '',
  latitude: 40,
  longitude: -83,
})

/** A database of two listings in which the one is hidden and the other shown while words are looked for. */
function changingDatabase() {
  const dialect = new PgDialect()
  let listed = 1
  let searches = 0
  const changes = () => (listed === 1 ? [] : [1, 2].map((id) => ({ id, xid: '7' })))
  const answer = (text: string): unknown[] => {
    if (text.includes('pg_current_snapshot'))
      return [{ xmin: '5', changes: text.includes('json_agg') ? changes() : null }]
    if (!text.includes('string_agg')) return [row(1, listed === 1), row(2, listed === 2)]
    const found = String(listed)
    if (++searches === 1) listed = 2
    return [{ ids: found, named: null }]
  }
  const execute = async (statement: SQL) => ({ rows: answer(dialect.sqlToQuery(statement).sql) })
  return { db: { execute } as unknown as Db, searches: () => searches }
}

it('takes the words and the rows of one version: asked again when rows changed between the two', async () => {
  const { db, searches } = changingDatabase()
  const look = await lookAt(db, { filters: CountQuery.parse({}), meaning: { words: 'depot' }, viewer: null })
  expect(countMatches(look)).toBe(1)
  expect(searches()).toBe(2)
})
