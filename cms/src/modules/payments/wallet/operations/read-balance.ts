import type { WalletBalance, WalletCredit } from '@stackyard/shared/schema/wallet'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { balanceOf } from '../../ledger'
import { listLastOf } from '../repository'
import { toBalance, toCredit } from '../to-wallet'

/** What the live campaigns of a seller have set aside, in micro-dollars. */
export async function reservedMicros(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(a.balance), 0) as sum from market.campaign c
    join market.ledger_account a on a.kind = 'campaign_budget' and a.owner_id = c.id
    where c.seller_id = ${userId} and c.status <> 'INACTIVE'`)
  return Number(rows[0]?.sum ?? 0)
}

/** A bank debit that failed, as long as no other top-up was made: a card's refusal was the answer to its own call. */
const refusedOf = (newest: WalletCredit | undefined): WalletCredit | null =>
  newest?.state === 'failed' && newest.paymentType === 'ACH' ? newest : null

/** The wallet of a seller; one without any credit yet has 0. */
export async function readBalance(db: Db, ownerId: number): Promise<WalletBalance> {
  const [balanceMicros, debt, reserved, last] = await Promise.all([
    balanceOf(db, { kind: 'wallet', ownerId }),
    balanceOf(db, { kind: 'wallet_debt', ownerId }),
    reservedMicros(db, ownerId),
    listLastOf(db, ownerId),
  ])
  const credits = last.map(({ topup, stripeSubscriptionId }) => toCredit(topup, stripeSubscriptionId))
  const pending = credits.filter(({ state }) => state === 'pending' || state === 'processing')
  const micros = { balanceMicros, reservedMicros: reserved, debtMicros: -debt || 0 }
  return toBalance(micros, { pending, refused: refusedOf(credits[0]) })
}
