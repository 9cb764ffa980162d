import { highestPlan } from '@stackyard/shared/domain/plan-limits'
import type { PlanId } from '@stackyard/shared/reference/plans'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { announceOffersOf } from '../../listings/service'
import { planChange, planGrant, planSubscription } from './tables'

export type SubscriptionRow = typeof planSubscription.$inferSelect
export type NewSubscription = typeof planSubscription.$inferInsert
export type ChangeRow = typeof planChange.$inferSelect

/** Orders all that changes one person's plan, until the transaction ends. */
export async function lockPlanOf(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plan.user'), ${userId}::int)`)
}

/** The subscription a person pays, if any. */
export async function findLive(db: Db | Tx, userId: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(planSubscription)
    .where(and(eq(planSubscription.userId, userId), ne(planSubscription.status, 'ended')))
  return row
}

export async function findBySubscription(db: Db | Tx, stripeId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(planSubscription).where(eq(planSubscription.stripeSubscriptionId, stripeId))
  return row
}

/** Orders all that write what Stripe says of one subscription, until the transaction ends; taken before `lockPlanOf`. */
export async function lockSubscription(tx: Tx, stripeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plan.subscription'), hashtext(${stripeId}))`)
}

/** Changes with each write of a subscription; undefined before the first. */
export async function versionOfSubscription(db: Db | Tx, stripeId: string): Promise<string | undefined> {
  const found = await db.execute<{ version: string }>(
    sql`select xmin::text as version from market.plan_subscription where stripe_subscription_id = ${stripeId}`,
  )
  return found.rows[0]?.version
}

export async function saveSubscription(tx: Tx, values: NewSubscription): Promise<void> {
  await tx
    .insert(planSubscription)
    .values(values)
    .onConflictDoUpdate({
      target: planSubscription.stripeSubscriptionId,
      set: { ...values, updatedAt: sql`now()` },
    })
}

export async function listLiveSubscriptions(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: planSubscription.stripeSubscriptionId })
    .from(planSubscription)
    .where(ne(planSubscription.status, 'ended'))
    .orderBy(planSubscription.id)
  return rows.map((row) => row.id)
}

/** The change, or undefined when another of this person is pending. */
export async function insertChange(tx: Tx, values: typeof planChange.$inferInsert): Promise<ChangeRow | undefined> {
  const [row] = await tx.insert(planChange).values(values).onConflictDoNothing().returning()
  return row
}

export async function findChange(db: Db | Tx, id: number): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(planChange).where(eq(planChange.id, id))
  return row
}

/** The last change of a subscription that was carried out: with what it is paid. */
export async function findLastChange(db: Db | Tx, stripeSubscriptionId: string): Promise<ChangeRow | undefined> {
  const found = await db.execute<{ id: number }>(sql`
    select c.id from market.plan_change c join market.plan_subscription s on s.user_id = c.user_id
    where s.stripe_subscription_id = ${stripeSubscriptionId} and c.state = 'done' and c.plan_id <> 'free'
    order by c.id desc limit 1`)
  const id = found.rows[0]?.id
  return id === undefined ? undefined : findChange(db, id)
}

export async function findPendingChange(db: Db | Tx, userId: number): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(planChange)
    .where(and(eq(planChange.userId, userId), eq(planChange.state, 'pending')))
  return row
}

export async function isChanging(db: Db | Tx, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: planChange.id })
    .from(planChange)
    .where(and(eq(planChange.userId, userId), eq(planChange.state, 'pending')))
  return rows.length > 0
}

/** Under what a change uses a coupon. */
export const couponRef = (changeId: number): string => `plan-change:${changeId}`

export async function setChangeCoupon(tx: Tx, id: number, coupon: NonNullable<ChangeRow['coupon']>): Promise<void> {
  await tx.update(planChange).set({ coupon }).where(eq(planChange.id, id))
}

/** Ends a pending change; a second ending changes nothing. */
export async function endChange(
  tx: Tx,
  id: number,
  end: { state: 'done' | 'failed'; failure?: string },
): Promise<void> {
  await tx
    .update(planChange)
    .set({ ...end, updatedAt: sql`now()` })
    .where(and(eq(planChange.id, id), eq(planChange.state, 'pending')))
}

export async function listPendingChanges(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: planChange.id })
    .from(planChange)
    .where(and(eq(planChange.state, 'pending'), lt(planChange.createdAt, before)))
    .limit(100)
  return rows.map((row) => row.id)
}

export async function saveGrant(tx: Tx, userId: number, planId: PlanId, grantedBy: number): Promise<void> {
  if (planId === 'free') await tx.delete(planGrant).where(eq(planGrant.userId, userId))
  else
    await tx
      .insert(planGrant)
      .values({ userId, planId, grantedBy })
      .onConflictDoUpdate({ target: planGrant.userId, set: { planId, grantedBy, createdAt: sql`now()` } })
}

export async function findGrant(db: Db | Tx, userId: number): Promise<PlanId | undefined> {
  const [row] = await db.select().from(planGrant).where(eq(planGrant.userId, userId))
  return row?.planId
}

/** Writes the plan that counts to the person and to what their listings and services show of it. Answers it. */
export async function applyPlan(tx: Tx, userId: number): Promise<PlanId> {
  const [live, grant] = [await findLive(tx, userId), await findGrant(tx, userId)]
  const plan = highestPlan([live?.planId, grant].filter((each) => each !== undefined))
  const changed = await tx.execute(
    sql`update users set plan_id = ${plan}, updated_at = now() where id = ${userId} and plan_id is distinct from ${plan}`,
  )
  if ((changed.rowCount ?? 0) > 0) await announceOffersOf(tx, userId)
  return plan
}

export async function userExists(db: Db | Tx, userId: number): Promise<boolean> {
  return (await db.execute(sql`select 1 from users where id = ${userId}`)).rows.length > 0
}

/** Listings that count against the limit: all but those in the trash, drafts included. */
export async function countListings(db: Db | Tx, userId: number): Promise<number> {
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from warehouses where seller_id = ${userId} and deleted_at is null`,
  )
  return found.rows[0]?.n ?? 0
}
