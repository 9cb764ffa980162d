export { refreshServices, refreshServicesOfSeller, rebuildServices } from './operations/refresh-services'
