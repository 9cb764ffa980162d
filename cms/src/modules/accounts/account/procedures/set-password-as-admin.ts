import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { setPasswordAsAdmin } from '../operations/set-password-as-admin'

export const updatePasswordAsAdmin: Procedure<Contract['adminPassword']['update']> = async ({ input, context }) => {
  await setPasswordAsAdmin(context.services, context.user.id, input)
  return reply(done, { message: 'The password is set. Their sessions have ended.' })
}
