import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { writeAllListings } from './refresh-listings'

/**
 * Writes the whole read model anew from the records, set-based, for the end of a bulk import: readers wait while it
 * runs. Answers the number of listings.
 */
export async function rebuildListings(db: Db): Promise<number> {
  const written = await db.transaction(async (tx) => {
    await tx.execute(sql`set local gin_pending_list_limit = '256MB'`)
    return writeAllListings(tx)
  })
  for (const index of ['listing_search_name_idx', 'listing_facet_words_idx'])
    await db.execute(sql`select gin_clean_pending_list(${`market.${index}`}::regclass)`)
  for (const table of ['listing_search', 'listing_detail', 'listing_facet', 'listing_bitmap'])
    await db.execute(sql`vacuum (analyze) ${sql.raw(`market.${table}`)}`)
  return written
}
