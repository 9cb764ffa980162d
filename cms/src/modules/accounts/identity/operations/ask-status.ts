import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import type { Services } from '../../../../platform/services'
import { findNewestSession } from '../repository'
import { followSession } from './follow-session'
import { readStatus } from './read-status'

/** An answer of Stripe's that is younger stands. */
const FRESH_MS = 2_000

/** How far a person is, asked of Stripe while a verification there is under way: who comes back is ahead of its news. */
export async function askStatus(services: Services, userId: number): Promise<IdentityStatus> {
  const known = await findNewestSession(services.db, userId)
  const isOpen = known?.status === 'open' || known?.status === 'processing'
  if (isOpen && services.clock.now().getTime() - known.seenAt.getTime() > FRESH_MS)
    await followSession(services, known.id).catch((error: unknown) =>
      services.log.warn({ err: error, sessionId: known.id }, 'a verification could not be read'),
    )
  return readStatus(services, services.db, userId)
}
