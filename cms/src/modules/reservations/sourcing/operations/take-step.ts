import { sourcingTransition } from '@stackyard/shared/domain/sourcing-process'
import type { SourcingAction, SourcingActor } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { type EventRow, lockEvent, recordStep, updateEvent } from '../repository'
import { readBoard } from './read-event'

const states = {
  draft: 'it is a draft.',
  open: 'it is open.',
  awarded: 'a quote was chosen.',
  closed: 'it is closed.',
  expired: 'its time is over.',
} as const

/**
 * Where an action leads. `lotsLeft` is how many lots have no award then.
 * @throws CodedError FORBIDDEN when the actor never may, TRANSITION_REFUSED when not now
 */
export function stateAfter(
  event: EventRow,
  action: SourcingAction,
  actor: SourcingActor,
  lotsLeft = 0,
): EventRow['state'] {
  const result = sourcingTransition(event.state, action, actor, lotsLeft)
  if (result.ok) return result.to
  if (result.reason === 'NOT_ALLOWED') throw new CodedError('FORBIDDEN')
  throw new CodedError('TRANSITION_REFUSED', {
    message: `This can’t be done with the request any more: ${states[event.state]}`,
  })
}

/** What becomes of the row in a state. */
export const patchOf = (event: EventRow, state: EventRow['state'], now: Date): Partial<EventRow> => ({
  state,
  ...(state === 'open' && event.openedAt === null ? { openedAt: now } : {}),
  ...(state === 'draft' || state === 'open' ? {} : { endedAt: now }),
})

/** What a step does, and what the history says of it. */
type Work = (tx: Tx, event: EventRow) => Promise<{ note?: string; lotsLeft?: number }>

/**
 * One step of a request by its merchant with its history and audit entry, in one transaction. Answers the board.
 * @throws CodedError NOT_FOUND for another's, and those of `stateAfter`
 */
export async function takeOwnStep(
  services: Services,
  user: SessionUser,
  { id, action }: { id: number; action: SourcingAction },
  work: Work,
): Promise<SourcingBoard> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event || event.customerId !== user.id) throw new CodedError('NOT_FOUND')
    stateAfter(event, action, 'customer')
    const { note = '', lotsLeft = 0 } = await work(tx, event)
    const state = stateAfter(event, action, 'customer', lotsLeft)
    if (state !== event.state) await updateEvent(tx, id, patchOf(event, state, now))
    await recordStep(tx, id, { action, actor: 'customer', userId: user.id, at: now, note })
    await recordAudit(tx, {
      actorId: user.id,
      action: `sourcing.${action}`,
      subjectKind: 'user',
      subjectId: event.customerId,
      changes: { request: [null, id], state: [event.state, state] },
    })
  })
  return readBoard(services.db, user, id, now)
}
