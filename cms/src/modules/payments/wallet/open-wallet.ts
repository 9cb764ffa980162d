import { MICROS_PER_CENT } from '@stackyard/shared/reference/campaigns'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { balanceOf } from '../ledger'

/** Money of a wallet that keeps an account from being closed, in cents: credit with top-ups on their way, and debt. */
export async function openWalletOf(db: Db | Tx, userId: number) {
  const balance = await balanceOf(db, { kind: 'wallet', ownerId: userId })
  const debt = await balanceOf(db, { kind: 'wallet_debt', ownerId: userId })
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(amount_cents), 0) as cents from market.wallet_topup
    where user_id = ${userId} and state in ('pending', 'processing')`)
  return [
    { kind: 'wallet' as const, count: Math.ceil(balance / MICROS_PER_CENT) + Number(rows[0]?.cents ?? 0) },
    { kind: 'debt' as const, count: Math.ceil(-debt / MICROS_PER_CENT) },
  ]
}
