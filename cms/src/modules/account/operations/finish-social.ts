import type { Session, SocialOutcome } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../platform/coded-error'
import type { SocialProvider } from '../../../platform/identity-providers'
import type { Services } from '../../../platform/services'
import { findPersonByEmail, findPersonById, type PersonRow } from '../repository'
import { randomToken } from '../secret-token'
import { findFlow, newcomerToken, redirectUriOf } from '../social-flow'
import { beginSession, type Device } from './begin-session'
import { setPassword } from './set-password'

type Answer = { provider: SocialProvider; code: string; state: string }

/**
 * Finishes a sign-in that this browser began: a known address gets its session, an unknown one a token to open an
 * account with. Nobody is let in, and nothing linked, by an address that the provider has not verified (DECISIONS §1).
 * @throws CodedError NOT_CONFIGURED, SOCIAL_REFUSED, SOCIAL_EMAIL_UNVERIFIED, SOCIAL_UNAVAILABLE, ACCOUNT_DEACTIVATED,
 * FORBIDDEN for editors and admins.
 */
export async function finishSocial(
  services: Services,
  { provider, code, state }: Answer,
  cookies: string,
  device: Device,
): Promise<SocialOutcome> {
  const { db, env, clock, identityProviders } = services
  if (!identityProviders.isConfigured(provider)) throw new CodedError('NOT_CONFIGURED')
  const flow = findFlow(env, cookies, { provider, state }, clock.now())
  if (!flow) throw new CodedError('SOCIAL_REFUSED')
  const identity = await identityProviders.identify(provider, code, flow, redirectUriOf(env, provider))
  if (!identity.isEmailVerified) throw new CodedError('SOCIAL_EMAIL_UNVERIFIED')
  const person = await findPersonByEmail(db, identity.email)
  const { returnTo } = flow
  if (person) return { session: await admit(services, person, device), newcomer: null, returnTo }
  const { email, firstName, lastName } = identity
  const socialToken = newcomerToken(env, provider, identity, clock.now())
  return { session: null, newcomer: { socialToken, email, firstName, lastName }, returnTo }
}

/**
 * An account whose address was never proved may have been opened by somebody else: its password and sessions end
 * before the owner of the address comes in.
 */
async function admit(services: Services, person: PersonRow, device: Device): Promise<Session> {
  if (person.is_active === false) throw new CodedError('ACCOUNT_DEACTIVATED')
  if (person.user_type === 'admin' || person.user_type === 'editor')
    throw new CodedError('FORBIDDEN', { message: 'This account signs in with its password.' })
  if (person.is_email_verified) return beginSession(services, person, device)
  await setPassword(services, person.id, randomToken(), { isEmailVerified: true })
  const proved = await findPersonById(services.db, person.id)
  if (!proved) throw new CodedError('SOCIAL_REFUSED')
  return beginSession(services, proved, device)
}
