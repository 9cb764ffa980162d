import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readOwn } from '../operations/read-own'
import { billingInfo } from '../tables'
import { toBillingInfo } from '../to-billing-info'

export const getBillingInfo: Procedure<Contract['billingInfo']['get']> = async ({ input, context }) =>
  reply(toBillingInfo(await readOwn(context.services.db, billingInfo, context.user.id, input.id)))
