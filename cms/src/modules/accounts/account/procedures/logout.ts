import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { signOut } from '../operations/sign-out'

export const logout: Procedure<Contract['auth']['logout']> = async ({ input, context }) => {
  await signOut(context.services, { sessionId: context.sessionId, refreshToken: input?.refreshToken })
  return reply(done, { message: 'You are signed out.' })
}
