import { sourcingTransition } from '@stackyard/shared/domain/sourcing-process'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { endOf, endQuotes, lockQuotesOf, type QuoteRow } from '../../quote'
import { tellEnded } from '../tell-ended'
import { scheduleEnd } from '../jobs/job-names'
import { type EventRow, lockEvent, recordStep, updateEvent } from '../repository'
import { tellMerchant } from '../sourcing-news'
import { patchOf } from './take-step'

/** The moment from which no answer is expected: the last day is over everywhere. */
export const endOfAnswers = ({ answerBy }: Pick<EventRow, 'answerBy'>): Date => endOf(answerBy)

/** When a request is over: at the end of its answers, or of the last quote that can still be chosen. */
function endOfEvent(event: EventRow, quotes: readonly QuoteRow[]): Date {
  const ends = quotes
    .filter(({ stage, chosenAt }) => chosenAt === null && (stage === 'sent' || stage === 'countered'))
    .flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []))
  return new Date(Math.max(endOfAnswers(event).getTime(), ...ends))
}

/**
 * Ends a request that has no quote left to choose when its time is over, and tells its merchant and the providers who
 * didn't answer. One that is not over yet is looked at again at its time.
 */
export async function expireEvent(services: Services, id: number): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const event = await lockEvent(tx, id)
    const result = event && sourcingTransition(event.state, 'expire', 'system')
    if (!event || !result?.ok) return
    const quotes = (await lockQuotesOf(tx, id)).filter(({ chosenAt }) => chosenAt === null)
    const end = endOfEvent(event, quotes)
    if (end > now) return scheduleEnd(services, tx, id, end)
    const ended = await endQuotes(services, tx, quotes, { actor: 'system', userId: null, note: '' })
    await updateEvent(tx, id, patchOf(event, result.to, now))
    await recordStep(tx, id, { action: 'expire', actor: 'system', userId: null, at: now })
    await tellEnded(services, tx, event, ended, {
      kind: 'quote_expire',
      subject: `The request from ${event.profile.company} has ended`,
      say: () => `The time to answer the request from ${event.profile.company} is over. You don’t need to do anything.`,
    })
    await tellMerchant(services, tx, event, {
      kind: 'quote_event_expired',
      subject: `Your request “${event.title}” has ended`,
      message: `The time of your request “${event.title}” is over. You can ask again if you still need the space.`,
    })
  })
}
