import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Connection } from './repository'
import { recoveryCode, secondFactor, session, usedTicket } from './tables'

export type FactorRow = typeof secondFactor.$inferSelect

/** A person's second factors, the oldest first. */
export const listFactors = (db: Connection, userId: number): Promise<FactorRow[]> =>
  db.select().from(secondFactor).where(eq(secondFactor.userId, userId)).orderBy(asc(secondFactor.id))

/** The passkey with an id, whosever it is. */
export async function findPasskey(db: Connection, credentialId: string): Promise<FactorRow | null> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.credentialId, credentialId))
  return row ?? null
}

/** Adds a second factor; null when the passkey is somebody's already. */
export async function insertFactor(
  db: Connection,
  factor: typeof secondFactor.$inferInsert,
): Promise<FactorRow | null> {
  const [row] = await db.insert(secondFactor).values(factor).onConflictDoNothing().returning()
  return row ?? null
}

const ofUser = (userId: number, id: number) => and(eq(secondFactor.userId, userId), eq(secondFactor.id, id))

/** Deletes all second factors of a person, and answers with them. */
export const deleteFactors = (db: Connection, userId: number): Promise<FactorRow[]> =>
  db.delete(secondFactor).where(eq(secondFactor.userId, userId)).returning()

export async function renameFactor(db: Connection, userId: number, id: number, name: string): Promise<boolean> {
  const rows = await db.update(secondFactor).set({ name }).where(ofUser(userId, id)).returning()
  return rows.length > 0
}

export async function deleteFactor(db: Connection, userId: number, id: number): Promise<FactorRow | null> {
  const [row] = await db.delete(secondFactor).where(ofUser(userId, id)).returning()
  return row ?? null
}

/** Uses up the code of a time step; false when that step or a later one was used before. Of two at once one wins. */
export async function takeStep(db: Connection, id: number, step: number, now: Date): Promise<boolean> {
  const isNew = or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step))
  const rows = await db
    .update(secondFactor)
    .set({ lastStep: step, usedAt: now })
    .where(and(eq(secondFactor.id, id), isNew))
    .returning({ id: secondFactor.id })
  return rows.length > 0
}

/** Notes that a passkey was used, with its new counter. */
export async function notePasskeyUse(db: Connection, id: number, counter: number, now: Date): Promise<void> {
  await db.update(secondFactor).set({ counter, usedAt: now }).where(eq(secondFactor.id, id))
}

/** Gives a person new recovery codes in place of all they had; none deletes them. */
export async function replaceRecoveryCodes(db: Connection, userId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  if (hashes.length > 0) await db.insert(recoveryCode).values(hashes.map((hash) => ({ userId, hash })))
}

/** Uses up a recovery code; false when it is not one, or used. */
export async function takeRecoveryCode(db: Connection, userId: number, hash: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt))
  const rows = await db.update(recoveryCode).set({ usedAt: now }).where(isOpen).returning({ hash: recoveryCode.hash })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Connection, userId: number): Promise<number> {
  const isOpen = and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(isOpen)
  return row?.left ?? 0
}

/** Uses up a sealed ticket; false when it was used before. */
export async function takeTicket(db: Connection, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(usedTicket).values({ hash, expiresAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Notes that the person of a session has just proved who they are. */
export async function noteProof(db: Connection, sessionId: string, now: Date): Promise<void> {
  await db.update(session).set({ provedAt: now }).where(eq(session.id, sessionId))
}

/** Whether a person has a second factor. */
export async function hasFactor(db: Connection, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from market.second_factor where user_id = ${userId} limit 1`)
  return rows.length > 0
}

/** Secrets of apps for codes, by the id of the factor. */
export const listCodeSecrets = (db: Connection): Promise<{ id: number; secret: string | null }[]> =>
  db
    .select({ id: secondFactor.id, secret: secondFactor.secret })
    .from(secondFactor)
    .where(eq(secondFactor.kind, 'code'))

/** Replaces encrypted secrets, those alone that are still as they were read. */
export async function replaceCodeSecrets(
  db: Connection,
  changes: readonly { id: number; from: string; to: string }[],
): Promise<void> {
  if (changes.length === 0) return
  await db.execute(sql`
    update market.second_factor f set secret = c.to
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id int, "from" text, "to" text)
    where f.id = c.id and f.secret = c.from`)
}
