import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

export const SETTLE_PLAN_CHANGE = 'settle-plan-change'
export const FOLLOW_PLAN_INVOICE = 'follow-plan-invoice'
export const RECONCILE_PLAN_CHANGES = 'reconcile-plan-changes'
export const RECONCILE_SUBSCRIPTIONS = 'reconcile-subscriptions'
/** Asked for by the account that is deactivated (account/hooks/end-payments). */
export const END_PLAN_OF_INACTIVE = 'end-plan-of-inactive'

/** How long a request has to settle its own change before the job does it. */
const SETTLE_AFTER_MS = 60_000

/** Makes sure that a change under way is settled even if this process ends now. */
export const scheduleSettling = ({ jobs, clock }: Services, tx: Tx, changeId: number): Promise<void> =>
  jobs.add(
    tx,
    SETTLE_PLAN_CHANGE,
    { changeId },
    { key: `settle-plan-change:${changeId}`, runAt: new Date(clock.now().getTime() + SETTLE_AFTER_MS) },
  )

/** Books an invoice of Stripe's once it is paid; the webhook tells too, this does not depend on it. */
export const scheduleInvoice = ({ jobs }: Services, tx: Tx, invoiceId: string): Promise<void> =>
  jobs.add(tx, FOLLOW_PLAN_INVOICE, { invoiceId }, { key: `follow-plan-invoice:${invoiceId}` })
