import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { create, get, googleReviews, list, remove, search, update, verify } from './procedures/address'

export { locateZips } from './gazetteer'

export const procedures = {
  address: { search, list, create, update, updateById: update, get, delete: remove, verify, googleReviews },
} satisfies Procedures<Pick<Contract, 'address'>>
