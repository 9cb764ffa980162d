import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { photo } from './procedures/read-photo'
import { accept, announce, cancel, checkIn, confirm, decline, list, propose } from './procedures/serve-arrivals'

export { cancelArrivals } from './operations/cancel-arrivals'

export const procedures = {
  arrival: { list, announce, confirm, propose, decline, accept, cancel, checkIn, photo },
} satisfies Procedures<Pick<Contract, 'arrival'>>
