import type { JobDefinition } from '../../../../platform/jobs'
import { followSession } from '../operations/follow-session'
import { listUnsettledSessions } from '../repository'

const REST_MS = 60_000

/** Every minute: verifications that are not at their end, should Stripe's news of them have been lost. */
export const rereadSessionsJob: JobDefinition = {
  name: 'reread-identity-sessions',
  cron: '* * * * *',
  async run(services, payload) {
    const rest = Number(payload.olderThanSeconds ?? NaN) * 1000
    const before = new Date(services.clock.now().getTime() - (Number.isNaN(rest) ? REST_MS : rest))
    for (const id of await listUnsettledSessions(services.db, before))
      await followSession(services, id).catch((error: unknown) =>
        services.log.error({ err: error, sessionId: id }, 'a verification could not be read'),
      )
  },
}
