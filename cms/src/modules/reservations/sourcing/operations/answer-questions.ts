import type { SourcingBoard, SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { countQuestions, insertQuestion, invitedSellers, isInvited, keepReply, lockEvent } from '../repository'
import { tellMerchant, tellProviders } from '../sourcing-news'
import { readInvited } from './read-event'
import { stateAfter, takeOwnStep } from './take-step'

const MOST_OF_ONE = 10

/**
 * Asks the merchant something about a request; the merchant alone learns who asks.
 * @throws CodedError NOT_FOUND for providers who aren't asked, TRANSITION_REFUSED, RATE_LIMITED
 */
export async function askQuestion(
  services: Services,
  user: SessionUser,
  { id, question }: { id: number; question: string },
): Promise<SourcingInvited> {
  const askedAt = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event || !(await isInvited(tx, id, user.id))) throw new CodedError('NOT_FOUND')
    stateAfter(event, 'ask', 'seller')
    if ((await countQuestions(tx, id, user.id)) >= MOST_OF_ONE) throw new CodedError('RATE_LIMITED')
    await insertQuestion(tx, { eventId: id, sellerId: user.id, question, askedAt })
    const who = user.company || `${user.firstName} ${user.lastName}`.trim()
    await tellMerchant(services, tx, event, {
      kind: 'quote_question',
      subject: `A question about “${event.title}”`,
      message: `${who} asks about your request “${event.title}”: “${question}” Your answer goes to all who were asked, without this name.`,
    })
  })
  return readInvited(services.db, user, id)
}

/**
 * Answers a question once; every provider who is asked reads question and answer, and nobody who asked.
 * @throws CodedError NOT_FOUND for another's request or question, or one with an answer; TRANSITION_REFUSED
 */
export const replyToQuestion = (
  services: Services,
  user: SessionUser,
  { id, questionId, answer }: { id: number; questionId: number; answer: string },
): Promise<SourcingBoard> =>
  takeOwnStep(services, user, { id, action: 'reply' }, async (tx, event) => {
    const kept = await keepReply(tx, { eventId: id, questionId }, { answer, answeredAt: services.clock.now() })
    if (!kept) throw new CodedError('NOT_FOUND')
    const { company } = event.profile
    const message = `${company} answered a question about its request “${event.title}”. “${kept.question}” ${company}: “${answer}”`
    await tellProviders(services, tx, event, {
      kind: 'quote_reply',
      subject: `${company} answered a question`,
      told: (await invitedSellers(tx, id)).map((seller) => ({ ...seller, message })),
    })
    return { note: kept.question }
  })
