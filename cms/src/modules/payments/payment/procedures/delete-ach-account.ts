import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { removePaymentMethod } from '../operations/remove-payment-method'
import { achAccount } from '../tables'

export const deleteAchAccount: Procedure<Contract['ach']['delete']> = async ({ input, context }) => {
  await removePaymentMethod(context.services, context.user, achAccount, input.id)
  return reply(done)
}
