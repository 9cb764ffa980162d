import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedures } from '../../../platform/procedure'
import { onPaymentIntent } from '../../payments/payment'
import { followCharge } from './operations/settle-installment'
import { list, pay } from './procedures/serve-installments'

export { checkInstallments } from './operations/check-installments'
export { cancelInstallments, planInstallments } from './operations/plan-installments'
export { readSettled, rescheduleInstallments, settledInstallments } from './operations/reschedule'
export { jobs } from './jobs/installment-jobs'

onPaymentIntent(followCharge)

export const procedures = { installment: { list, pay } } satisfies Procedures<Pick<Contract, 'installment'>>
