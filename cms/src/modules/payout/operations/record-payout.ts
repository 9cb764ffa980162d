import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { notifyAdmins, notifyUser } from '../../notification'
import { schedulePayout } from '../job-names'
import { bookReversal, bookTransfer } from '../payout-ledger'
import { lockPaidOrder, lockPayoutOf, type PayoutRow, updatePayout } from '../repository'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const atRest = { inFlightSince: null, failure: null }

const mail = (subject: string) => ({ subject, path: '/settings#payouts' })

/** The transfer stands. A payout that was asked back meanwhile is reversed next. */
export const recordPaid = (
  services: Services,
  seen: PayoutRow,
  transfer: { id: string; destination: string },
): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockPaidOrder(tx, seen.orderId)
    const row = await lockPayoutOf(tx, seen.orderId)
    if (!order || row?.state !== 'sending') return
    const now = services.clock.now()
    const state = row.recalledAt ? ('reversing' as const) : ('paid' as const)
    const patch = {
      ...atRest,
      state,
      paidAt: now,
      transferId: transfer.id,
      accountId: transfer.destination,
      attempts: 0,
    }
    await updatePayout(tx, row.id, { ...patch, nextTryAt: now })
    await bookTransfer(tx, row, transfer.id)
    if (row.recalledAt) return schedulePayout(services, tx, row.id)
    const amount = formatCents(row.amountCents - row.feeCents)
    const message = text('notification.payout_sent', { amount, number: `#${row.orderId}`, warehouse: order.warehouse })
    const data = { transactionId: row.orderId }
    await notifyUser(services.jobs, tx, {
      userId: row.sellerId,
      kind: 'payout_sent',
      message,
      data,
      mail: mail(text('mail.payout_sent.subject', { amount })),
    })
  })

/** The whole transfer came back, asked for by us or by hand at the provider. */
export const recordReversed = (services: Services, seen: PayoutRow, reversalId: string | null): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockPaidOrder(tx, seen.orderId)
    const row = await lockPayoutOf(tx, seen.orderId)
    if (!row?.transferId || (row.state !== 'reversing' && row.state !== 'paid')) return
    await updatePayout(tx, row.id, { ...atRest, state: 'reversed', reversedAt: services.clock.now(), reversalId })
    await bookReversal(tx, row, row.transferId)
    const amount = formatCents(row.amountCents - row.feeCents)
    const message = text('notification.payout_reversed', { amount, number: `#${row.orderId}` })
    await notifyUser(services.jobs, tx, {
      userId: row.sellerId,
      kind: 'payout_reversed',
      message,
      data: { transactionId: row.orderId },
      mail: mail(text('mail.payout_reversed.subject', { amount })),
    })
    if (!row.recalledAt) await notifyAdmins(services.jobs, tx, { kind: 'payout_reversed', message, data: {} })
  })

/**
 * The provider refused, so nothing moved: the try counts, the next one is later and has a key of its own. The admins are
 * told of the first.
 */
export const recordRefused = (services: Services, seen: PayoutRow, failure: string): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockPaidOrder(tx, seen.orderId)
    const row = await lockPayoutOf(tx, seen.orderId)
    if (!row || row.state !== seen.state || row.attempts !== seen.attempts) return
    const wait = row.attempts < 3 ? HOUR_MS : DAY_MS
    const nextTryAt = new Date(services.clock.now().getTime() + wait)
    const patch = { inFlightSince: null, failure: failure.slice(0, 300), attempts: row.attempts + 1, nextTryAt }
    if (row.state === 'reversing') await updatePayout(tx, row.id, patch)
    else if (row.recalledAt) await updatePayout(tx, row.id, { ...patch, state: 'void' })
    else await updatePayout(tx, row.id, { ...patch, state: 'due' })
    if (row.attempts > 0) return
    const kind = row.state === 'reversing' ? ('payout_reversal_refused' as const) : ('payout_refused' as const)
    const message = text(`notification.${kind}`, { number: `#${row.orderId}`, reason: patch.failure })
    await notifyAdmins(services.jobs, tx, {
      kind,
      message,
      data: { transactionId: row.orderId },
      mail: { subject: text('mail.payout_refused.subject'), path: '/dashboard/transactions#reports' },
    })
  })
