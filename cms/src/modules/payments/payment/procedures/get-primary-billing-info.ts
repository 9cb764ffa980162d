import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../../platform/procedure'
import { findPrimary } from '../repository'
import { replyPrimary } from '../reply-primary'
import { billingInfo } from '../tables'
import { toBillingInfo } from '../to-billing-info'

export const getPrimaryBillingInfo: Procedure<Contract['billingInfo']['primary']> = async ({ context }) => {
  const row = await findPrimary(context.services.db, billingInfo, context.user.id)
  return replyPrimary(row && toBillingInfo(row))
}
