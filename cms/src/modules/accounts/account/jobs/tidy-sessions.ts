import type { JobDefinition } from '../../../../platform/jobs'
import { deleteStale } from '../repository'

const KEPT_MS = 30 * 86_400_000

/** Every night: sessions, links and counters that are over for a month. */
export const tidySessionsJob: JobDefinition = {
  name: 'account:tidy-sessions',
  cron: '20 3 * * *',
  run: ({ db, clock }) => deleteStale(db, new Date(clock.now().getTime() - KEPT_MS)),
}
