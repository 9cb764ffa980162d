import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { notifyAdmins, notifyUser } from '../../foundation/notification'
import type { Topup } from './repository'
import { creditCents } from './wallet-ledger'

type News = 'credited' | 'failed' | 'takenBack'

/** What a seller does not know yet: a card's answer is in the reply to their own call, a bank's comes days later. */
function newsOf(before: Topup, after: Topup): News | null {
  if (creditCents(after) < creditCents(before)) return 'takenBack'
  if (before.state !== 'processing' && before.subscriptionId === null) return null
  if (after.state === 'credited' && before.state !== 'credited') return 'credited'
  return after.state === 'failed' && before.state !== 'failed' ? 'failed' : null
}

/** Notifies the seller of what became of a top-up, and every admin of a payment that was reversed. */
export async function announceTopup({ jobs }: Services, tx: Tx, before: Topup, after: Topup): Promise<void> {
  const news = newsOf(before, after)
  if (!news) return
  const cents = news === 'takenBack' ? creditCents(before) - creditCents(after) : after.amountCents
  const params = { amount: formatCents(cents), method: after.paymentMethod.label }
  const data = { topupId: after.id, amountCents: cents }
  await notifyUser(jobs, tx, {
    userId: after.userId,
    kind: `wallet_${news}`,
    message: text(`wallet.notice.${news}`, params),
    data,
    mail: { subject: text(`wallet.notice.${news}.subject`, params), path: '/dashboard/wallet' },
  })
  if (news !== 'takenBack') return
  const message = text('wallet.notice.takenBack.admin', { ...params, user: after.userId })
  await notifyAdmins(jobs, tx, { kind: 'wallet_taken_back', message, data: { ...data, userId: after.userId } })
}
