import { text } from '@stackyard/shared/messages/text'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { writeFresh } from '../../../../platform/write-fresh'
import { notifyUser } from '../../../foundation/notification'
import { lockAccountByStripe, updateAccount, versionOfAccount } from '../repository'

const isReady = (account: Stripe.Account): boolean =>
  account.capabilities?.transfers === 'active' && account.payouts_enabled

/**
 * Fetches a seller's account and writes what is true now; the seller is told when it becomes ready and when it is so no
 * longer. An account that is nobody's is left alone.
 */
export async function followAccount(services: Services, accountId: string): Promise<void> {
  await writeFresh(services.db, {
    lock: (tx) => lockAccountByStripe(tx, accountId),
    version: (db) => versionOfAccount(db, accountId),
    fetch: () => callStripe(() => services.stripe.accounts.retrieve(accountId)),
    write: (tx, account) => storeAccount(services, tx, account),
  })
}

async function storeAccount(services: Services, tx: Tx, account: Stripe.Account): Promise<void> {
  const before = await lockAccountByStripe(tx, account.id)
  if (!before) return
  const after = {
    isReady: isReady(account),
    isSubmitted: account.details_submitted,
    requirements: account.requirements?.currently_due ?? [],
  }
  await updateAccount(tx, account.id, after)
  if (after.isReady === before.isReady) return
  const kind = after.isReady ? ('payout_account_ready' as const) : ('payout_account_blocked' as const)
  await notifyUser(services.jobs, tx, {
    userId: before.userId,
    kind,
    message: text(`notification.${kind}`),
    data: {},
    mail: { subject: text(`mail.${kind}.subject`), path: '/settings#payouts' },
  })
}
