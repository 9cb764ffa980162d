import { dueDateOf, feeOf } from '@stackyard/shared/domain/payout'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { insertPayout, lockPayoutOf, updatePayout } from '../repository'
import { schedulePayout } from '../job-names'
import { debtOf } from '../payout-ledger'
import { owing, recalledUnsent } from './record-payout'

type Captured = {
  id: number
  sellerId: number
  amountCents: number
  /** The month of the term that was paid; the order's own payment without. */
  installment?: number
}

/**
 * Notes what a captured order owes its seller, in the transaction that books the capture: the fee as it is now, to be
 * sent after PAYOUT_AFTER_DAYS.
 */
export async function owePayout({ env, clock }: Services, tx: Tx, order: Captured): Promise<void> {
  const dueAt = dueDateOf(clock.now(), env.PAYOUT_AFTER_DAYS)
  const fee = feeOf(order.amountCents, env.SELLER_FEE_BASIS_POINTS)
  await insertPayout(tx, {
    orderId: order.id,
    installment: order.installment ?? 1,
    sellerId: order.sellerId,
    amountCents: order.amountCents,
    feeCents: Math.min(fee, order.amountCents - 1),
    dueAt,
    nextTryAt: dueAt,
  })
}

/**
 * Asks the money of a locked order back, because it is refunded or its bank took it: what has not left stays, what was
 * sent is reversed by the worker. Of one that was taken back by hand before, what it had made good of older ones is owed
 * again. Asking again changes nothing.
 */
export async function recallPayout(services: Services, tx: Tx, orderId: number): Promise<void> {
  const now = services.clock.now()
  const row = await lockPayoutOf(tx, { orderId, installment: 1 })
  if (!row || row.recalledAt) return
  if (row.state === 'due') await updatePayout(tx, row.id, { ...recalledUnsent(row), recalledAt: now })
  else if (row.state === 'paid') {
    await updatePayout(tx, row.id, { state: 'reversing', recalledAt: now, nextTryAt: now, attempts: 0, failure: null })
    await schedulePayout(services, tx, row.id)
  } else if (row.state === 'reversed')
    await updatePayout(tx, row.id, { ...(debtOf(row) > 0 ? owing : {}), recalledAt: now })
  else if (row.state === 'sending') await updatePayout(tx, row.id, { recalledAt: now })
}
