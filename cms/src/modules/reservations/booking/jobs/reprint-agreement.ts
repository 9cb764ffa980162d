import type { JobDefinition } from '../../../../platform/jobs'
import { reprintAgreement } from '../operations/reprint-agreement'
import { REPRINT_AGREEMENT } from './job-names'

export const reprintAgreementJob: JobDefinition = {
  name: REPRINT_AGREEMENT,
  run: (services, payload) => reprintAgreement(services, Number(payload.orderId)),
}
