import type { JobDefinition } from '../../../../platform/jobs'
import { buildRelease } from '../operations/build-release'
import { enqueueRelease } from '../operations/enqueue-release'
import { refreshSnapshot } from '../operations/refresh-snapshot'
import { hasRelease } from '../release-folders'

/**
 * Publishing's job. A place without a first release, which `npm start` and `release.ts` make, has no site to keep
 * current. While another process builds, the job comes again. In development Astro shows the pages itself: it gets the
 * new snapshot, and nothing is built.
 */
export const buildReleaseJob: JobDefinition = {
  name: 'build-release',
  async run(services) {
    if (services.env.SITE_DEV_URL) return refreshSnapshot(services, 'content')
    if (!hasRelease(services.env.DATA_DIR)) return
    const result = await buildRelease(services, 'content')
    if (result === 'busy') await enqueueRelease(services.db, 'content', { delayMs: 1500 })
  },
}
