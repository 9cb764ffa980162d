import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { walletSubscription, walletTopup } from './tables'

export type Topup = typeof walletTopup.$inferSelect
export type WalletSubscriptionRow = typeof walletSubscription.$inferSelect

const LIVE = ['pending', 'active', 'past_due'] as const
const MOST_AT_ONCE = 100

export async function insertTopup(tx: Tx, values: typeof walletTopup.$inferInsert): Promise<Topup> {
  const [row] = await tx.insert(walletTopup).values(values).returning()
  if (!row) throw new Error('a top-up was not written')
  return row
}

export async function findTopup(db: Db | Tx, id: number): Promise<Topup | undefined> {
  return (await db.select().from(walletTopup).where(eq(walletTopup.id, id)))[0]
}

export async function findTopupByIntent(db: Db | Tx, intentId: string): Promise<Topup | undefined> {
  return (await db.select().from(walletTopup).where(eq(walletTopup.paymentIntentId, intentId)))[0]
}

export async function findTopupByInvoice(db: Db | Tx, invoiceId: string): Promise<Topup | undefined> {
  return (await db.select().from(walletTopup).where(eq(walletTopup.stripeInvoiceId, invoiceId)))[0]
}

/** The newest top-up of a monthly one. */
export async function findLastOfSubscription(db: Db | Tx, subscriptionId: number): Promise<Topup | undefined> {
  const [row] = await db
    .select()
    .from(walletTopup)
    .where(eq(walletTopup.subscriptionId, subscriptionId))
    .orderBy(desc(walletTopup.id))
    .limit(1)
  return row
}

/** A top-up, locked to the end of the transaction. */
export async function lockTopup(tx: Tx, id: number): Promise<Topup | undefined> {
  return (await tx.select().from(walletTopup).where(eq(walletTopup.id, id)).for('update'))[0]
}

/** Changes with each write of a top-up. */
export async function versionOfTopup(db: Db | Tx, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select xmin::text as version from market.wallet_topup where id = ${id}`,
  )
  return rows[0]?.version
}

/** Writes what a payment makes of a top-up; its terms stay as they are. */
export async function saveSeen(tx: Tx, topup: Topup): Promise<void> {
  const { paymentIntentId, paidCents, fromBalanceCents, couponCode, couponCents } = topup
  const { creditedCents, state, failure, revision, creditedAt } = topup
  await tx
    .update(walletTopup)
    .set({
      paymentIntentId,
      paidCents,
      fromBalanceCents,
      couponCode,
      couponCents,
      creditedCents,
      state,
      failure,
      revision,
      creditedAt,
      updatedAt: sql`now()`,
    })
    .where(eq(walletTopup.id, topup.id))
}

/** Single top-ups in a state that nothing has changed since `before`, oldest first. */
export async function listOpenTopups(db: Db, state: 'pending' | 'processing', before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: walletTopup.id })
    .from(walletTopup)
    .where(
      and(eq(walletTopup.state, state), lt(walletTopup.updatedAt, before), sql`${walletTopup.subscriptionId} is null`),
    )
    .orderBy(walletTopup.updatedAt)
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** The last twenty top-ups of a person, the newest first. */
export const listLastOf = (db: Db, userId: number): Promise<{ topup: Topup; stripeSubscriptionId: string | null }[]> =>
  db
    .select({ topup: walletTopup, stripeSubscriptionId: walletSubscription.stripeSubscriptionId })
    .from(walletTopup)
    .leftJoin(walletSubscription, eq(walletSubscription.id, walletTopup.subscriptionId))
    .where(eq(walletTopup.userId, userId))
    .orderBy(desc(walletTopup.id))
    .limit(20)

/** The subscription, or undefined when this person has a live one already. */
export async function insertSubscription(
  tx: Tx,
  values: typeof walletSubscription.$inferInsert,
): Promise<WalletSubscriptionRow | undefined> {
  return (await tx.insert(walletSubscription).values(values).onConflictDoNothing().returning())[0]
}

export async function findSubscription(db: Db | Tx, id: number): Promise<WalletSubscriptionRow | undefined> {
  return (await db.select().from(walletSubscription).where(eq(walletSubscription.id, id)))[0]
}

export async function findSubscriptionByStripeId(
  db: Db | Tx,
  stripeId: string,
): Promise<WalletSubscriptionRow | undefined> {
  const [row] = await db.select().from(walletSubscription).where(eq(walletSubscription.stripeSubscriptionId, stripeId))
  return row
}

export async function findLiveSubscription(db: Db | Tx, userId: number): Promise<WalletSubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(walletSubscription)
    .where(and(eq(walletSubscription.userId, userId), inArray(walletSubscription.status, [...LIVE])))
  return row
}

export async function lockSubscription(tx: Tx, id: number): Promise<WalletSubscriptionRow | undefined> {
  return (await tx.select().from(walletSubscription).where(eq(walletSubscription.id, id)).for('update'))[0]
}

/** Changes with each write of a subscription. */
export async function versionOfSubscription(db: Db | Tx, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select xmin::text as version from market.wallet_subscription where id = ${id}`,
  )
  return rows[0]?.version
}

export async function updateSubscription(
  tx: Tx,
  id: number,
  patch: Partial<typeof walletSubscription.$inferInsert>,
): Promise<void> {
  await tx
    .update(walletSubscription)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(eq(walletSubscription.id, id))
}

/** Subscriptions that Stripe was asked for before `before` and whose outcome is not known. */
export async function listPendingSubscriptions(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: walletSubscription.id })
    .from(walletSubscription)
    .where(and(eq(walletSubscription.status, 'pending'), lt(walletSubscription.createdAt, before)))
    .orderBy(walletSubscription.createdAt)
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

export async function listLiveSubscriptions(db: Db): Promise<{ id: number; stripeSubscriptionId: string }[]> {
  const rows = await db
    .select({ id: walletSubscription.id, stripeSubscriptionId: walletSubscription.stripeSubscriptionId })
    .from(walletSubscription)
    .where(inArray(walletSubscription.status, ['active', 'past_due']))
    .orderBy(walletSubscription.id)
  return rows.flatMap(({ id, stripeSubscriptionId }) => (stripeSubscriptionId ? [{ id, stripeSubscriptionId }] : []))
}

export async function isActiveUser(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users where id = ${userId} and is_active is not false`)
  return rows.length > 0
}
