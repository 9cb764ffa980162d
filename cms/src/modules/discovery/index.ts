export { executorOf } from './payload-executor'
export { refreshListings } from './operations/refresh-listings'
export { rebuildListings } from './operations/rebuild-listings'
