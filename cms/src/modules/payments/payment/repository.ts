import { and, desc, eq, getTableName, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { achAccount, billingInfo, card, stripeCustomer } from './tables'

/** The three kinds of record of which a user has at most one primary. */
export type OwnedTable = typeof card | typeof achAccount | typeof billingInfo
type Row<T extends OwnedTable> = T['$inferSelect']

export type CardRow = Row<typeof card>
export type AchRow = Row<typeof achAccount>
export type BillingInfoRow = Row<typeof billingInfo>

/** Every read and write of these records goes through here: the owner's, and not removed. */
const ownedBy = (table: OwnedTable, userId: number) => and(eq(table.userId, userId), isNull(table.deletedAt))

/** The owner's records, the primary first, then the newest. */
export async function listOwned<T extends OwnedTable>(db: Db | Tx, table: T, userId: number): Promise<Row<T>[]> {
  const rows = await db
    .select()
    .from(table as OwnedTable)
    .where(ownedBy(table, userId))
    .orderBy(desc(table.isPrimary), desc(table.id))
    .limit(200)
  return rows as Row<T>[]
}

export async function findOwned<T extends OwnedTable>(
  db: Db | Tx,
  table: T,
  userId: number,
  id: number,
): Promise<Row<T> | undefined> {
  const rows = await db
    .select()
    .from(table as OwnedTable)
    .where(and(ownedBy(table, userId), eq(table.id, id)))
  return rows[0] as Row<T> | undefined
}

/** The owner's card, whom to charge for it, and the owner's billing details, each undefined where there is none. */
export async function findCardWithBilling(
  db: Db | Tx,
  userId: number,
  { cardId, billingInfoId }: { cardId: number; billingInfoId: number },
): Promise<{ card: CardRow; customerId: string | null; billing: BillingInfoRow | null } | undefined> {
  const [row] = await db
    .select({ card, customerId: stripeCustomer.customerId, billing: billingInfo })
    .from(card)
    .leftJoin(stripeCustomer, eq(stripeCustomer.userId, card.userId))
    .leftJoin(billingInfo, and(ownedBy(billingInfo, userId), eq(billingInfo.id, billingInfoId)))
    .where(and(ownedBy(card, userId), eq(card.id, cardId)))
  return row
}

export async function findPrimary<T extends OwnedTable>(
  db: Db | Tx,
  table: T,
  userId: number,
): Promise<Row<T> | undefined> {
  const rows = await db
    .select()
    .from(table as OwnedTable)
    .where(and(ownedBy(table, userId), eq(table.isPrimary, true)))
  return rows[0] as Row<T> | undefined
}

/**
 * Takes primary from whichever record of the owner has it, so that another can be made primary in the same
 * transaction. Holds off other changes of the owner's primary until the transaction ends.
 */
export async function clearPrimary(tx: Tx, table: OwnedTable, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}), ${userId})`)
  await tx.execute(
    sql`update ${table} set is_primary = false, updated_at = now() where user_id = ${userId} and is_primary`,
  )
}

/** Takes a record away from its owner and with it its being primary; the row stays for the orders that name it. */
export async function removeOwned<T extends OwnedTable>(
  tx: Tx,
  table: T,
  userId: number,
  id: number,
): Promise<Row<T> | undefined> {
  const rows = await tx
    .update(table as OwnedTable)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()`, isPrimary: false })
    .where(and(ownedBy(table, userId), eq(table.id, id)))
    .returning()
  return rows[0] as Row<T> | undefined
}

/** On a repeat: the row stays as it is, but for being made primary again. */
const repeated = (isPrimary: boolean | undefined) => (isPrimary ? { isPrimary } : { updatedAt: sql`now()` })

/** Adds a card; a repeat of the same payment method adds nothing. Undefined when it is another's or was removed. */
export async function insertCard(tx: Tx, values: typeof card.$inferInsert): Promise<CardRow | undefined> {
  const [row] = await tx
    .insert(card)
    .values(values)
    .onConflictDoUpdate({
      target: card.paymentMethodId,
      set: repeated(values.isPrimary),
      setWhere: ownedBy(card, values.userId),
    })
    .returning()
  return row
}

export async function updateCard(
  tx: Tx,
  key: { userId: number; id: number },
  values: Partial<typeof card.$inferInsert>,
): Promise<CardRow | undefined> {
  const changed = { ...values, updatedAt: sql`now()` }
  const [row] = await tx
    .update(card)
    .set(changed)
    .where(and(ownedBy(card, key.userId), eq(card.id, key.id)))
    .returning()
  return row
}

/** Adds a bank account; a repeat of the same setup adds nothing. Undefined when it is another's or was removed. */
export async function insertAch(tx: Tx, values: typeof achAccount.$inferInsert): Promise<AchRow | undefined> {
  const [row] = await tx
    .insert(achAccount)
    .values(values)
    .onConflictDoUpdate({
      target: achAccount.setupIntentId,
      set: {
        ...repeated(values.isPrimary),
        mandateId: sql`coalesce(${achAccount.mandateId}, excluded.mandate_id)`,
      },
      setWhere: ownedBy(achAccount, values.userId),
    })
    .returning()
  return row
}

export async function updateAch(
  tx: Tx,
  key: { userId: number; id: number },
  values: Partial<typeof achAccount.$inferInsert>,
): Promise<AchRow | undefined> {
  const [row] = await tx
    .update(achAccount)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(ownedBy(achAccount, key.userId), eq(achAccount.id, key.id)))
    .returning()
  return row
}

export async function findBySetup(db: Db | Tx, setupIntentId: string): Promise<AchRow | undefined> {
  const [row] = await db.select().from(achAccount).where(eq(achAccount.setupIntentId, setupIntentId))
  return row
}

/** An account that is not usable yet and may still become so. */
const waiting = (setupIntentId: string) =>
  and(eq(achAccount.setupIntentId, setupIntentId), isNull(achAccount.mandateId), isNull(achAccount.deletedAt))

/** Notes the mandate of an account that was verified after it was added; undefined when it has one. */
export async function setMandate(db: Db | Tx, setupIntentId: string, mandateId: string): Promise<AchRow | undefined> {
  const [row] = await db
    .update(achAccount)
    .set({ mandateId, updatedAt: sql`now()` })
    .where(waiting(setupIntentId))
    .returning()
  return row
}

/** Notes that an account's deposits will not prove it any more; undefined when that is known, or it is usable. */
export async function setDepositsFailed(tx: Tx, setupIntentId: string): Promise<AchRow | undefined> {
  const [row] = await tx
    .update(achAccount)
    .set({ depositsFailedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(waiting(setupIntentId), isNull(achAccount.depositsFailedAt)))
    .returning()
  return row
}

export async function insertBillingInfo(
  tx: Tx,
  values: typeof billingInfo.$inferInsert,
): Promise<BillingInfoRow | undefined> {
  const [row] = await tx.insert(billingInfo).values(values).returning()
  return row
}

export async function updateBillingInfo(
  tx: Tx,
  key: { userId: number; id: number },
  values: Partial<typeof billingInfo.$inferInsert>,
): Promise<BillingInfoRow | undefined> {
  const [row] = await tx
    .update(billingInfo)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(ownedBy(billingInfo, key.userId), eq(billingInfo.id, key.id)))
    .returning()
  return row
}

/** The user's id at Stripe, if there is one yet. */
export async function findCustomerId(db: Db | Tx, userId: number): Promise<string | undefined> {
  const [row] = await db.select().from(stripeCustomer).where(eq(stripeCustomer.userId, userId))
  return row?.customerId
}

/** Keeps the user's id at Stripe; when another call was faster, its id stands and is answered. */
export async function keepCustomerId(db: Db, userId: number, customerId: string): Promise<string> {
  await db.insert(stripeCustomer).values({ userId, customerId }).onConflictDoNothing()
  return (await findCustomerId(db, userId)) ?? customerId
}

/** Whether the user's running plan is paid by the year. */
export async function paysByTheYear(db: Db, userId: number): Promise<boolean> {
  const found = await db.execute(
    sql`select 1 from market.plan_subscription where user_id = ${userId} and status <> 'ended' and is_annual`,
  )
  return found.rows.length > 0
}
