import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { requestVerification } from '../operations/request-verification'
import { verifyEmail as verifyByToken } from '../operations/verify-email'

export const verifyEmail: Procedure<Contract['auth']['verifyEmail']> = async ({ input, context }) => {
  if (input.token) {
    await verifyByToken(context.services, input.token)
    return reply(done, { message: 'Your email is verified.' })
  }
  if (!context.user) throw new CodedError('UNAUTHENTICATED')
  await requestVerification(context.services, context.user.id)
  return reply(done, { message: 'A new email is on its way.' })
}
