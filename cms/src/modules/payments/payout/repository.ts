import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { payout, payoutAccount, payoutOffset } from './tables'

export type PayoutRow = typeof payout.$inferSelect
export type AccountRow = typeof payoutAccount.$inferSelect
type PayoutPatch = Partial<typeof payout.$inferInsert>

/** What a payout needs to know of its order. */
type PaidOrder = { paymentState: string; paymentIntentId: string | null; isDisputed: boolean; warehouse: string }

export const insertPayout = async (tx: Tx, values: typeof payout.$inferInsert): Promise<void> => {
  await tx
    .insert(payout)
    .values(values)
    .onConflictDoNothing({ target: [payout.orderId, payout.installment] })
}

export const findPayout = async (db: Db | Tx, id: number): Promise<PayoutRow | undefined> =>
  (await db.select().from(payout).where(eq(payout.id, id)))[0]

/** What is paid out: an order's own payment (1) or one of its installments. */
export type PaidPart = { orderId: number; installment: number }

/** The payout of a payment, locked to the end of the transaction; the order is to be locked first. */
export const lockPayoutOf = async (tx: Tx, { orderId, installment }: PaidPart): Promise<PayoutRow | undefined> =>
  (
    await tx
      .select()
      .from(payout)
      .where(and(eq(payout.orderId, orderId), eq(payout.installment, installment)))
      .for('update')
  )[0]

export const updatePayout = async (tx: Tx, id: number, patch: PayoutPatch): Promise<void> => {
  await tx
    .update(payout)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(eq(payout.id, id))
}

/** Locks the order and answers what the payout of a payment of it depends on. */
export async function lockPaidOrder(tx: Tx, { orderId, installment }: PaidPart): Promise<PaidOrder | undefined> {
  const found = await tx.execute<PaidOrder>(sql`
    select o.payment_state as "paymentState", case when ${installment}::int = 1 then o.payment_intent_id else (select i.payment_intent_id from market.installment i
        where i.order_id = o.id and i.number = ${installment}::int) end as "paymentIntentId", o.warehouse ->> 'name' as warehouse,
      coalesce((select a.action = 'disputed' from market.order_audit a
        where a.order_id = o.id and a.action in ('disputed', 'dispute_won', 'dispute_lost')
        order by a.id desc limit 1), false) as "isDisputed"
    from market.orders o where o.id = ${orderId} for update of o`)
  return found.rows[0]
}

/** Those the worker is to look at now, oldest first; of what is due only that of sellers who can be paid. */
export async function listToDo(db: Db, now: Date): Promise<number[]> {
  const ready = db.select({ id: payoutAccount.userId }).from(payoutAccount).where(eq(payoutAccount.isReady, true))
  const rows = await db
    .select({ id: payout.id })
    .from(payout)
    .where(
      and(
        inArray(payout.state, ['due', 'sending', 'reversing']),
        lte(payout.nextTryAt, now),
        sql`(${payout.state} <> 'due' or ${payout.sellerId} in ${ready})`,
      ),
    )
    .orderBy(asc(payout.nextTryAt))
    .limit(200)
  return rows.map((row) => row.id)
}

/** Claims of one seller wait for each other, so that two cannot both count on the same balance. */
export async function lockSeller(tx: Tx, sellerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payout.seller'), ${sellerId}::int)`)
}

/** Payouts of a locked seller whose money was asked back and can't be had from their account now, oldest first, locked. */
export const lockDebts = async (tx: Tx, sellerId: number): Promise<PayoutRow[]> =>
  tx
    .select()
    .from(payout)
    .where(
      and(
        eq(payout.sellerId, sellerId),
        eq(payout.state, 'reversing'),
        isNotNull(payout.failure),
        isNull(payout.inFlightSince),
      ),
    )
    .orderBy(asc(payout.id))
    .for('update')

export const insertOffset = async (tx: Tx, values: typeof payoutOffset.$inferInsert): Promise<void> => {
  await tx.insert(payoutOffset).values(values)
}

/** What may be sent to a seller at most: what the books owe them less what is being sent already. Cents. */
export async function payableCents(tx: Tx, sellerId: number): Promise<number> {
  const found = await tx.execute<{ cents: string }>(sql`
    select coalesce((select balance from market.ledger_account where owner_id = ${sellerId} and kind = 'seller_payable'), 0)
      - coalesce((select sum(amount_cents - withheld_cents) from market.payout where seller_id = ${sellerId} and state = 'sending'), 0) as cents`)
  return Number(found.rows[0]?.cents ?? 0)
}

export const findAccount = async (db: Db | Tx, userId: number): Promise<AccountRow | undefined> =>
  (await db.select().from(payoutAccount).where(eq(payoutAccount.userId, userId)))[0]

export const lockAccountByStripe = async (tx: Tx, accountId: string): Promise<AccountRow | undefined> =>
  (await tx.select().from(payoutAccount).where(eq(payoutAccount.accountId, accountId)).for('update'))[0]

/** Changes with each write of an account; undefined for one that is nobody's. */
export async function versionOfAccount(db: Db | Tx, accountId: string): Promise<string | undefined> {
  const found = await db.execute<{ version: string }>(
    sql`select xmin::text as version from market.payout_account where account_id = ${accountId}`,
  )
  return found.rows[0]?.version
}

/** Keeps a seller's account; of two made at once the first stays. Answers the one that is kept. */
export async function keepAccount(db: Db, userId: number, accountId: string): Promise<string> {
  await db.insert(payoutAccount).values({ userId, accountId }).onConflictDoNothing()
  return (await findAccount(db, userId))?.accountId ?? accountId
}

export async function updateAccount(
  tx: Tx,
  accountId: string,
  patch: Pick<AccountRow, 'isReady' | 'isSubmitted' | 'requirements'>,
): Promise<void> {
  await tx
    .update(payoutAccount)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(eq(payoutAccount.accountId, accountId))
}

/** Accounts whose form was sent in and that could not be paid when last seen. */
export async function listWaitingAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: payoutAccount.accountId })
    .from(payoutAccount)
    .where(and(eq(payoutAccount.isSubmitted, true), eq(payoutAccount.isReady, false)))
    .limit(200)
  return rows.map((row) => row.id)
}
