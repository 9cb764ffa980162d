import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../platform/procedure'
import { addDocument, getApplicationStatus } from './procedures/kyc'

export const procedures = {
  kyc: { getApplicationStatus, addDocument },
} satisfies Procedures<Pick<Contract, 'kyc'>>
