import { contract } from '@stackyard/shared/contract/index'
import { hotRead, type HotRead } from '../../../platform/hot-read'
import { countListings } from './operations/count-listings'
import { facetListings } from './operations/facet-listings'
import { getListing, getMapEntry } from './operations/get-listing'
import { listListings } from './operations/list-listings'
import { mapListings } from './operations/map-listings'

const { warehouse, search } = contract

/** The reads of discovery that carry the traffic (QUALITY §4). */
export const hotReads: readonly HotRead[] = [
  hotRead(warehouse.list, ({ db }, query, viewer) => listListings(db, query, viewer)),
  hotRead(search.warehouses, ({ db }, query, viewer) => listListings(db, query, viewer)),
  hotRead(warehouse.map, ({ db }, query, viewer) => mapListings(db, query, viewer)),
  hotRead(warehouse.count, async ({ db }, query, viewer) => ({
    results: `{"count":${await countListings(db, query, viewer)}}`,
  })),
  hotRead(warehouse.facets, ({ db }, query, viewer) => facetListings(db, query, viewer)),
  hotRead(warehouse.get, async (services, { id }, viewer) => ({ results: await getListing(services, id, viewer) })),
  hotRead(warehouse.mapEntry, async (services, { id }, viewer) => ({
    results: await getMapEntry(services, id, viewer),
  })),
]
