import { type ArrivalSlot, slotProblem, takesArrivals } from '@stackyard/shared/domain/arrival-process'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { ArrivalAction } from '@stackyard/shared/reference/arrival-states'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { tellOfArrival } from '../arrival-news'
import {
  type ArrivalRow,
  type ArrivalStep,
  lockArrival,
  lockServedOrder,
  moveArrival,
  type ServedOrder,
} from '../repository'

export type PersonStep = {
  place: { id: number; arrivalId: number }
  action: ArrivalAction
  actor: 'customer' | 'seller'
  note?: string
  /** The slot that holds from now on. */
  slot?: ArrivalSlot
  patch?: ArrivalStep['patch']
  /** What is written in the same transaction once the arrival has moved. */
  besides?: (tx: Tx, row: ArrivalRow) => Promise<void>
}

/**
 * One step of a person on an arrival of their reservation; the other side is told.
 * @throws CodedError NOT_FOUND for another's, TRANSITION_REFUSED when it is not open or the reservation takes none,
 * VALIDATION_FAILED for a slot outside of the term.
 */
export const takeStep = (services: Services, user: SessionUser, step: PersonStep): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const { place, action, actor, note = '', slot, patch, besides } = step
    const order = await lockServedOrder(tx, place.id)
    const partyId = actor === 'customer' ? order?.customerId : order?.sellerId
    const row = partyId === user.id ? await lockArrival(tx, place.id, place.arrivalId) : undefined
    if (!order || !row) throw new CodedError('NOT_FOUND')
    if (!takesArrivals(order))
      throw new CodedError('TRANSITION_REFUSED', { message: 'This reservation takes no arrivals now.' })
    const now = services.clock.now()
    if (slot) assertSlot(slot, order, now)
    const given = { action, actor, userId: user.id, now, note, patch: { ...patch, ...slot } }
    const moved = await moveArrival(tx, row, given)
    await besides?.(tx, moved)
    await tellOfArrival(services, tx, moved, order, { action, note })
  })

function assertSlot(slot: ArrivalSlot, order: ServedOrder, now: Date): void {
  const problem = slotProblem(slot, order, dayOf(now))
  if (problem) throw new CodedError('VALIDATION_FAILED', { issues: [problem] })
}
