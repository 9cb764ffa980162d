import type { Db, Tx } from '../../../../platform/db'
import { jobs } from '../../../../platform/jobs'

/** The pages that editors write; those of listings are rendered when they are asked for (modules/site-pages). */
export type SitePart = 'content'
/** What has changed: the content itself, or listings, of which some pages of the content show cards. */
export type SiteChange = 'content' | 'listings'

const DELAY_MS: Record<SiteChange, number> = { content: 250, listings: 2000 }

/**
 * Asks for a look at the content in the caller's transaction: a release is made if any page has changed. Changes that come before the build starts share
 * it; one that comes while it runs gets the next.
 */
export async function enqueueRelease(
  db: Db | Tx,
  change: SiteChange,
  { delayMs = DELAY_MS[change] } = {},
): Promise<void> {
  await jobs.add(
    db,
    'build-release',
    { part: 'content' satisfies SitePart },
    {
      key: 'release:content',
      keyMode: 'preserve_run_at',
      runAt: new Date(Date.now() + delayMs),
      maxAttempts: 1,
    },
  )
}
