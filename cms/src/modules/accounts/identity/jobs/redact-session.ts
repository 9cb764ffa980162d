import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { JobDefinition } from '../../../../platform/jobs'
import { REDACT_SESSION } from '../operations/forget-identity'

/** Codes that say that there is nothing left to redact. */
const gone = ['resource_missing', 'resource_already_redacted']

/** Has the provider redact a verification: documents, pictures, names. */
export const redactSessionJob: JobDefinition = {
  name: REDACT_SESSION,
  async run({ stripe }, { sessionId }) {
    try {
      await callStripe(() => stripe.identity.verificationSessions.redact(String(sessionId)))
    } catch (error) {
      if (!(error instanceof CodedError) || !gone.includes(String(error.data?.providerCode))) throw error
    }
  },
}
