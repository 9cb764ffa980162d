import type { JobDefinition } from '../../../../platform/jobs'
import { refreshBitmaps } from '../operations/refresh-bitmaps'

/** Every minute: counts are right without, but slower the more has changed. */
const bitmaps: JobDefinition = {
  name: 'discovery:bitmaps',
  cron: '* * * * *',
  run: ({ db }) => refreshBitmaps(db),
}

export const jobs = [bitmaps]
