import type { JobDefinition } from '../../../../platform/jobs'
import { expireEvent } from '../operations/expire-event'
import { EXPIRE_EVENT } from './job-names'

export const expireEventJob: JobDefinition = {
  name: EXPIRE_EVENT,
  run: (services, payload) => expireEvent(services, Number(payload.eventId)),
}
