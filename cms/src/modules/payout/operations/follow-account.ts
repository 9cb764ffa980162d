import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import { callStripe } from '../../../integrations/stripe/call-stripe'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { notifyUser } from '../../notification'
import { lockAccountByStripe, updateAccount } from '../repository'

const isReady = (account: Stripe.Account): boolean =>
  account.capabilities?.transfers === 'active' && account.payouts_enabled

/**
 * Fetches a seller's account and writes what is true now; the seller is told when it becomes ready and when it is so no
 * longer. An account that is nobody's is left alone.
 */
export async function followAccount(services: Services, accountId: string): Promise<void> {
  const account = await callStripe(() => services.stripe.accounts.retrieve(accountId))
  const after = {
    isReady: isReady(account),
    isSubmitted: account.details_submitted,
    requirements: account.requirements?.currently_due ?? [],
  }
  await withTransaction(services.db, async (tx) => {
    const before = await lockAccountByStripe(tx, accountId)
    if (!before) return
    await updateAccount(tx, accountId, after)
    if (after.isReady === before.isReady) return
    const kind = after.isReady ? ('payout_account_ready' as const) : ('payout_account_blocked' as const)
    await notifyUser(services.jobs, tx, {
      userId: before.userId,
      kind,
      message: text(`notification.${kind}`),
      data: {},
      mail: { subject: text(`mail.${kind}.subject`), path: '/settings#payouts' },
    })
  })
}
