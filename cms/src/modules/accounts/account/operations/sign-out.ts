import type { Services } from '../../../../platform/services'
import { revokeSession } from '../repository'
import { hashToken } from '../secret-token'

/** Ends the session of the Bearer token, or of the refresh token; without a live one nothing happens. */
export async function signOut(
  { db, clock }: Services,
  { sessionId, refreshToken }: { sessionId: string | null; refreshToken?: string | undefined },
): Promise<void> {
  const refreshHash = refreshToken ? hashToken(refreshToken) : null
  if (sessionId || refreshHash) await revokeSession(db, { sessionId, refreshHash }, clock.now())
}
