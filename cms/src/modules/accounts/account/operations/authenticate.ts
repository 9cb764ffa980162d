import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { isFactorRequired } from '../factor-duty'
import { findSession } from '../repository'
import { hashToken } from '../secret-token'
import { noteUse } from '../session-repository'
import { toSessionUser } from '../to-session-user'

/** How old the note of a session's last use may be. */
const NOTED_MS = 5 * 60_000

export type Authenticated = {
  user: SessionUser
  sessionId: string
  /** When the person last proved who they are in this session. */
  provedAt: Date | null
}

/**
 * Who a session counts as for what it reads in passing: a member of the team without the second factor they need is a
 * visitor.
 */
export const readerOf = (session: Authenticated | null): SessionUser | null =>
  session && !session.user.needsSecondFactor ? session.user : null

/** Who stands behind a Bearer token at this moment, or null when its session is over. */
export async function authenticate(
  { pool, env, clock, log }: Pick<Services, 'pool' | 'env' | 'clock' | 'log'>,
  bearer: string,
): Promise<Authenticated | null> {
  const now = clock.now()
  const row = await findSession(pool, hashToken(bearer), now)
  if (!row) return null
  // Nobody waits for the note, and a call must not fail because of it.
  if (now.getTime() - new Date(row.last_used_at).getTime() > NOTED_MS)
    void noteUse(pool, row.session_id, now).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a session could not be noted'),
    )
  const user = toSessionUser(row, isFactorRequired(env))
  return { user, sessionId: row.session_id, provedAt: row.proved_at === null ? null : new Date(row.proved_at) }
}

/** Who a token of the API may read as, or null for one that is not valid. */
export const readerOfToken = async (services: Services, bearer: string): Promise<SessionUser | null> =>
  readerOf(await authenticate(services, bearer))
