import type { Membership } from '@stackyard/shared/schema/plan'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { scheduleSettling } from '../job-names'
import { findLastChange, findLive, insertChange, isChanging, lockPlanOf } from '../repository'
import { readMembership } from './read-membership'
import { settlePlanChange } from './settle-plan-change'

/**
 * Returns a person to the free plan when the time they paid for ends; at once when its payment has failed. It
 * is a change of plan like any other, so that of a cancellation and an upgrade at once one wins. Asking again changes
 * nothing.
 * @throws CodedError CONFLICT without a subscription, PLAN_CHANGE_PENDING, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelPlan(services: Services, userId: number): Promise<Membership> {
  const changeId = await withTransaction(services.db, (tx) => beginEnding(services, tx, userId))
  if (changeId !== null) await settlePlanChange(services, changeId)
  return readMembership(services, userId)
}

/** The pending change that is to end the plan; null when it ends already. */
async function beginEnding(services: Services, tx: Tx, userId: number): Promise<number | null> {
  await lockPlanOf(tx, userId)
  if (await isChanging(tx, userId)) throw new CodedError('PLAN_CHANGE_PENDING')
  const live = await findLive(tx, userId)
  if (!live) throw new CodedError('CONFLICT', { message: 'You pay for no plan, so there is nothing to cancel.' })
  if (live.cancelAtPeriodEnd && live.status === 'active') return null
  const last = await findLastChange(tx, live.stripeSubscriptionId)
  if (!last) throw new Error(`subscription ${live.stripeSubscriptionId} was made by no change`)
  const { paymentType, paymentMethod } = last
  const { isAnnual, stripeSubscriptionId } = live
  const terms = { planId: 'free' as const, amountCents: 0, isAnnual, paymentType, paymentMethod, stripeSubscriptionId }
  const change = await insertChange(tx, { userId, ...terms })
  if (!change) throw new CodedError('PLAN_CHANGE_PENDING')
  await scheduleSettling(services, tx, change.id)
  return change.id
}
