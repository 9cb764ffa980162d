import type { WalletBalance } from '@stackyard/shared/schema/wallet'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { balanceOf } from '../../ledger'
import { toBalance } from '../to-wallet'

/** What the live campaigns of a seller have set aside, in micro-dollars. */
export async function reservedMicros(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(a.balance), 0) as sum from market.campaign c
    join market.ledger_account a on a.kind = 'campaign_budget' and a.owner_id = c.id
    where c.seller_id = ${userId} and c.status <> 'INACTIVE'`)
  return Number(rows[0]?.sum ?? 0)
}

/** The wallet of a seller; one without any credit yet has 0. */
export async function readBalance(db: Db, ownerId: number): Promise<WalletBalance> {
  const [balance, debt, reserved] = await Promise.all([
    balanceOf(db, { kind: 'wallet', ownerId }),
    balanceOf(db, { kind: 'wallet_debt', ownerId }),
    reservedMicros(db, ownerId),
  ])
  return toBalance(balance, reserved, -debt || 0)
}
