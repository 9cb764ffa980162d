import type { JobDefinition } from '../../../platform/jobs'
import { buildRelease } from '../operations/build-release'
import { enqueueRelease, type SitePart } from '../operations/enqueue-release'
import { refreshSnapshot } from '../operations/refresh-snapshot'
import { hasRelease } from '../release-folders'

const isPart = (value: unknown): value is SitePart => value === 'content' || value === 'listings'

/**
 * Publishing's job. A place without a first release, which `npm start` and `release.ts` make, has no site to keep
 * current. While another process builds, the job comes again. Pages of the content show cards of listings, so a release
 * of listings is followed by a look at the content. In development Astro shows the pages itself: it gets the new
 * snapshot, and nothing is built.
 */
export const buildReleaseJob: JobDefinition = {
  name: 'build-release',
  async run(services, { part }) {
    if (!isPart(part)) throw new Error(`there is no part ${String(part)}`)
    if (services.env.SITE_DEV_URL) return refreshSnapshot(services, part)
    if (!hasRelease(services.env.DATA_DIR, part)) return
    const result = await buildRelease(services, part)
    if (result === 'busy') await enqueueRelease(services.db, part, { delayMs: 1500 })
    if (result === 'live' && part === 'listings') await enqueueRelease(services.db, 'content')
  },
}
