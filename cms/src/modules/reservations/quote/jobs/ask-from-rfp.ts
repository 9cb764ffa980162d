import { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { JobDefinition } from '../../../../platform/jobs'
import { RFP_SENT } from '../../merchant'
import { askFromRfp } from '../operations/ask-from-rfp'

/** A request for proposal that went to a warehouse or a company is a request for a quote, like any other in the lists of both sides. */
export const askFromRfpJob: JobDefinition = {
  name: RFP_SENT,
  // Jobs of the release before name no seller; theirs went to warehouses.
  run: (services, { merchantId, warehouseId, sellerId, space }) =>
    askFromRfp(services, {
      merchantId: Number(merchantId),
      of: warehouseId ? { warehouseId: Number(warehouseId) } : { sellerId: Number(sellerId) },
      space: RfpSpace.safeParse(space).data ?? null,
    }),
}
