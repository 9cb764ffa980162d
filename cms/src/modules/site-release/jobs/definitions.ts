import type { JobDefinition } from '../../../platform/jobs'
import { runScheduledPublishingJob } from './run-scheduled-publishing'

export const jobs: JobDefinition[] = [runScheduledPublishingJob]
