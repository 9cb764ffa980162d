import type { JobDefinition } from '../../../../platform/jobs'
import { buildRelease } from '../operations/build-release'
import { hasRelease } from '../release-folders'

/**
 * What a page shows of the day, the featured six and the order of the location cards (DECISIONS 44), is drawn ahead:
 * shortly after midnight UTC the content is made anew, though it is the same. What another process builds at that
 * moment is of the new day already. `build` makes a release.
 */
export const turnDayJob = (build = buildRelease): JobDefinition => ({
  name: 'turn-site-day',
  cron: '5 0 * * *',
  async run(services) {
    if (services.env.SITE_DEV_URL) return
    if (hasRelease(services.env.DATA_DIR)) await build(services, 'content', { force: true })
  },
})
