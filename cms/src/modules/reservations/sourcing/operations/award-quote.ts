import { sourcingReasons } from '@stackyard/shared/reference/sourcing-terms'
import type { AwardInput } from '@stackyard/shared/schema/sourcing'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { acceptChosen, endQuotes, lockQuotesOf } from '../../quote'
import { chooseQuote, lotsOf } from '../repository'
import { tellDeclined } from './close-event'
import { takeOwnStep } from './take-step'

/**
 * Chooses one quote of a lot: its price is fixed until it expires. The others of the lot are declined with the reason, and
 * learn neither who was chosen nor at what price. The last lot's award ends the request.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED, CONFLICT for an offer that is not the latest
 */
export function awardQuote(
  services: Services,
  user: SessionUser,
  { id, quoteId, revision, reason }: AwardInput,
): Promise<SourcingBoard> {
  return takeOwnStep(services, user, { id, action: 'award' }, async (tx, event) => {
    const lots = await lotsOf(tx, id)
    const quotes = await lockQuotesOf(tx, id)
    const row = quotes.find((quote) => quote.id === quoteId)
    const lot = lots.find(({ number }) => number === row?.lot)
    if (!row || !lot) throw new CodedError('NOT_FOUND')
    if (lot.quoteId !== null)
      throw new CodedError('TRANSITION_REFUSED', { message: 'You have chosen a quote for this need already.' })
    await acceptChosen(services, tx, user, { row, revision })
    await chooseQuote(tx, id, lot.number, quoteId)
    const others = quotes.filter((quote) => quote.lot === lot.number && quote.id !== quoteId)
    const note = sourcingReasons[reason]
    const ended = await endQuotes(services, tx, others, { actor: 'customer', userId: user.id, note })
    await tellDeclined(services, tx, event, ended, note)
    const lotsLeft = lots.filter((other) => other.quoteId === null && other.number !== lot.number).length
    return { lotsLeft, note: `Need ${lot.number}. ${note}` }
  })
}
