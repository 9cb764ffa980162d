import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { countFacets } from '../catalogue/count-facets'
import { keepAnswer, meaningIn } from '../catalogue/keep-answer'
import { lookAt } from '../catalogue/look'
import type { Viewer } from '../queries/filters'
import type { JsonList } from '../repository'

/** How many listings each choice of each filter would leave, as JSON text; `total` counts those that match now. */
export function facetListings(db: Db, query: CountQuery, viewer: Viewer): Promise<JsonList> {
  return keepAnswer(db, 'facets', { filters: query, viewer }, async () => {
    const meaning = await meaningIn(db, query)
    const { facets, total } = countFacets(await lookAt(db, { filters: query, meaning, viewer }), viewer)
    return { results: JSON.stringify(facets), total }
  })
}
