import type { SignInOutcome, SocialCode, SocialOutcome } from '@stackyard/shared/schema/account'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Identity, SocialProvider } from '../../../../platform/identity-providers'
import type { Services } from '../../../../platform/services'
import { findPersonByEmail, findPersonById, type PersonRow } from '../repository'
import { randomToken } from '../secret-token'
import { findFlow, newcomerToken, redirectUriOf } from '../social-flow'
import { findLinkedUser, listLinks, markPasswordUnknown, noteLinkUse, saveLink } from '../social-repository'
import type { Device } from './begin-session'
import { beginOrAsk } from './finish-sign-in'
import { linkProvider } from './link-provider'
import { setPassword } from './set-password'

type Answer = SocialCode & { provider: SocialProvider }

/** From which browser a person comes back, and who is signed in there. */
type Return = { cookies: string; device: Device; reader: SessionUser | null }

/**
 * Finishes a flow that this browser began: somebody who is linked, or whose verified address has an account, gets a
 * session or its second step; an unknown address a token to open an account with; and whoever asked to link a provider has it linked.
 * Nobody is let in, and nothing linked, by an address that the provider has not verified.
 * @throws CodedError NOT_CONFIGURED, SOCIAL_REFUSED, SOCIAL_EMAIL_UNVERIFIED, SOCIAL_UNAVAILABLE, SOCIAL_UNLINKED,
 * SOCIAL_LINK_TAKEN, ACCOUNT_DEACTIVATED, FORBIDDEN for editors and admins.
 */
export async function finishSocial(
  services: Services,
  { provider, code, state, iss }: Answer,
  { cookies, device, reader }: Return,
): Promise<SocialOutcome> {
  const { env, clock, identityProviders } = services
  if (!identityProviders.isConfigured(provider)) throw new CodedError('NOT_CONFIGURED')
  const flow = findFlow(env, cookies, { provider, state }, clock.now())
  if (!flow) throw new CodedError('SOCIAL_REFUSED')
  const identity = await identityProviders.identify(provider, { code, iss }, flow, redirectUriOf(env, provider))
  if (!identity.isEmailVerified) throw new CodedError('SOCIAL_EMAIL_UNVERIFIED')
  const outcome = { session: null, secondStep: null, newcomer: null, linked: null, returnTo: flow.returnTo }
  if (flow.linkTo !== undefined) {
    // The session that began the flow must still be the one that ends it.
    if (reader?.id !== flow.linkTo || reader.actorId) throw new CodedError('SOCIAL_REFUSED')
    await linkProvider(services, flow.linkTo, provider, identity)
    return { ...outcome, linked: provider }
  }
  const person = await findPersonOf(services, provider, identity)
  if (person) {
    const admitted = await admit(services, person, provider, device)
    return 'secondStep' in admitted ? { ...outcome, ...admitted } : { ...outcome, session: admitted }
  }
  const { email, firstName, lastName } = identity
  const socialToken = newcomerToken(env, provider, identity, clock.now())
  return { ...outcome, newcomer: { socialToken, email, firstName, lastName } }
}

/**
 * Whose account an identity opens: the one it is linked to, else the one with its verified address, which is linked from
 * then on. An address does not stand against another link of the same provider, nor against an unlinking.
 */
async function findPersonOf(
  { db, clock }: Services,
  provider: SocialProvider,
  { subject, email }: Identity,
): Promise<PersonRow | null> {
  const now = clock.now()
  const linked = await findLinkedUser(db, provider, subject)
  if (linked !== null) {
    await noteLinkUse(db, linked, provider, now)
    return findPersonById(db, linked)
  }
  const person = await findPersonByEmail(db, email)
  if (!person) return null
  const link = (await listLinks(db, person.id)).find((each) => each.provider === provider)
  if (link?.unlinkedAt) throw new CodedError('SOCIAL_UNLINKED')
  if (link) throw new CodedError('SOCIAL_LINK_TAKEN')
  if (isAdmitted(person)) await saveLink(db, { userId: person.id, provider, subject, email }, now)
  return person
}

const isStaff = ({ user_type: userType }: PersonRow): boolean => userType === 'admin' || userType === 'editor'

const isAdmitted = (person: PersonRow): boolean => person.is_active !== false && !isStaff(person)

/**
 * An account whose address was never proved may have been opened by somebody else: its password and sessions end
 * before the owner of the address comes in.
 */
async function admit(
  services: Services,
  person: PersonRow,
  provider: SocialProvider,
  device: Device,
): Promise<SignInOutcome> {
  if (person.is_active === false) throw new CodedError('ACCOUNT_DEACTIVATED')
  if (isStaff(person)) throw new CodedError('FORBIDDEN', { message: 'This account signs in with its password.' })
  if (person.is_email_verified) return beginOrAsk(services, person, device, provider)
  await setPassword(services, person.id, randomToken(), { isEmailVerified: true })
  const proved = await findPersonById(services.db, person.id)
  if (!proved) throw new CodedError('SOCIAL_REFUSED')
  await markPasswordUnknown(services.db, proved)
  return beginOrAsk(services, proved, device, provider)
}
