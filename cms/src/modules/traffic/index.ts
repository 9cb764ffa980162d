import type { JobDefinition } from '../../platform/jobs'
import { logImpressions, logPageVisit } from './procedures/log-impressions'
import { dropOldTraffic } from './repository'

export const jobs: JobDefinition[] = [
  { name: 'traffic:drop-old', cron: '20 3 * * *', run: ({ db }) => dropOldTraffic(db) },
]

export const procedures = { impressions: { log: logImpressions, pageVisit: logPageVisit } }
