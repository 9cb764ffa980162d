import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { forgetAllFailures } from '../lock-out'
import { findPersonById, useMailToken } from '../repository'
import { hashToken } from '../secret-token'
import { setPassword } from './set-password'

const KIND = 'reset-password'

/** Sets a new password with the token of a mail, ends all sessions and the lock. @throws CodedError TOKEN_INVALID. */
export async function resetPassword(services: Services, input: { token: string; password: string }): Promise<void> {
  const { db, clock } = services
  const used = await useMailToken(db, hashToken(input.token), KIND, clock.now())
  const person = used ? await findPersonById(db, used.user_id) : null
  if (!used || !person || person.email !== used.email) throw new CodedError('TOKEN_INVALID')
  await setPassword(services, person.id, input.password, { isEmailVerified: true })
  await forgetAllFailures(db, person.email)
}
