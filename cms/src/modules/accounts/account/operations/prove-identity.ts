import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { isFreshSocialSession } from '../session-repository'
import { hasPassword } from '../social-repository'
import { provePassword } from './prove-password'

/** How long a sign-in with a provider stands in for a password that does not exist. */
export const FRESH_MS = 10 * 60_000

/** Who asks for an act that needs a proof, from which session and address, with which password. */
export type Asking = { userId: number; sessionId: string; ip: string; password: string | undefined }

/**
 * Asks a signed-in person to prove who they are: by their password, or, when the account has none, by a sign-in with a
 * provider right before.
 * @throws CodedError VALIDATION_FAILED at `password`, ACCOUNT_LOCKED, RATE_LIMITED; REAUTHENTICATION_REQUIRED without a
 * password and without a fresh sign-in.
 */
export async function proveIdentity(services: Services, { userId, sessionId, ip, password }: Asking): Promise<void> {
  if (await hasPassword(services.db, userId)) {
    if (!password) {
      const message = 'Enter your password'
      throw new CodedError('VALIDATION_FAILED', { message, issues: [{ path: 'password', message }] })
    }
    return provePassword(services, userId, password, { path: 'password', ip })
  }
  const since = new Date(services.clock.now().getTime() - FRESH_MS)
  if (!(await isFreshSocialSession(services.db, sessionId, since))) throw new CodedError('REAUTHENTICATION_REQUIRED')
}
