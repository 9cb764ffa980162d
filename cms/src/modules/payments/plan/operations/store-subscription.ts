import { isPlanId } from '@stackyard/shared/domain/plan-limits'
import { planDefaults } from '@stackyard/shared/reference/plans'
import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { notifyUser } from '../../../foundation/notification'
import {
  applyPlan,
  findBySubscription,
  findChange,
  lockPlanOf,
  saveSubscription,
  type SubscriptionRow,
} from '../repository'

type Status = SubscriptionRow['status']

/** A failed renewal keeps its plan while Stripe tries again; so does a first bank debit while it is on its way. */
const statusOf = ({ status }: Stripe.Subscription): Status => {
  if (status === 'past_due') return 'past_due'
  return ['active', 'trialing', 'incomplete'].includes(status) ? 'active' : 'ended'
}

/**
 * Writes what Stripe says of a subscription, the plan that follows from it, and tells the person what changed. An ended
 * one stays ended, whatever an older answer says. One that no change of ours made is left alone.
 */
export async function storeSubscription(services: Services, tx: Tx, seen: Stripe.Subscription): Promise<void> {
  const change = await findChange(tx, Number(seen.metadata['plan_change_id'] ?? 0))
  const item = seen.items.data[0]
  const planId = item?.price.metadata['plan_id']
  if (!change || !item || !isPlanId(planId)) return
  await lockPlanOf(tx, change.userId)
  const before = await findBySubscription(tx, seen.id)
  if (before?.status === 'ended') return
  const status = statusOf(seen)
  await saveSubscription(tx, {
    userId: change.userId,
    stripeSubscriptionId: seen.id,
    planId,
    isAnnual: item.price.recurring?.interval === 'year',
    amountCents: item.price.unit_amount ?? 0,
    status,
    paymentType: change.paymentType,
    paymentLabel: change.paymentMethod.label,
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: seen.cancel_at_period_end,
  })
  await applyPlan(tx, change.userId)
  await tell(services, tx, change.userId, planDefaults[planId].name, noticeOf(before, { planId, status }))
}

type News = 'started' | 'pastDue' | 'recovered' | 'ended'

function noticeOf(
  before: SubscriptionRow | undefined,
  after: Pick<SubscriptionRow, 'planId' | 'status'>,
): News | undefined {
  if (after.status === 'ended') return before ? 'ended' : undefined
  if (before?.planId !== after.planId) return 'started'
  if (before.status === after.status) return undefined
  return after.status === 'past_due' ? 'pastDue' : 'recovered'
}

async function tell(services: Services, tx: Tx, userId: number, plan: string, news: News | undefined): Promise<void> {
  if (!news) return
  await notifyUser(services.jobs, tx, {
    userId,
    kind: `plan_${news}`,
    message: text(`plan.notice.${news}`, { plan }),
    data: { plan },
    mail: { subject: text(`plan.notice.${news}.subject`, { plan }), path: '/settings#subscriptions' },
  })
}
