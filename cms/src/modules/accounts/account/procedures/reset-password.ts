import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { resetPassword as setByToken } from '../operations/reset-password'

export const resetPassword: Procedure<Contract['auth']['resetPassword']> = async ({ input, context }) => {
  await setByToken(context.services, input)
  return reply(done, { message: 'Your password is changed. Sign in with the new one.' })
}
