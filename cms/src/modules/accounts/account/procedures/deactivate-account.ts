import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deactivateAccount as deactivate } from '../operations/deactivate-account'

export const deactivateAccount: Procedure<Contract['auth']['deactivateAccount']> = async ({ input, context }) => {
  const { services, user, sessionId, ip } = context
  await deactivate(services, { userId: user.id, sessionId, ip, password: input.password })
  return reply(done, { message: 'Your account is deactivated.' })
}
