import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { removeBillingInfo } from '../operations/remove-billing-info'

export const deleteBillingInfo: Procedure<Contract['billingInfo']['delete']> = async ({ input, context }) => {
  await removeBillingInfo(context.services, context.user, input.id)
  return reply(done)
}
