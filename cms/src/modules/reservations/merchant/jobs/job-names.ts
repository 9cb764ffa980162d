import type { RfpSpace } from '@stackyard/shared/schema/merchant'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'

/** A merchant's request for proposal went to a warehouse or a company; the quotes do this job. */
export const RFP_SENT = 'rfp:sent'

/** Who asked which warehouse, or with a null `warehouseId` which company, and for how much where the wizard knows it. */
type SentRfp = { merchantId: number; warehouseId: number | null; sellerId: number; space: RfpSpace | null }

/** Has a request for a quote made once the request for proposal is committed; of several at once, one is made. */
export function scheduleAsking({ jobs }: Pick<Services, 'jobs'>, tx: Tx, sent: SentRfp): Promise<void> {
  const { merchantId, warehouseId, sellerId } = sent
  return jobs.add(tx, RFP_SENT, sent, { key: `${RFP_SENT}:${merchantId}:${warehouseId ?? `company-${sellerId}`}` })
}
