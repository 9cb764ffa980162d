import type { JobDefinition } from '../../../../platform/jobs'
import { processWebhook } from '../job-names'
import { processEvent } from '../operations/process-event'

export const processWebhookJob: JobDefinition = {
  name: processWebhook,
  run: (services, payload) => processEvent(services, String(payload.eventId)),
}
