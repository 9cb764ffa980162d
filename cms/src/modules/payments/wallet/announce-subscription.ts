import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyUser } from '../../foundation/notification'
import type { WalletSubscriptionRow } from './repository'

/** Notifies a seller whose monthly top-up ended without them, or whose payment failed. */
export async function announceSubscription(
  { jobs }: Services,
  tx: Tx,
  before: WalletSubscriptionRow,
  status: WalletSubscriptionRow['status'],
): Promise<void> {
  const isNews =
    (status === 'past_due' || status === 'ended') && before.status !== status && before.status !== 'pending'
  if (!isNews) return
  const kind = status === 'past_due' ? 'monthlyFailed' : 'monthlyEnded'
  const params = { amount: formatCents(before.amountCents), method: before.paymentMethod.label }
  await notifyUser(jobs, tx, {
    userId: before.userId,
    kind: `wallet_${kind}`,
    message: text(`wallet.notice.${kind}`, params),
    data: { amountCents: before.amountCents },
    mail: { subject: text(`wallet.notice.${kind}.subject`), path: '/dashboard/wallet' },
  })
}
