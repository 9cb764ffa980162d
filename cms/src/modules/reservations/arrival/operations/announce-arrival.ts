import { slotProblem, takesAnnouncements } from '@stackyard/shared/domain/arrival-process'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { MOST_OPEN_ARRIVALS } from '@stackyard/shared/reference/arrival-states'
import type { ArrivalAnnouncement } from '@stackyard/shared/schema/arrival-input'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { tellOfArrival } from '../arrival-news'
import { countOpenArrivals, insertArrival, lockServedOrder } from '../repository'

/**
 * A customer's announcement of goods for an accepted reservation; the warehouse is told.
 * @throws CodedError NOT_FOUND for anybody else, TRANSITION_REFUSED while the reservation takes none, VALIDATION_FAILED
 * for a slot outside of the term.
 */
export const announceArrival = (services: Services, user: SessionUser, input: ArrivalAnnouncement): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const { id: orderId, ...announced } = input
    const order = await lockServedOrder(tx, orderId)
    if (order?.customerId !== user.id) throw new CodedError('NOT_FOUND')
    if (!takesAnnouncements(order.status))
      throw new CodedError('TRANSITION_REFUSED', { message: 'This reservation takes no arrivals now.' })
    const now = services.clock.now()
    const problem = slotProblem(announced, order, dayOf(now))
    if (problem) throw new CodedError('VALIDATION_FAILED', { issues: [problem] })
    if ((await countOpenArrivals(tx, orderId)) >= MOST_OPEN_ARRIVALS)
      throw new CodedError('TRANSITION_REFUSED', {
        message: `${MOST_OPEN_ARRIVALS} arrivals are open already. Cancel one, or wait until one has come.`,
      })
    const { sellerId, warehouseId } = order
    const row = await insertArrival(
      tx,
      { ...announced, orderId, sellerId, warehouseId, createdAt: now },
      { actor: 'customer', userId: user.id, now, note: announced.note },
    )
    await tellOfArrival(services, tx, row, order, { action: 'announce', note: announced.note })
  })
