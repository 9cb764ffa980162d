import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { saidDay } from '@stackyard/shared/reference/said-day'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { lockQuotesOf, moveAnswerBy } from '../../quote'
import { scheduleEnd } from '../jobs/job-names'
import { invitedSellers, updateEvent } from '../repository'
import { tellProviders } from '../sourcing-news'
import { endOfAnswers } from './expire-event'
import { takeOwnStep } from './take-step'

/** A request is answered within so many months. */
export const LONGEST_MONTHS = 6

const refused = (message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { issues: [{ path: 'answerBy', message }] })

/**
 * Gives the warehouses more time to answer, and tells those that have sent no quote yet.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED, VALIDATION_FAILED for a day that is no later
 */
export const extendEvent = (
  services: Services,
  user: SessionUser,
  { id, answerBy }: { id: number; answerBy: string },
): Promise<SourcingBoard> =>
  takeOwnStep(services, user, { id, action: 'extend' }, async (tx, event) => {
    const today = dayOf(services.clock.now())
    if (answerBy <= event.answerBy) throw refused('Choose a later day')
    if (answerBy < today) throw refused('Choose today or a later day')
    if (answerBy > addMonths(today, LONGEST_MONTHS)) throw refused('Choose a day within six months')
    const open = (await lockQuotesOf(tx, id)).filter(
      ({ stage, closedAt }) => stage === 'requested' && closedAt === null,
    )
    await moveAnswerBy(tx, id, answerBy)
    await scheduleEnd(services, tx, id, endOfAnswers(await updateEvent(tx, id, { answerBy })))
    const { company } = event.profile
    const waiting = new Set(open.map(({ sellerId }) => sellerId))
    await tellProviders(services, tx, event, {
      kind: 'quote_request',
      subject: `${company} gives you more time for a quote`,
      told: (await invitedSellers(tx, id))
        .filter(({ sellerId }) => waiting.has(sellerId))
        .map((seller) => ({
          ...seller,
          message: `${company} now waits until ${saidDay(answerBy)} for your answer to its request “${event.title}”.`,
        })),
    })
    return { note: saidDay(answerBy) }
  })
