import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { accountErasure, dataExport } from './tables'

type Connection = Db | Tx

export type ErasureRow = typeof accountErasure.$inferSelect

const withoutBody = {
  id: dataExport.id,
  userId: dataExport.userId,
  state: dataExport.state,
  doneParts: dataExport.doneParts,
  totalParts: dataExport.totalParts,
  bytes: dataExport.bytes,
  createdAt: dataExport.createdAt,
  readyAt: dataExport.readyAt,
  expiresAt: dataExport.expiresAt,
}
export type ExportRow = Omit<typeof dataExport.$inferSelect, 'body'>

/** The newest copy of a person's data, without its file. */
export async function findNewestExport(db: Connection, userId: number): Promise<ExportRow | null> {
  const [row] = await db
    .select(withoutBody)
    .from(dataExport)
    .where(eq(dataExport.userId, userId))
    .orderBy(desc(dataExport.id))
    .limit(1)
  return row ?? null
}

/** Orders the copies of one person until the transaction ends. */
export async function lockExportsOf(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('personal-data.export'), ${userId}::int)`)
}

/** Takes out the file of earlier copies and gives up one that has been at work since before a moment. */
export async function endEarlierExports(tx: Tx, userId: number, stuckBefore: Date): Promise<void> {
  await tx
    .update(dataExport)
    .set({ state: 'expired', body: null })
    .where(and(eq(dataExport.userId, userId), eq(dataExport.state, 'ready')))
  const isStuck = and(inArray(dataExport.state, ['waiting', 'working']), lt(dataExport.createdAt, stuckBefore))
  await tx
    .update(dataExport)
    .set({ state: 'failed' })
    .where(and(eq(dataExport.userId, userId), isStuck))
}

export async function insertExport(
  tx: Tx,
  values: Pick<typeof dataExport.$inferInsert, 'userId' | 'totalParts' | 'createdAt'>,
): Promise<ExportRow> {
  const [row] = await tx.insert(dataExport).values(values).returning(withoutBody)
  if (!row) throw new Error('an export was not inserted')
  return row
}

/** Notes how far a copy is; null when it was given up. */
export async function updateExport(
  db: Connection,
  id: number,
  values: Partial<Omit<typeof dataExport.$inferInsert, 'id' | 'userId'>>,
): Promise<ExportRow | null> {
  const [row] = await db
    .update(dataExport)
    .set(values)
    .where(and(eq(dataExport.id, id), inArray(dataExport.state, ['waiting', 'working'])))
    .returning(withoutBody)
  return row ?? null
}

/** The file of a person's copy while it is ready. */
export async function readExportFile(
  db: Db,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<{ body: Buffer; readyAt: Date } | null> {
  const [row] = await db
    .select({ body: dataExport.body, readyAt: dataExport.readyAt, expiresAt: dataExport.expiresAt })
    .from(dataExport)
    .where(and(eq(dataExport.id, id), eq(dataExport.userId, userId), eq(dataExport.state, 'ready')))
  if (!row?.body || !row.readyAt || !row.expiresAt || row.expiresAt <= now) return null
  return { body: row.body, readyAt: row.readyAt }
}

/** Deletes the files whose time is over. */
export async function expireExports(db: Db, now: Date): Promise<void> {
  await db
    .update(dataExport)
    .set({ state: 'expired', body: null })
    .where(and(eq(dataExport.state, 'ready'), lte(dataExport.expiresAt, now)))
}

/** The erasure that waits for its day. */
export async function findErasure(db: Connection, userId: number): Promise<ErasureRow | null> {
  const [row] = await db
    .select()
    .from(accountErasure)
    .where(and(eq(accountErasure.userId, userId), eq(accountErasure.state, 'waiting')))
  return row ?? null
}

/** Whether an account was erased. */
export const isErased = async (db: Connection, userId: number): Promise<boolean> =>
  (await db.$count(accountErasure, and(eq(accountErasure.userId, userId), eq(accountErasure.state, 'done')))) > 0

/** Orders what happens to one person's erasure until the transaction ends. */
export async function lockErasureOf(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('personal-data.erasure'), ${userId}::int)`)
}

export async function insertErasure(
  tx: Tx,
  values: Pick<typeof accountErasure.$inferInsert, 'userId' | 'requestedBy' | 'reason' | 'dueAt' | 'createdAt'>,
): Promise<ErasureRow> {
  const [row] = await tx.insert(accountErasure).values(values).returning()
  if (!row) throw new Error('an erasure was not inserted')
  return row
}

export async function updateErasure(
  tx: Connection,
  id: number,
  values: Partial<Omit<typeof accountErasure.$inferInsert, 'id' | 'userId'>>,
): Promise<void> {
  await tx.update(accountErasure).set(values).where(eq(accountErasure.id, id))
}

/** The people whose account is due to be erased. */
export async function listDueErasures(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ userId: accountErasure.userId })
    .from(accountErasure)
    .where(and(eq(accountErasure.state, 'waiting'), lte(accountErasure.dueAt, now)))
    .orderBy(accountErasure.dueAt)
    .limit(100)
  return rows.map((row) => row.userId)
}
