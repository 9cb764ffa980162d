import type { Session, SocialAccountInput } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { keepReferral } from '../../referral'
import { findPersonByEmail, findPersonById } from '../repository'
import { randomToken } from '../secret-token'
import { readNewcomer } from '../social-flow'
import { markPasswordUnknown, saveLink } from '../social-repository'
import { beginSession, type Device } from './begin-session'
import { emailTaken, insertPerson } from './insert-person'

/**
 * Opens an account for the address a provider has verified, and signs in. It has a password that nobody knows: the mail
 * for a forgotten one sets the first. @throws CodedError SOCIAL_REFUSED, EMAIL_TAKEN.
 */
export async function openSocialAccount(
  services: Services,
  { socialToken, ...input }: SocialAccountInput,
  device: Device,
): Promise<Session> {
  const { db, env, clock } = services
  const newcomer = readNewcomer(env, socialToken, clock.now())
  if (!newcomer) throw new CodedError('SOCIAL_REFUSED')
  const { email, provider, subject } = newcomer
  if (await findPersonByEmail(db, email)) throw emailTaken()
  const id = await insertPerson(services, { ...input, email, password: randomToken(), isEmailVerified: true })
  const person = await findPersonById(db, id)
  if (!person) throw new Error(`user ${id} is gone right after it was made`)
  await markPasswordUnknown(db, person)
  await saveLink(db, { userId: id, provider, subject, email }, clock.now())
  if (input.referralCode) await keepReferral(db, id, input.referralCode)
  return beginSession(services, person, device, provider)
}
