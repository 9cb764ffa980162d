import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { create, list, remove, restore, update } from './procedures/serve-searches'

export { jobs } from './jobs/saved-search-jobs'
export { stopAlertsRoute } from './stop-route'

export const procedures = {
  savedSearch: { list, create, update, remove, restore },
} satisfies Procedures<Pick<Contract, 'savedSearch'>>
