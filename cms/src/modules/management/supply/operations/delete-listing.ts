import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { assertRemovable, inRecordTransaction, removeRecord } from '../../../listings/listing'
import { lockListing } from '../repository'

/** What a deletion answers with: readers look for either count above zero. */
export type Deletion = { modifiedCount: number; deletedCount: number }

/**
 * Takes a listing away for everybody; the record is kept in the trash. Another's answers like a missing one.
 * @throws CodedError NOT_FOUND; LISTING_IN_USE while space of it is held or sold
 */
export async function deleteListing(
  services: Services,
  actor: Pick<SessionUser, 'id' | 'userType'>,
  id: number,
): Promise<Deletion> {
  return inRecordTransaction(
    services,
    async (req, tx) => {
      const held = await lockListing(tx, id)
      if (!held || (actor.userType !== 'admin' && held.sellerId !== actor.id)) throw new CodedError('NOT_FOUND')
      await assertRemovable(tx, id)
      await removeRecord(req, tx, id, { actorId: actor.id, now: services.clock.now() })
      return { modifiedCount: 1, deletedCount: 0 }
    },
    { keepVersion: true },
  )
}
