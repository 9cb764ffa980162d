import type { JobDefinition } from '../../../../platform/jobs'

/** Payload keeps scheduled publishing in its own job table; this looks every minute and runs what is due. */
export const runScheduledPublishingJob: JobDefinition = {
  name: 'run-scheduled-publishing',
  cron: '* * * * *',
  async run({ payload }) {
    await payload.jobs.run({ allQueues: true, limit: 50, sequential: true })
  },
}
