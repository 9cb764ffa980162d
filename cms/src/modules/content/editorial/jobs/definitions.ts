import type { JobDefinition } from '../../../../platform/jobs'
import { clearUntouchedJob } from './clear-untouched-job'
import { runScheduledPublishingJob } from './run-scheduled-publishing'

export const jobs: JobDefinition[] = [runScheduledPublishingJob, clearUntouchedJob]
