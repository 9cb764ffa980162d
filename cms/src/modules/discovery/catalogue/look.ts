import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { type Filters, type Viewer, whereOfDatabase } from '../queries/filters'
import type { Meaning } from '../queries/place-of-text'
import { catalogueOf } from './catalogue'
import type { ListingColumns } from './columns'
import { type Tests, testsOf } from './row-tests'

export type Asked = { filters: Filters; meaning: Meaning; viewer: Viewer }
export type Look = { columns: ListingColumns; tests: Tests }

/** The rows and what is asked of them; to be used before anything else is awaited. */
export async function lookAt(db: Db, asked: Asked): Promise<Look> {
  const ids = await idsOfDatabase(db, asked)
  const columns = await catalogueOf(db).now()
  return { columns, tests: testsOf(columns, asked, ids && slotsOf(columns, ids)) }
}

/** The listings that pass what only the database can tell. */
async function idsOfDatabase(db: Db, { filters, meaning, viewer }: Asked): Promise<Int32Array | undefined> {
  const where = whereOfDatabase(filters, meaning, viewer)
  if (!where) return undefined
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(s.id::text, ',') as ids from market.listing_search s where ${where}`,
  )
  return Int32Array.from(rows[0]?.ids?.split(',') ?? [], Number)
}

function slotsOf(columns: ListingColumns, ids: Int32Array): Uint8Array {
  const admitted = new Uint8Array(columns.size)
  for (const id of ids) {
    const slot = columns.slotOf(id)
    if (slot !== undefined) admitted[slot] = 1
  }
  return admitted
}

const passes = (tests: Tests['always'], slot: number): boolean => {
  for (const test of tests) if (!test(slot)) return false
  return true
}

/** Calls `found` with each row that passes all that is asked. */
export function eachMatch({ columns, tests }: Look, found: (slot: number) => void): void {
  const all = [...tests.always, ...tests.groups.map(({ test }) => test)]
  for (let slot = 0; slot < columns.size; slot++) if (passes(all, slot)) found(slot)
}

export function countMatches(look: Look): number {
  let count = 0
  eachMatch(look, () => count++)
  return count
}

/** Calls `found` with each row that passes what no group asks, and which groups (by bit) it misses. */
export function eachWithin({ columns, tests }: Look, found: (slot: number, missed: number) => void): void {
  for (let slot = 0; slot < columns.size; slot++) {
    if (!passes(tests.always, slot)) continue
    let missed = 0
    for (const [at, { test }] of tests.groups.entries()) if (!test(slot)) missed |= 1 << at
    found(slot, missed)
  }
}
