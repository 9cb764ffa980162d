import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { beginSocial } from '../operations/begin-social'
import { assertMayLink, readSignInMethods, unlinkProvider } from '../operations/link-provider'

type Endpoints = Contract['ownSignIn']

/** Where the way back from the provider ends. */
const RETURN_TO = '/settings/#security'

export const listSignInMethods: Procedure<Endpoints['list']> = async ({ context }) =>
  reply(await readSignInMethods(context.services, context.user.id, context.sessionId))

export const sendPasswordLinkToOwner: Procedure<Endpoints['sendPasswordLink']> = async ({ context }) => {
  const { services, user } = context
  await services.jobs.add(services.db, 'account:send-password-reset', { email: user.email })
  return reply(done, { message: 'A link to set a password is on its way to you.' })
}

export const linkSignInMethod: Procedure<Endpoints['link']> = async ({ input, context }) => {
  const { services, user } = context
  await assertMayLink(services, user.id)
  const { url, cookie } = await beginSocial(services, input.provider, { returnTo: RETURN_TO, linkTo: user.id })
  context.responseHeaders.set('set-cookie', cookie)
  return reply({ url })
}

export const unlinkSignInMethod: Procedure<Endpoints['unlink']> = async ({ input, context }) => {
  const { services, user, sessionId } = context
  await unlinkProvider(services, user.id, input.provider)
  return reply(await readSignInMethods(services, user.id, sessionId))
}
