import type { JobDefinition } from '../../../../platform/jobs'
import { buildReleaseJob } from './build-release-job'
import { clearUntouchedJob } from './clear-untouched-job'
import { runScheduledPublishingJob } from './run-scheduled-publishing'
import { turnDayJob } from './turn-day-job'

export const jobs: JobDefinition[] = [buildReleaseJob, runScheduledPublishingJob, turnDayJob(), clearUntouchedJob]
