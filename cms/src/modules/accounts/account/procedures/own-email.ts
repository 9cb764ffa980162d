import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { askEmailChange, cancelEmailChange, readEmailChange, resendEmailChange } from '../operations/ask-email-change'
import { confirmEmailChange as confirmByToken } from '../operations/confirm-email-change'

type Endpoints = Contract['ownEmail']

export const getEmailChange: Procedure<Endpoints['get']> = async ({ context }) =>
  reply(await readEmailChange(context.services, context.user.id))

export const postEmailChange: Procedure<Endpoints['ask']> = async ({ input, context }) => {
  const { services, user, sessionId, ip } = context
  const asking = { userId: user.id, sessionId, ip, password: input.password }
  return reply(await askEmailChange(services, input.email, asking), { message: 'The links are on their way.' })
}

export const postEmailChangeAgain: Procedure<Endpoints['resend']> = async ({ context }) =>
  reply(await resendEmailChange(context.services, context.user.id), { message: 'The links are on their way.' })

export const deleteEmailChange: Procedure<Endpoints['cancel']> = async ({ context }) => {
  await cancelEmailChange(context.services, context.user.id)
  return reply(done, { message: 'Your email address stays as it is.' })
}

export const confirmEmailChange: Procedure<Endpoints['confirm']> = async ({ input, context }) =>
  reply(await confirmByToken(context.services, input.token))
