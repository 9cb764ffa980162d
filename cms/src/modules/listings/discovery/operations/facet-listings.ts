import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { listingIndexOf } from '../listing-index/fresh'
import type { Viewer } from '../queries/filters'
import { meaningIn } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/**
 * How many listings each choice of each filter would leave, as JSON text; `total` counts those that match now. Two
 * seconds old at most.
 */
export async function facetListings(db: Db, query: CountQuery, viewer: Viewer): Promise<JsonList> {
  const meaning = await meaningIn(db, query)
  const { facets, total } = await listingIndexOf(db).facets({ query, meaning, viewer })
  return { results: JSON.stringify(facets), total }
}
