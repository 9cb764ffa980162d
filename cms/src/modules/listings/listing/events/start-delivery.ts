import type { JobDefinition } from '../../../../platform/jobs'
import { startListener } from '../../../../platform/live-listener'
import type { Env } from '../../../../env'
import type { Services } from '../../../../platform/services'
import { clearEvents, deliverEvents, type Subscriber } from './deliver-events'

/** Cached pages are dropped by triggers on the read model (cms/sql/570-page-drops.sql). */
const SUBSCRIBERS: readonly Subscriber[] = []
/** Longer than any outage of a subscriber that is caught up. */
const KEPT_DAYS = 7

async function deliverToAll(services: Pick<Services, 'db'>): Promise<void> {
  for (const subscriber of SUBSCRIBERS) await deliverEvents(services, subscriber)
}

type Delivering = Pick<Services, 'db' | 'log'> & { env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'> }

/**
 * Delivers events as soon as they are committed (cms/sql/320-listing-events.sql notifies), until `close`, which waits
 * for a delivery under way.
 */
export function startDelivery(services: Delivering): { close(): Promise<void> } {
  const { env, log } = services
  let isAsked = false
  let running: Promise<void> | null = null
  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false
      await deliverToAll(services).catch((error: unknown) => log.warn({ err: error }, 'events were not delivered'))
    }
    running = null
  }
  const wake = () => {
    isAsked = true
    running ??= run()
  }
  const listener = startListener({
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    channel: 'listing_event',
    log,
    onMessage: wake,
    onListening: (isListening) => (isListening ? wake() : undefined),
  })
  return {
    async close() {
      listener.close()
      await running
    },
  }
}

/** Delivers what a broken connection or a failed delivery left. */
const deliverEventsJob: JobDefinition = { name: 'listing:deliver-events', cron: '* * * * *', run: deliverToAll }

const clearEventsJob: JobDefinition = {
  name: 'listing:clear-events',
  cron: '20 4 * * *',
  run: (services) =>
    clearEvents(
      services,
      SUBSCRIBERS.map(({ name }) => name),
      KEPT_DAYS,
    ),
}

export const jobs = [deliverEventsJob, clearEventsJob]
