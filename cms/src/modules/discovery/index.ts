export { executorOf } from './payload-executor'
export { rebuildListings } from './operations/rebuild-listings'
export { refreshListings, refreshListingsOfSeller } from './operations/refresh-listings'
