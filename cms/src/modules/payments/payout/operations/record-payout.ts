import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { notifyAdmins, notifyUser } from '../../../foundation/notification'
import { schedulePayout } from '../job-names'
import { bookReversal, bookTransfer, debtOf, reversibleOf, sentOf } from '../payout-ledger'
import { lockPaidOrder, lockPayoutOf, type PayoutRow, updatePayout } from '../repository'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const atRest = { inFlightSince: null, failure: null }

const mail = (subject: string) => ({ subject, path: '/settings#payouts' })

/**
 * The transfer stands, or (null) there is nothing left to send. A payout that was asked back meanwhile is reversed next.
 */
export const recordPaid = (
  services: Services,
  seen: PayoutRow,
  transfer: { id: string; destination: string } | null,
): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockPaidOrder(tx, seen)
    const row = await lockPayoutOf(tx, seen)
    if (!order || row?.state !== 'sending') return
    await writePaid(services, tx, row, { transfer, warehouse: order.warehouse })
  })

/** Writes and books a locked payout as sent, within the caller's transaction. */
export async function writePaid(
  services: Services,
  tx: Tx,
  row: PayoutRow,
  { transfer, warehouse }: { transfer: { id: string; destination: string } | null; warehouse: string },
): Promise<void> {
  const now = services.clock.now()
  const patch = { ...atRest, paidAt: now, transferId: transfer?.id ?? null, attempts: 0, nextTryAt: now }
  const accountId = transfer?.destination ?? row.accountId
  await updatePayout(tx, row.id, { ...patch, accountId, state: row.recalledAt ? 'reversing' : 'paid' })
  await bookTransfer(tx, row, transfer?.id ?? null)
  if (row.recalledAt) return schedulePayout(services, tx, row.id)
  const amount = formatCents(sentOf(row))
  const number = `#${row.orderId}`
  const kind = row.withheldCents > 0 ? ('payout_offset' as const) : ('payout_sent' as const)
  const message =
    kind === 'payout_offset'
      ? text('notification.payout_offset', { amount, number, withheld: formatCents(row.withheldCents) })
      : text('notification.payout_sent', { amount, number, warehouse })
  await notifyUser(services.jobs, tx, {
    userId: row.sellerId,
    kind,
    message,
    data: { transactionId: row.orderId },
    mail: mail(text('mail.payout_sent.subject', { amount })),
  })
}

/**
 * What was sent came back at the provider, asked for by us or by hand there. What is missing still, because it was kept
 * for older payouts and never sent, is made good out of later ones.
 */
export const recordReversed = (services: Services, seen: PayoutRow, reversalId: string | null): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockPaidOrder(tx, seen)
    const row = await lockPayoutOf(tx, seen)
    if (!row?.transferId || row.returnedCents > 0 || (row.state !== 'reversing' && row.state !== 'paid')) return
    const cents = row.recalledAt ? reversibleOf(row) : sentOf(row)
    const left = row.recalledAt ? debtOf(row) - cents : 0
    const end = left > 0 ? owing : { state: 'reversed' as const, failure: null }
    const at = services.clock.now()
    const came = { returnedCents: cents, reversalId, reversedAt: at, ...(left === 0 ? { feeReturnedAt: at } : {}) }
    await updatePayout(tx, row.id, { ...end, ...came, inFlightSince: null })
    await bookReversal(tx, row, cents, left === 0)
    await tellReversed(services, tx, row, cents)
  })

/** Owes what can't be taken back at the provider: it waits for later payouts. */
export const owing = { state: 'reversing' as const, failure: text('payout.owed') }

async function tellReversed(services: Services, tx: Tx, row: PayoutRow, cents: number): Promise<void> {
  const amount = formatCents(cents)
  const message = text('notification.payout_reversed', { amount, number: `#${row.orderId}` })
  await notifyUser(services.jobs, tx, {
    userId: row.sellerId,
    kind: 'payout_reversed',
    message,
    data: { transactionId: row.orderId },
    mail: mail(text('mail.payout_reversed.subject', { amount })),
  })
  if (!row.recalledAt) await notifyAdmins(services.jobs, tx, { kind: 'payout_reversed', message, data: {} })
}

/**
 * The provider refused, so nothing moved: the try counts, the next one is later and has a key of its own. The admins are
 * told of the first.
 */
export const recordRefused = (services: Services, seen: PayoutRow, failure: string): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await lockPaidOrder(tx, seen)
    const row = await lockPayoutOf(tx, seen)
    if (!row || row.state !== seen.state || row.attempts !== seen.attempts) return
    const wait = row.attempts < 3 ? HOUR_MS : DAY_MS
    const nextTryAt = new Date(services.clock.now().getTime() + wait)
    const patch = { inFlightSince: null, failure: failure.slice(0, 300), attempts: row.attempts + 1, nextTryAt }
    if (row.state === 'reversing') await updatePayout(tx, row.id, patch)
    else if (row.recalledAt) await updatePayout(tx, row.id, { ...patch, ...recalledUnsent(row) })
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

/** What becomes of a payout asked back before it was sent: what it has made good of older ones is owed again. */
export const recalledUnsent = (row: PayoutRow) => (row.withheldCents > 0 ? owing : { state: 'void' as const })
