import { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { JobDefinition } from '../../../../platform/jobs'
import { RFP_SENT } from '../../merchant'
import { askFromRfp } from '../operations/ask-from-rfp'

/** A request for proposal that went to a warehouse is a request for a quote, like any other in the lists of both sides. */
export const askFromRfpJob: JobDefinition = {
  name: RFP_SENT,
  run: (services, { merchantId, warehouseId, space }) =>
    askFromRfp(services, {
      merchantId: Number(merchantId),
      warehouseId: Number(warehouseId),
      space: RfpSpace.safeParse(space).data ?? null,
    }),
}
