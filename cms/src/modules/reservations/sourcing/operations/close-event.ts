import { sourcingReasons, type SourcingReason } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { endQuotes, lockQuotesOf, type QuoteRow } from '../../quote'
import type { EventRow } from '../repository'
import { tellEnded } from '../tell-ended'
import { takeOwnStep } from './take-step'

/** A courteous no to the providers of these quotes. */
export const tellDeclined = (
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  event: EventRow,
  rows: readonly QuoteRow[],
  reason: string,
): Promise<void> =>
  tellEnded(services, tx, event, rows, {
    kind: 'quote_decline',
    subject: `${event.profile.company} has decided on its request`,
    say: (warehouses) =>
      `Thank you for your time. ${event.profile.company} won’t continue with ${warehouses || 'your warehouse'} for its request “${event.title}”. They wrote: “${reason}”`,
  })

/**
 * Ends a request without an award for what is left of it; open quotes are declined with the reason.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED
 */
export const closeEvent = (
  services: Services,
  user: SessionUser,
  { id, reason }: { id: number; reason: SourcingReason },
): Promise<SourcingBoard> =>
  takeOwnStep(services, user, { id, action: 'close' }, async (tx, event) => {
    const quotes = (await lockQuotesOf(tx, id)).filter(({ chosenAt }) => chosenAt === null)
    const note = sourcingReasons[reason]
    const ended = await endQuotes(services, tx, quotes, { actor: 'customer', userId: user.id, note })
    await tellDeclined(services, tx, event, ended, note)
    return { note }
  })
