import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import { updatePassword as changePassword } from '../operations/update-password'

export const updatePassword: Procedure<Contract['auth']['updatePassword']> = async ({ input, context }) => {
  const device = deviceOf(context)
  const session = await changePassword(context.services, context.user.id, input, device)
  return reply(session, { message: 'Your password is changed.' })
}
