import type { WeightsInput } from '@stackyard/shared/schema/sourcing'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockEvent, updateEvent } from '../repository'
import { readBoard } from './read-event'

/**
 * Saves how much each criterion counts and the units of the compared order, in any state of the request.
 * @throws CodedError NOT_FOUND for another's
 */
export async function weighCriteria(
  services: Services,
  user: SessionUser,
  { id, weights, unitsPerOrder }: WeightsInput,
): Promise<SourcingBoard> {
  await withTransaction(services.db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event || event.customerId !== user.id) throw new CodedError('NOT_FOUND')
    await updateEvent(tx, id, { weights, ...(unitsPerOrder === undefined ? {} : { unitsPerOrder }) })
  })
  return readBoard(services.db, user, id, services.clock.now())
}
