import type { JobDefinition } from '../../../../platform/jobs'
import { keepAgreement } from '../operations/keep-agreement'
import { PRINT_AGREEMENT } from './job-names'

/** Prints what was agreed soon after the purchase, outside of its transaction. */
export const printAgreementJob: JobDefinition = {
  name: PRINT_AGREEMENT,
  async run(services, payload) {
    await keepAgreement(services, Number(payload.orderId))
  },
}
