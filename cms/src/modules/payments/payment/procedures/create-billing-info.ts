import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { addBillingInfo } from '../operations/add-billing-info'
import { toBillingInfo } from '../to-billing-info'

export const createBillingInfo: Procedure<Contract['billingInfo']['create']> = async ({ input, context }) =>
  reply(toBillingInfo(await addBillingInfo(context.services, context.user, input)))
