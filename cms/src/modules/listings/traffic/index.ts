import type { JobDefinition } from '../../../platform/jobs'
import { dropOldTraffic } from './repository'

export { countSightings } from './repository'
export { halfHourOf, type Reader, visitorOf } from './visitor'

export const jobs: JobDefinition[] = [
  { name: 'traffic:drop-old', cron: '20 3 * * *', run: ({ db }) => dropOldTraffic(db) },
]
