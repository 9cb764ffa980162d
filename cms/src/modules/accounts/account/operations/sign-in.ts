import type { LoginInput, SignInOutcome } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { assertNotLocked, findPlace, forgetFailures, needsProof } from '../lock-out'
import { isPassword } from '../password'
import { assertProof } from '../proof-of-work'
import { findPersonByEmail } from '../repository'
import type { Device } from './begin-session'
import { beginOrAsk } from './finish-sign-in'

/**
 * Signs in with email and password, or asks for the second step. That an account is deactivated is told only to whom knows its
 * password. @throws CodedError WRONG_CREDENTIALS 401, ACCOUNT_DEACTIVATED 403, PROOF_OF_WORK_REQUIRED 403,
 * ACCOUNT_LOCKED 423, RATE_LIMITED 429.
 */
export async function signIn(services: Services, input: LoginInput, device: Device): Promise<SignInOutcome> {
  const { db, clock } = services
  const { email } = input
  const attempt = { email, ip: device.ip, place: await findPlace(db, email, device) }
  if (await needsProof(db, email, attempt.place, clock.now())) await assertProof(services, email, input.proof)
  await assertNotLocked(db, attempt, clock.now())
  const person = await findPersonByEmail(db, email)
  if (!(await isPassword(input.password, person)) || !person) throw new CodedError('WRONG_CREDENTIALS')
  await forgetFailures(db, attempt)
  if (person.is_active === false) throw new CodedError('ACCOUNT_DEACTIVATED')
  return beginOrAsk(services, person, device)
}
