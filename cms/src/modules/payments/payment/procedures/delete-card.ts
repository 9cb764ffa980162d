import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { removePaymentMethod } from '../operations/remove-payment-method'
import { card } from '../tables'

export const deleteCard: Procedure<Contract['cards']['delete']> = async ({ input, context }) => {
  await removePaymentMethod(context.services, context.user, card, input.id)
  return reply(done)
}
