import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { askFromRfpJob } from './jobs/ask-from-rfp'
import { mailAnswerJob } from './jobs/mail-answer'
import { expireQuoteJob } from './jobs/expire-quote'
import { mailNewsJob } from './jobs/mail-news'
import { mailRequestJob } from './jobs/mail-request'
import {
  accept,
  all,
  answer,
  counter,
  decline,
  file,
  get,
  received,
  request,
  send,
  sent,
  withdraw,
} from './procedures/serve-quotes'

export { quotedMinimum } from './offer-repository'
export {
  closeQuotes,
  type EventQuote,
  insertQuotes,
  lockQuotesOf,
  moveAnswerBy,
  moveQuotes,
  type QuotedWarehouse,
  readEventQuotes,
} from './event-repository'
export { acceptChosen, endQuotes } from './operations/end-quotes'
export type { NewQuote, QuoteRow } from './repository'
export { endOf } from './operations/send-quote'
export { toOffer } from './to-quote'
export { toRfp } from './to-rfp'
export { bindQuote, takeQuotedOffer, reopenQuote, type QuotedOffer } from './operations/reserve-quote'

export const procedures = {
  quote: { request, received, sent, all, get, answer, send, counter, accept, decline, withdraw, file },
} satisfies Procedures<Pick<Contract, 'quote'>>

export const jobs: JobDefinition[] = [mailRequestJob, mailAnswerJob, mailNewsJob, expireQuoteJob, askFromRfpJob]
