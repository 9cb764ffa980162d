import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { changeBillingInfo } from '../operations/change-billing-info'
import { toBillingInfo } from '../to-billing-info'

export const updateBillingInfo: Procedure<Contract['billingInfo']['update']> = async ({ input, context }) =>
  reply(toBillingInfo(await changeBillingInfo(context.services, context.user, input)))
