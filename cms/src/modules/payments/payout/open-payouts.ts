import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { payout } from './tables'

/** Payouts that wait for their day, or for an answer: they keep an account from being closed. */
export async function openPayoutsOf(db: Db | Tx, userId: number) {
  const isOpen = and(eq(payout.sellerId, userId), inArray(payout.state, ['due', 'sending', 'reversing']))
  return [{ kind: 'payouts' as const, count: await db.$count(payout, isOpen) }]
}
