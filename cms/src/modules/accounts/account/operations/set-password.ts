import { isEmailItself, passwordIsEmail } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { closeMailTokens, findPersonById, revokeAllSessions } from '../repository'

/**
 * Gives a user a new password: every session ends, open reset links close, and the user is told by email.
 * @throws CodedError VALIDATION_FAILED for the account's own email address
 */
export async function setPassword(
  { db, payload, jobs, clock }: Services,
  userId: number,
  password: string,
  also: { isEmailVerified?: true } = {},
): Promise<void> {
  const person = await findPersonById(db, userId)
  if (person && isEmailItself(password, person.email))
    throw new CodedError('VALIDATION_FAILED', {
      message: passwordIsEmail,
      issues: [{ path: 'newPassword', message: passwordIsEmail }],
    })
  // The caller proved the identity, by a mail's token or by the present password.
  await payload.update({ collection: 'users', id: userId, overrideAccess: true, depth: 0, data: { password, ...also } })
  await revokeAllSessions(db, userId, clock.now())
  await closeMailTokens(db, userId, 'reset-password', clock.now())
  await jobs.add(db, 'account:send-password-changed', { userId })
}
