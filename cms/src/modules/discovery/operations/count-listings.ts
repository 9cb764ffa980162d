import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { countMatches, lookAt } from '../catalogue/look'
import type { Viewer } from '../queries/filters'
import { meaningOf } from '../queries/place-of-text'

/** How many listings match the filters and may be seen by this reader. */
export async function countListings(db: Db, query: CountQuery, viewer: Viewer): Promise<number> {
  const text = query.query ?? query.search
  const meaning = text ? await meaningOf(db, text) : {}
  return countMatches(await lookAt(db, { filters: query, meaning, viewer }))
}
