import type { Session } from '@stackyard/shared/schema/account'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { isFactorRequired } from '../factor-duty'
import { renewSession, revokeReused } from '../repository'
import { hashToken } from '../secret-token'
import { toSessionUser } from '../to-session-user'
import { makeTokens } from './begin-session'

/** Renews a session. A refresh token works once; used again it ends its session. @throws CodedError SESSION_EXPIRED. */
export async function refreshSession({ db, env, clock, log }: Services, refreshToken: string): Promise<Session> {
  const now = clock.now()
  const { given, kept } = makeTokens(now)
  const hash = hashToken(refreshToken)
  const row = await renewSession(db, hash, kept, now)
  if (row) return { user: toSessionUser(row, isFactorRequired(env)), ...given }
  if (await revokeReused(db, hash, now)) log.warn('a refresh token was used twice; its session is ended')
  throw new CodedError('SESSION_EXPIRED')
}
