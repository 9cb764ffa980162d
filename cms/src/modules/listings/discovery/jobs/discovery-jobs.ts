import type { JobDefinition } from '../../../../platform/jobs'
import { deleteOldWrites } from '../kept-answers/look'
import { refreshBitmaps } from '../operations/refresh-bitmaps'

/** Every minute: counts are right without, but slower the more has changed. */
const bitmaps: JobDefinition = {
  name: 'discovery:bitmaps',
  cron: '* * * * *',
  run: ({ db }) => refreshBitmaps(db),
}

/** Every hour: notes of writes that no answer is old enough to ask for. */
const writes: JobDefinition = {
  name: 'discovery:writes',
  cron: '25 * * * *',
  run: ({ db }) => deleteOldWrites(db),
}

export const jobs = [bitmaps, writes]
