import type { WalletSubscription } from '@stackyard/shared/schema/wallet'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findLiveSubscription, findSubscription, findSubscriptionByStripeId } from '../repository'
import { toSubscription } from '../to-wallet'
import { followWalletSubscription } from './follow-subscription'

/** A person's live monthly top-up, or null. */
export const readActiveSubscription = async ({ db }: Services, userId: number): Promise<WalletSubscription | null> =>
  toSubscription(await findLiveSubscription(db, userId))

/**
 * Ends a monthly top-up at once: nothing more is charged, and credit that was paid stays. `id` is ours or
 * Stripe's. Answers what is live then: null.
 * @throws CodedError NOT_FOUND for another's or one that has ended, PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function cancelSubscription(
  services: Services,
  userId: number,
  id: string,
): Promise<WalletSubscription | null> {
  const row = /^\d{1,9}$/.test(id)
    ? await findSubscription(services.db, Number(id))
    : await findSubscriptionByStripeId(services.db, id)
  const stripeId = row?.stripeSubscriptionId
  const isLive = row?.status === 'active' || row?.status === 'past_due'
  if (!row || row.userId !== userId || !stripeId || !isLive) throw new CodedError('NOT_FOUND')
  await endAtStripe(services, stripeId)
  return readActiveSubscription(services, userId)
}

/** Ends a subscription at Stripe and writes that down. */
export async function endAtStripe(services: Services, stripeId: string): Promise<void> {
  const current = await callStripe(() => services.stripe.subscriptions.retrieve(stripeId))
  if (current.status !== 'canceled') await callStripe(() => services.stripe.subscriptions.cancel(stripeId))
  await followWalletSubscription(services, stripeId)
}
