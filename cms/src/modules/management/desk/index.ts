import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { getDesk } from './procedures/get-desk'

export const procedures = {
  desk: { get: getDesk },
} satisfies Procedures<Pick<Contract, 'desk'>>
