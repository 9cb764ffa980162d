import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../platform/services'
import { findSession } from '../repository'
import { hashToken } from '../secret-token'
import { toSessionUser } from '../to-session-user'

/** Who stands behind a Bearer token at this moment, or null when its session is over (QUALITY §1). */
export async function authenticate(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  bearer: string,
): Promise<{ user: SessionUser; sessionId: string } | null> {
  const row = await findSession(pool, hashToken(bearer), clock.now())
  return row ? { user: toSessionUser(row), sessionId: row.session_id } : null
}
