import type { JobDefinition } from '../../../../platform/jobs'
import { expireQuote } from '../operations/expire-quote'
import { EXPIRE_QUOTE } from './job-names'

export const expireQuoteJob: JobDefinition = {
  name: EXPIRE_QUOTE,
  run: (services, payload) => expireQuote(services, Number(payload.quoteId)),
}
