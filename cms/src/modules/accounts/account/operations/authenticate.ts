import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { findSession } from '../repository'
import { hashToken } from '../secret-token'
import { noteUse } from '../session-repository'
import { toSessionUser } from '../to-session-user'

/** How old the note of a session's last use may be. */
const NOTED_MS = 5 * 60_000

/** Who stands behind a Bearer token at this moment, or null when its session is over (QUALITY §1). */
export async function authenticate(
  { pool, clock, log }: Pick<Services, 'pool' | 'clock' | 'log'>,
  bearer: string,
): Promise<{ user: SessionUser; sessionId: string } | null> {
  const now = clock.now()
  const row = await findSession(pool, hashToken(bearer), now)
  if (!row) return null
  // Nobody waits for the note, and a call must not fail because of it.
  if (now.getTime() - new Date(row.last_used_at).getTime() > NOTED_MS)
    void noteUse(pool, row.session_id, now).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a session could not be noted'),
    )
  return { user: toSessionUser(row), sessionId: row.session_id }
}
