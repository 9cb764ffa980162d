import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { getOverview } from './procedures/get-overview'

export const procedures = {
  overview: { get: getOverview },
} satisfies Procedures<Pick<Contract, 'overview'>>
