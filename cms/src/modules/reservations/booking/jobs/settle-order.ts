import type { JobDefinition } from '../../../../platform/jobs'
import { settleOrder } from '../operations/settle-order'
import { SETTLE_ORDER } from './job-names'

/** Settles the money of one order that its request left in flight; tried again until the outcome is known. */
export const settleOrderJob: JobDefinition = {
  name: SETTLE_ORDER,
  async run(services, payload) {
    await settleOrder(services, Number(payload.orderId))
  },
}
