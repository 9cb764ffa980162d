import { contract } from '@stackyard/shared/contract/index'
import { textRead, type TextRead } from '../../../platform/text-read'
import { getKeptListing, getKeptPin, listKept } from './kept-answers/kept-reads'
import { countListings } from './operations/count-listings'
import { facetListings } from './operations/facet-listings'
import { mapListings } from './operations/map-listings'

const { warehouse, search } = contract

/** The reads of discovery that carry the traffic. */
export const textReads: readonly TextRead[] = [
  textRead(warehouse.list, listKept),
  textRead(search.warehouses, listKept),
  textRead(warehouse.map, ({ db }, query, viewer) => mapListings(db, query, viewer)),
  textRead(warehouse.count, async ({ db }, query, viewer) => ({
    results: `{"count":${await countListings(db, query, viewer)}}`,
  })),
  textRead(warehouse.facets, ({ db }, query, viewer) => facetListings(db, query, viewer)),
  textRead(warehouse.get, (services, { id }, viewer) => getKeptListing(services, id, viewer)),
  textRead(warehouse.mapEntry, (services, { id }, viewer) => getKeptPin(services, id, viewer)),
]
