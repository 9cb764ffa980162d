import type { Db } from '../../../platform/db'
import { refreshListings } from './refresh-listings'

/** Writes the whole read model anew from the records, set-based: after a bulk import. Answers the number of listings. */
export async function rebuildListings(db: Db): Promise<number> {
  return db.transaction((tx) => refreshListings(tx, 'all'))
}
