import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { list, sheet } from './procedures/serve-comparison'

export const procedures = { compare: { list, sheet } } satisfies Procedures<Pick<Contract, 'compare'>>
