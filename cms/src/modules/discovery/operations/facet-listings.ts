import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { countFacets } from '../catalogue/count-facets'
import { lookAt } from '../catalogue/look'
import type { Viewer } from '../queries/filters'
import { meaningOf } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/** How many listings each choice of each filter would leave, as JSON text; `total` counts those that match now. */
export async function facetListings(db: Db, query: CountQuery, viewer: Viewer): Promise<JsonList> {
  const text = query.query ?? query.search
  const meaning = text ? await meaningOf(db, text) : {}
  const { facets, total } = countFacets(await lookAt(db, { filters: query, meaning, viewer }), viewer)
  return { results: JSON.stringify(facets), total }
}
