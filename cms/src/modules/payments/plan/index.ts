import type { Contract } from '@stackyard/shared/contract/index'
import type { JobDefinition } from '../../../platform/jobs'
import type { Procedures } from '../../../platform/procedure'
import { onStripeObject } from '../../../platform/stripe-object-handlers'
import { onRemovePaymentMethod } from '../payment'
import {
  endPlanOfInactiveJob,
  followPlanInvoiceJob,
  reconcilePlanChangesJob,
  reconcileSubscriptionsJob,
  settlePlanChangeJob,
} from './jobs/plan-jobs'
import { followInvoice, followSubscription } from './operations/follow-plan'
import { keepPlanMethod } from './operations/keep-plan-method'
import { cancelOwnPlan } from './procedures/cancel-plan'
import { getPlan } from './procedures/get-plan'
import { getSubscription } from './procedures/get-subscription'
import { grantPlanAsAdmin } from './procedures/grant-plan'
import { listPaidPlans, listPlans } from './procedures/list-plans'
import { upgradeOwnPlan } from './procedures/upgrade-plan'

export { assertMayAddListing } from './operations/assert-may-add-listing'
export { checkPlans } from './operations/check-plans'
export { readMembership } from './operations/read-membership'
export { readPlans } from './plan-catalog'

onStripeObject('sub_', (services, id) => followSubscription(services, id))
onStripeObject('in_', followInvoice)
onRemovePaymentMethod(keepPlanMethod)

export const jobs: JobDefinition[] = [
  settlePlanChangeJob,
  followPlanInvoiceJob,
  reconcilePlanChangesJob,
  reconcileSubscriptionsJob,
  endPlanOfInactiveJob,
]

export const procedures = {
  plans: { list: listPlans, get: getPlan, upgrade: upgradeOwnPlan, cancel: cancelOwnPlan },
  planPayment: { plans: listPaidPlans, subscription: getSubscription },
  adminPlan: { upgrade: grantPlanAsAdmin },
} satisfies Procedures<Pick<Contract, 'plans' | 'planPayment' | 'adminPlan'>>
