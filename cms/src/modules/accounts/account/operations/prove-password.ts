import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { assertNotLocked, forgetFailures, placeOfSessions } from '../lock-out'
import { isPassword } from '../password'
import { findPersonById } from '../repository'

/**
 * Asks a signed-in person for the password again, under the same lock-out as sign-in.
 * @throws CodedError VALIDATION_FAILED at the field `path`, ACCOUNT_LOCKED, RATE_LIMITED.
 */
export async function provePassword(
  { db, clock }: Services,
  userId: number,
  password: string,
  { path, ip }: { path: string; ip: string },
): Promise<void> {
  const person = await findPersonById(db, userId)
  if (!person) throw new CodedError('UNAUTHENTICATED')
  const attempt = { email: person.email, ip, place: placeOfSessions(person.email) }
  await assertNotLocked(db, attempt, clock.now())
  if (!(await isPassword(password, person))) {
    const message = 'This is not your present password.'
    throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path, message }] })
  }
  await forgetFailures(db, attempt)
}
