import type { SessionUser } from '@stackyard/shared/schema/user'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { createLocalReq } from 'payload'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { smallestTotalPallets } from '../../../reservations/booking'
import { findListingId, findOwner, readListing } from '../repository'
import { toWarehouseRecord } from '../to-warehouse-record'

/** The whole record for its editor form, by id, url or slug. @throws CodedError NOT_FOUND for everybody but owner and admin */
export async function readListingRecord(
  services: Services,
  reader: Pick<SessionUser, 'id' | 'userType'>,
  key: string,
): Promise<WarehouseRecord> {
  const id = await findListingId(services.db, key)
  if (id === null) throw new CodedError('NOT_FOUND')
  const doc = await readListing(await createLocalReq({}, services.payload), id)
  if (reader.userType !== 'admin' && doc.seller !== reader.id) throw new CodedError('NOT_FOUND')
  return toWarehouseRecord(doc, {
    sellerType: (await findOwner(services.db, doc.seller))?.type ?? 'seller',
    smallestTotalPallets: await smallestTotalPallets(services.db, id, services.clock.now()),
  })
}
