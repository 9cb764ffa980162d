import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { meaningIn } from '../catalogue/keep-answer'
import { countMatches, lookAt } from '../catalogue/look'
import type { Viewer } from '../queries/filters'

/** How many listings match the filters and may be seen by this reader. */
export async function countListings(db: Db, query: CountQuery, viewer: Viewer): Promise<number> {
  const meaning = await meaningIn(db, query)
  return countMatches(await lookAt(db, { filters: query, meaning, viewer }))
}
