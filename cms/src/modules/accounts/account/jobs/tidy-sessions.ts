import type { JobDefinition } from '../../../../platform/jobs'
import { deleteOver } from '../retention'

/** Every night: sessions, links, counters and browsers that their rules no longer keep. */
export const tidySessionsJob: JobDefinition = {
  name: 'account:tidy-sessions',
  cron: '20 3 * * *',
  run: ({ db, clock }) => deleteOver(db, clock.now()),
}
