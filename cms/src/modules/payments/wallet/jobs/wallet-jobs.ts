import { CodedError } from '../../../../platform/coded-error'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import {
  RECONCILE_TOPUPS,
  RECONCILE_WALLET_SUBSCRIPTIONS,
  SETTLE_TOPUP,
  SETTLE_WALLET_SUBSCRIPTION,
} from '../job-names'
import { endAtStripe } from '../operations/cancel-subscription'
import { followTopupNow } from '../operations/follow-payment'
import { followWalletInvoice, followWalletSubscription } from '../operations/follow-subscription'
import { settleSubscription } from '../operations/settle-subscription'
import { settleTopup } from '../operations/settle-topup'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import {
  findLiveSubscription,
  findTopup,
  isActiveUser,
  listLiveSubscriptions,
  listOpenTopups,
  listPendingSubscriptions,
} from '../repository'

/** Requested by the account that is deactivated (account/hooks/end-payments). */
const END_WALLET_OF_INACTIVE = 'end-wallet-of-inactive'

const MINUTE_SECONDS = 60
/** How long a bank debit rests before it is read again, should its event have been lost. */
const PROCESSING_MINUTES = 60

const isRefusal = (error: unknown): boolean =>
  error instanceof CodedError && error.code !== 'PAYMENT_PROVIDER_UNAVAILABLE'

/** Runs one step for each id; one that fails does not hold up the others. */
async function forEach<T>(services: Services, items: readonly T[], step: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items)
    await step(item).catch((error: unknown) => {
      if (!isRefusal(error)) services.log.error({ err: error, item }, 'a top-up of a wallet stays open')
    })
}

export const settleTopupJob: JobDefinition = {
  name: SETTLE_TOPUP,
  run: async (services, payload) => void (await settleTopup(services, Number(payload.topupId))),
}

/** Makes a monthly top-up that its request left open; a refusal is an answer too. */
export const settleSubscriptionJob: JobDefinition = {
  name: SETTLE_WALLET_SUBSCRIPTION,
  run: (services, payload) =>
    settleSubscription(services, Number(payload.subscriptionId)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    }),
}

async function followById(services: Services, id: number): Promise<void> {
  const topup = await findTopup(services.db, id)
  if (topup) await followTopupNow(services, topup)
}

/** Every minute: what has been open for over a minute, since a worker that died holds its job for hours. */
export const reconcileTopupsJob: JobDefinition = {
  name: RECONCILE_TOPUPS,
  cron: '* * * * *',
  async run(services, payload) {
    const seconds = Number(payload.olderThanSeconds ?? MINUTE_SECONDS)
    const before = (count: number) => new Date(services.clock.now().getTime() - count * 1000)
    const pending = await listOpenTopups(services.db, 'pending', before(seconds))
    await forEach(services, pending, (id) => settleTopup(services, id))
    await forEach(services, await listPendingSubscriptions(services.db, before(seconds)), (id) =>
      settleSubscription(services, id),
    )
    const processing = await listOpenTopups(services.db, 'processing', before(seconds * PROCESSING_MINUTES))
    await forEach(services, processing, (id) => followById(services, id))
  },
}

/** Nightly: every live monthly top-up and its last paid months as Stripe has them, should their events have been lost. */
export const reconcileSubscriptionsJob: JobDefinition = {
  name: RECONCILE_WALLET_SUBSCRIPTIONS,
  cron: '47 2 * * *',
  async run(services) {
    await forEach(
      services,
      await listLiveSubscriptions(services.db),
      async ({ stripeSubscriptionId: subscription }) => {
        const paid = await callStripe(() => services.stripe.invoices.list({ subscription, status: 'paid', limit: 12 }))
        for (const { id } of paid.data) await followWalletInvoice(services, id)
        await followWalletSubscription(services, subscription)
      },
    )
  },
}

/** Nothing more is charged for an account that was deactivated. */
export const endWalletOfInactiveJob: JobDefinition = {
  name: END_WALLET_OF_INACTIVE,
  async run(services, payload) {
    const userId = Number(payload.userId)
    if (await isActiveUser(services.db, userId)) return
    const live = await findLiveSubscription(services.db, userId)
    if (live?.stripeSubscriptionId) await endAtStripe(services, live.stripeSubscriptionId)
  },
}
