import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { accept, agreement, decline, list, propose, withdraw } from './procedures/serve-amendments'

export { jobs } from './jobs/amendment-jobs'

export const procedures = {
  amendment: { list, propose, accept, decline, withdraw, agreement },
} satisfies Procedures<Pick<Contract, 'amendment'>>
