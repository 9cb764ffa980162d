import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { readFacets } from '../facet-repository'
import type { Viewer } from '../queries/filters'
import { meaningOf } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/** How many listings each choice of each filter would leave, as JSON text; `total` counts those that match now. */
export async function facetListings(db: Db, query: CountQuery, viewer: Viewer): Promise<JsonList> {
  const text = query.query ?? query.search
  return readFacets(db, query, text ? await meaningOf(db, text) : {}, viewer)
}
