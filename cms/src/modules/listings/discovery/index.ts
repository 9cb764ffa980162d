import { countWarehouses } from './procedures/count-warehouses'
import { facetWarehouses } from './procedures/facet-warehouses'
import { getSearchCircle } from './procedures/get-search-circle'
import { getWarehouseMapEntry } from './procedures/get-map-entry'
import { getWarehouse } from './procedures/get-warehouse'
import { listWarehouseNearMisses } from './procedures/list-near-misses'
import { listWarehouses } from './procedures/list-warehouses'
import { mapWarehouses } from './procedures/map-warehouses'
import { relaxWarehouses } from './procedures/relax-warehouses'
import { searchWarehouses } from './procedures/search-warehouses'
import { getSuggestions } from './procedures/suggest-searches'

export { jobs } from './jobs/discovery-jobs'
export { serveServiceMap } from './service-map'
export { rowFulfills } from './queries/fulfills'
export { textReads } from './text-reads'
export { placeNames, regionSet } from './listing-columns'
export { storedFlags } from './listing-objects'
export { organicOrder } from './queries/order'
export {
  newestOfSeller,
  newestOfServices,
  newestReviews,
  receivedReviews,
  reviewsOf,
  reviewsReceived,
  type ReviewPage,
  type ReviewSubject,
  termHasBegun,
  termStart,
} from './review-rows'
export { findPublicSlug } from './operations/find-public-slug'
export { getListing } from './operations/get-listing'
export { listListingCards } from './operations/list-cards'
export { listingsMatching } from './operations/listings-matching'
export { centerOf } from './queries/place-of-text'
export { rebuildListings } from './operations/rebuild-listings'
export { bitmapConditions } from './listing-index/bitmap-conditions'
export { refreshListings, rowsWrittenBy } from './operations/refresh-listings'
export { deleteStrayRecords, type MeasuredRecord, saveServiceRecords } from './operations/save-service-records'
export { searchListings } from './operations/search-listings'
export { executorOf } from './payload-executor'
export { changedMatches, deleteOldChanges, endOfLook, numberChanges, type TellableListing } from './change-repository'
export { listMatchesAmong, watchOf } from './operations/watch-listings'

export const procedures = {
  warehouse: {
    list: listWarehouses,
    map: mapWarehouses,
    count: countWarehouses,
    facets: facetWarehouses,
    relax: relaxWarehouses,
    nearMisses: listWarehouseNearMisses,
    circle: getSearchCircle,
    get: getWarehouse,
    mapEntry: getWarehouseMapEntry,
  },
  search: { warehouses: searchWarehouses, suggestions: getSuggestions },
}
