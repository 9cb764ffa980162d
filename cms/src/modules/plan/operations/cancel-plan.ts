import type { Membership } from '@stackyard/shared/schema/plan'
import { callStripe } from '../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { findLive, isChanging } from '../repository'
import { readMembership } from './read-membership'
import { storeSubscription } from './store-subscription'

/**
 * Returns a person to the free plan (001 §4.4) when the time they paid for ends; at once when its payment has failed.
 * Asking again changes nothing.
 * @throws CodedError CONFLICT without a subscription, PLAN_CHANGE_PENDING, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelPlan(services: Services, userId: number): Promise<Membership> {
  const { db, stripe } = services
  if (await isChanging(db, userId)) throw new CodedError('PLAN_CHANGE_PENDING')
  const live = await findLive(db, userId)
  if (!live) throw new CodedError('CONFLICT', { message: 'You pay for no plan, so there is nothing to cancel.' })
  const id = live.stripeSubscriptionId
  const after = await callStripe(() =>
    live.status === 'past_due'
      ? stripe.subscriptions.cancel(id)
      : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  )
  await withTransaction(db, (tx) => storeSubscription(services, tx, after))
  return readMembership(services, userId)
}
