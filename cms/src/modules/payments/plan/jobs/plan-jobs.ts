import { CodedError } from '../../../../platform/coded-error'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import {
  END_PLAN_OF_INACTIVE,
  FOLLOW_PLAN_INVOICE,
  RECONCILE_PLAN_CHANGES,
  RECONCILE_SUBSCRIPTIONS,
  SETTLE_PLAN_CHANGE,
} from '../job-names'
import { endPlanOfInactive } from '../operations/end-plan-of-inactive'
import { bookPaidInvoices, followInvoice, followSubscription } from '../operations/follow-plan'
import { settlePlanChange } from '../operations/settle-plan-change'
import { listLiveSubscriptions, listPendingChanges } from '../repository'

const MINUTE_SECONDS = 60
const isRefusal = (error: unknown): boolean =>
  error instanceof CodedError && error.code !== 'PAYMENT_PROVIDER_UNAVAILABLE'

/** Settles a change that its request left open; a refusal is an answer too. */
export const settlePlanChangeJob: JobDefinition = {
  name: SETTLE_PLAN_CHANGE,
  run: (services, payload) =>
    settlePlanChange(services, Number(payload.changeId)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    }),
}

export const followPlanInvoiceJob: JobDefinition = {
  name: FOLLOW_PLAN_INVOICE,
  run: (services, payload) => followInvoice(services, String(payload.invoiceId)),
}

/** Every minute: what has been open for over a minute, since a worker that died keeps its job locked for hours. */
export const reconcilePlanChangesJob: JobDefinition = {
  name: RECONCILE_PLAN_CHANGES,
  cron: '* * * * *',
  async run(services, payload) {
    const age = Number(payload.olderThanSeconds ?? MINUTE_SECONDS) * 1000
    for (const id of await listPendingChanges(services.db, new Date(services.clock.now().getTime() - age)))
      await settlePlanChange(services, id).catch((error: unknown) => {
        if (!isRefusal(error)) services.log.error({ err: error, changeId: id }, 'a change of plan stays open')
      })
  },
}

export const endPlanOfInactiveJob: JobDefinition = {
  name: END_PLAN_OF_INACTIVE,
  run: (services, payload) => endPlanOfInactive(services, Number(payload.userId)),
}

async function reread(services: Services, id: string): Promise<void> {
  await bookPaidInvoices(services, id)
  await followSubscription(services, id)
}

/** Nightly: every running subscription as Stripe has it, should its news have been lost. */
export const reconcileSubscriptionsJob: JobDefinition = {
  name: RECONCILE_SUBSCRIPTIONS,
  cron: '41 2 * * *',
  async run(services) {
    for (const id of await listLiveSubscriptions(services.db))
      await reread(services, id).catch((error: unknown) =>
        services.log.error({ err: error, subscriptionId: id }, 'a subscription could not be read'),
      )
  },
}
