import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

export const SETTLE_TOPUP = 'settle-wallet-topup'
export const SETTLE_WALLET_SUBSCRIPTION = 'settle-wallet-subscription'
export const RECONCILE_TOPUPS = 'reconcile-wallet-topups'
export const RECONCILE_WALLET_SUBSCRIPTIONS = 'reconcile-wallet-subscriptions'

/** How long a request has to settle its own payment before the job does it. */
const SETTLE_AFTER_MS = 60_000

/** Makes sure that a payment under way is settled even if this process ends now. */
export const scheduleTopup = ({ jobs, clock }: Services, tx: Tx, topupId: number): Promise<void> =>
  jobs.add(
    tx,
    SETTLE_TOPUP,
    { topupId },
    { key: `${SETTLE_TOPUP}:${topupId}`, runAt: new Date(clock.now().getTime() + SETTLE_AFTER_MS) },
  )

/** The same for a monthly top-up. */
export const scheduleSubscription = ({ jobs, clock }: Services, tx: Tx, subscriptionId: number): Promise<void> =>
  jobs.add(
    tx,
    SETTLE_WALLET_SUBSCRIPTION,
    { subscriptionId },
    {
      key: `${SETTLE_WALLET_SUBSCRIPTION}:${subscriptionId}`,
      runAt: new Date(clock.now().getTime() + SETTLE_AFTER_MS),
    },
  )
