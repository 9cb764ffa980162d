import type { AddressInput } from '@stackyard/shared/schema/address-book'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { address } from './tables'

export type AddressRow = typeof address.$inferSelect

export async function listOwn(
  db: Db,
  userId: number,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: AddressRow[]; total: number }> {
  const own = eq(address.userId, userId)
  const [rows, [counted]] = await Promise.all([
    db.select().from(address).where(own).orderBy(desc(address.id)).limit(limit).offset(skip),
    db.select({ total: count() }).from(address).where(own),
  ])
  return { rows, total: counted?.total ?? 0 }
}

const ownOne = (userId: number, id: number) => and(eq(address.userId, userId), eq(address.id, id))

/** Null for another's or none; so do the changes below. */
export async function findOwn(db: Db, userId: number, id: number): Promise<AddressRow | null> {
  return (await db.select().from(address).where(ownOne(userId, id)))[0] ?? null
}

/** How many the person has; calls of one person are ordered by a lock until the transaction ends. */
export async function countLocked(tx: Tx, userId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('address.book'), ${userId}::int)`)
  return (await tx.select({ n: count() }).from(address).where(eq(address.userId, userId)))[0]?.n ?? 0
}

export async function insertAddress(tx: Tx, userId: number, input: AddressInput, now: Date): Promise<AddressRow> {
  const [row] = await tx
    .insert(address)
    .values({ userId, ...input, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('an inserted address came back empty')
  return row
}

export async function updateOwn(
  db: Db,
  userId: number,
  id: number,
  input: AddressInput,
  now: Date,
): Promise<AddressRow | null> {
  const [row] = await db
    .update(address)
    .set({ ...input, updatedAt: now })
    .where(ownOne(userId, id))
    .returning()
  return row ?? null
}

export async function deleteOwn(db: Db, userId: number, id: number): Promise<boolean> {
  return (await db.delete(address).where(ownOne(userId, id)).returning({ id: address.id })).length > 0
}
