import type { JobDefinition } from '../../../platform/jobs'
import { buildReleaseJob } from './build-release-job'
import { runScheduledPublishingJob } from './run-scheduled-publishing'

export const jobs: JobDefinition[] = [buildReleaseJob, runScheduledPublishingJob]
