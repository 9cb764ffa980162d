import type { SourcingWeights } from '@stackyard/shared/reference/sourcing-terms'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { lockEvent, updateEvent } from '../repository'
import { readBoard } from './read-event'

/** Saves how much each criterion counts, in any state of the request. @throws CodedError NOT_FOUND for another's */
export async function weighCriteria(
  services: Services,
  user: SessionUser,
  { id, weights }: { id: number; weights: SourcingWeights },
): Promise<SourcingBoard> {
  await withTransaction(services.db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event || event.customerId !== user.id) throw new CodedError('NOT_FOUND')
    await updateEvent(tx, id, { weights })
  })
  return readBoard(services.db, user, id, services.clock.now())
}
