import type { Session, SignupInput } from '@stackyard/shared/schema/account'
import { assertHuman } from '../../../../platform/captcha'
import type { Services } from '../../../../platform/services'
import { keepReferral } from '../../referral'
import { findPersonByEmail, findPersonById } from '../repository'
import { beginSession, type Device } from './begin-session'
import { emailTaken, insertPerson } from './insert-person'
import { requestVerification } from './request-verification'

/**
 * Opens a customer or seller account and signs in.
 * @throws CodedError CAPTCHA_FAILED, CAPTCHA_UNAVAILABLE, EMAIL_TAKEN.
 */
export async function signUp(services: Services, input: SignupInput, device: Device): Promise<Session> {
  await assertHuman(services, input.captchaToken, device.ip)
  if (await findPersonByEmail(services.db, input.email)) throw emailTaken()
  const id = await insertPerson(services, input)
  const person = await findPersonById(services.db, id)
  if (!person) throw new Error(`user ${id} is gone right after it was made`)
  if (input.referralCode) await keepReferral(services.db, id, input.referralCode)
  await requestVerification(services, id, input.returnTo)
  return beginSession(services, person, device)
}
