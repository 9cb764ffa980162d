import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { getSystemHealth } from './procedures/get-system-health'

export { readDisk } from './operations/read-health'
export { type Figures, readFigures } from './repository'

export const procedures = {
  systemHealth: { get: getSystemHealth },
} satisfies Procedures<Pick<Contract, 'systemHealth'>>
