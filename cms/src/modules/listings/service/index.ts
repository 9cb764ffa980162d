import { serveServiceMap } from '../discovery'
import { asksForServices, mapServices } from './operations/map-services'
import {
  getOneService,
  getOwnService,
  getServiceOfManager,
  getServicePin,
  getServiceRecord,
  listOwnForCampaign,
  listServices,
} from './procedures/read-services'
import {
  flagManyServices,
  keepPartner,
  updateOwnService,
  updateServiceByAdmin,
  updateServiceOfManager,
} from './procedures/write-services'

export { whereOf as servicesMatching } from './queries'
export { searchServices } from './operations/read-services'
export {
  announceOffersOf,
  announceServices,
  eraseServicesOf,
  moveService,
  rateService,
} from './commands/change-services'
export { rebuildServices } from './operations/refresh-services'
export { findListedSlug } from './repository'
export { removeServiceOf } from './operations/replace-service'

serveServiceMap((db, query, viewer, bounds) => (asksForServices(query) ? mapServices(db, query, viewer, bounds) : null))

export const procedures = {
  services: {
    list: listServices,
    own: getOwnService,
    updateOwn: updateOwnService,
    ownForCampaign: listOwnForCampaign,
    get: getOneService,
    mapById: getServicePin,
    updateManagerByAdmin: updateServiceOfManager,
    managerDetails: getServiceOfManager,
  },
  adminService: {
    serviceUpdate: updateServiceByAdmin,
    serviceRecord: getServiceRecord,
    flagMany: flagManyServices,
    partner: keepPartner,
  },
  searchService: { list: listServices },
}
