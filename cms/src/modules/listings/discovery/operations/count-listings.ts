import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { listingIndexOf } from '../listing-index/fresh'
import type { Viewer } from '../queries/filters'
import { meaningIn } from '../queries/place-of-text'

/** How many listings match the filters and may be seen by this reader; two seconds old at most. */
export async function countListings(db: Db, query: CountQuery, viewer: Viewer): Promise<number> {
  const meaning = await meaningIn(db, query)
  return listingIndexOf(db).count({ query, meaning, viewer })
}
