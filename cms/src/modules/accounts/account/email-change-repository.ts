import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Connection } from './repository'
import { emailChange } from './tables'

export type EmailChangeRow = typeof emailChange.$inferSelect

const isOpen = (userId: number, now: Date) =>
  and(eq(emailChange.userId, userId), eq(emailChange.state, 'open'), gt(emailChange.expiresAt, now))

/** The user's change that waits to be confirmed. */
export async function findOpenChange(db: Connection, userId: number, now: Date): Promise<EmailChangeRow | null> {
  const [row] = await db.select().from(emailChange).where(isOpen(userId, now))
  return row ?? null
}

export async function findChange(db: Connection, id: number): Promise<EmailChangeRow | null> {
  const [row] = await db.select().from(emailChange).where(eq(emailChange.id, id))
  return row ?? null
}

/** Ends the user's open change, if there is one. */
export async function cancelOpenChange(db: Connection, userId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(emailChange)
    .set({ state: 'cancelled', endedAt: now, oldTokenHash: null, newTokenHash: null })
    .where(and(eq(emailChange.userId, userId), eq(emailChange.state, 'open')))
  return (rowCount ?? 0) > 0
}

export async function insertChange(db: Connection, values: typeof emailChange.$inferInsert): Promise<EmailChangeRow> {
  const [row] = await db.insert(emailChange).values(values).returning()
  if (!row) throw new Error('a change of address was not inserted')
  return row
}

export async function updateChange(
  db: Connection,
  id: number,
  values: Partial<Omit<EmailChangeRow, 'id' | 'userId'>>,
): Promise<void> {
  await db.update(emailChange).set(values).where(eq(emailChange.id, id))
}

/** The open change that a link's token belongs to, locked until the transaction ends. */
export async function lockChangeByToken(db: Connection, hash: string, now: Date): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChange)
    .where(
      and(
        or(eq(emailChange.oldTokenHash, hash), eq(emailChange.newTokenHash, hash)),
        eq(emailChange.state, 'open'),
        gt(emailChange.expiresAt, now),
      ),
    )
    .for('update')
  return row ?? null
}

/** Orders all changes of one user's address until the transaction ends. */
export async function lockEmailOf(db: Connection, userId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('account.email'), ${userId}::int)`)
}
