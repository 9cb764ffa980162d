import type { Db, Tx } from '../../../platform/db'
import { jobs } from '../../../platform/jobs'

/** The two halves of the site: pages that editors write, and the pages of listings. Each is built on its own. */
export type SitePart = 'content' | 'listings'

const DELAY_MS: Record<SitePart, number> = { content: 250, listings: 2000 }

/**
 * Asks for a new release of one part in the caller's transaction. Changes that come before the build starts share
 * it; one that comes while it runs gets the next.
 */
export async function enqueueRelease(db: Db | Tx, part: SitePart, { delayMs = DELAY_MS[part] } = {}): Promise<void> {
  await jobs.add(
    db,
    'build-release',
    { part },
    {
      key: `release:${part}`,
      keyMode: 'preserve_run_at',
      runAt: new Date(Date.now() + delayMs),
      maxAttempts: 1,
    },
  )
}
