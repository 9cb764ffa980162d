import { contract } from '@stackyard/shared/contract/index'
import { textRead, type TextRead } from '../../../platform/text-read'
import { countListings } from './operations/count-listings'
import { facetListings } from './operations/facet-listings'
import { getListing, getMapEntry } from './operations/get-listing'
import { listListings } from './operations/list-listings'
import { mapListings } from './operations/map-listings'

const { warehouse, search } = contract

/** The reads of discovery that carry the traffic. */
export const textReads: readonly TextRead[] = [
  textRead(warehouse.list, ({ db }, query, viewer) => listListings(db, query, viewer)),
  textRead(search.warehouses, ({ db }, query, viewer) => listListings(db, query, viewer)),
  textRead(warehouse.map, ({ db }, query, viewer) => mapListings(db, query, viewer)),
  textRead(warehouse.count, async ({ db }, query, viewer) => ({
    results: `{"count":${await countListings(db, query, viewer)}}`,
  })),
  textRead(warehouse.facets, ({ db }, query, viewer) => facetListings(db, query, viewer)),
  textRead(warehouse.get, async (services, { id }, viewer) => ({ results: await getListing(services, id, viewer) })),
  textRead(warehouse.mapEntry, async (services, { id }, viewer) => ({
    results: await getMapEntry(services, id, viewer),
  })),
]
