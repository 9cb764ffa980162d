import type { JobDefinition } from '../../../../platform/jobs'
import { sweepWebhookInbox } from '../job-names'
import { processEvent } from '../operations/process-event'
import { listWaitingEvents } from '../repository-inbox'

const waitedMs = 60_000

/**
 * Works off what has waited over a minute: a worker that died with a job in hand keeps it locked for hours. Doing an
 * event twice is harmless (`processEvent`); one that fails does not hold the others up.
 */
export const sweepWebhookInboxJob: JobDefinition = {
  name: sweepWebhookInbox,
  cron: '* * * * *',
  async run(services) {
    const before = new Date(services.clock.now().getTime() - waitedMs)
    for (const eventId of await listWaitingEvents(services.db, before))
      await processEvent(services, eventId).catch((error: unknown) => {
        services.log.warn({ err: error, eventId }, 'a webhook still waits')
      })
  },
}
