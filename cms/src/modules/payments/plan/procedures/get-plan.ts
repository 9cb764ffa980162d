import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { quotePlan } from '../operations/quote-plan'

export const getPlan: Procedure<Contract['plans']['get']> = async ({ input, context }) => {
  const { user, services } = context
  const userId = user.userType === 'admin' ? (input.userId ?? user.id) : user.id
  return reply(await quotePlan(services, userId, input.id))
}
