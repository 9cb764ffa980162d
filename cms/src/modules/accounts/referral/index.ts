import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { generateLink, validateLink } from './procedures/referral'

export { keepReferral } from './operations/referral-links'

export const procedures = {
  referral: { generateLink, validateLink },
} satisfies Procedures<Pick<Contract, 'referral'>>
