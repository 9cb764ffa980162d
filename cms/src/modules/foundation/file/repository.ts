import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { withTransaction } from '../../../platform/with-transaction'
import { uploadedFile } from './tables'

export type FileRow = typeof uploadedFile.$inferSelect
export type NewFile = typeof uploadedFile.$inferInsert

/** What an account may keep in all. */
export type FileQuota = { files: number; bytes: number }

/**
 * Keeps all files of one owner, or none when they would exceed what the owner may keep: null. Uploads of one owner are
 * counted one after the other.
 */
export const insertFiles = (
  db: Db,
  ownerId: number,
  files: Omit<NewFile, 'ownerId'>[],
  quota: FileQuota,
): Promise<FileRow[] | null> =>
  withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('file.quota'), ${ownerId}::int)`)
    const [kept] = await tx
      .select({ files: count(), bytes: sql<number>`coalesce(sum(${uploadedFile.bytes}), 0)`.mapWith(Number) })
      .from(uploadedFile)
      .where(eq(uploadedFile.ownerId, ownerId))
    const bytes = files.reduce((sum, file) => sum + file.bytes, kept?.bytes ?? 0)
    if ((kept?.files ?? 0) + files.length > quota.files || bytes > quota.bytes) return null
    return tx
      .insert(uploadedFile)
      .values(files.map((file) => ({ ...file, ownerId })))
      .returning()
  })

/** Which file of which owner: another's file is not found. */
export type OwnFile = { ownerId: number } & ({ id: number } | { storedName: string })

const isOwn = (file: OwnFile) =>
  and(
    eq(uploadedFile.ownerId, file.ownerId),
    'id' in file ? eq(uploadedFile.id, file.id) : eq(uploadedFile.storedName, file.storedName),
  )

export async function findOwnFile(db: Db, file: OwnFile): Promise<FileRow | null> {
  const [row] = await db.select().from(uploadedFile).where(isOwn(file)).limit(1)
  return row ?? null
}

/** Removes an own file unless something undecided needs it; null when it is not there or is needed. */
export async function deleteOwnFile(db: Db, file: OwnFile): Promise<FileRow | null> {
  const [row] = await db
    .delete(uploadedFile)
    .where(and(isOwn(file), eq(uploadedFile.isLocked, false)))
    .returning()
  return row ?? null
}

export async function listOwnFiles(
  db: Db,
  ownerId: number,
  page: { limit: number; skip: number },
): Promise<{ rows: FileRow[]; total: number }> {
  const owned = eq(uploadedFile.ownerId, ownerId)
  const [rows, [counted]] = await Promise.all([
    db.select().from(uploadedFile).where(owned).orderBy(desc(uploadedFile.id)).limit(page.limit).offset(page.skip),
    db.select({ total: count() }).from(uploadedFile).where(owned),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/**
 * Makes own files private for good and keeps them from being deleted until `unlockFiles`. Answers those that are the
 * owner's, in the order of `ids`.
 */
export async function lockFiles(tx: Tx, ownerId: number, ids: readonly number[]): Promise<(FileRow | undefined)[]> {
  const rows = await tx
    .update(uploadedFile)
    .set({ isPrivate: true, isLocked: true })
    .where(and(eq(uploadedFile.ownerId, ownerId), inArray(uploadedFile.id, [...ids])))
    .returning()
  return ids.map((id) => rows.find((row) => row.id === id))
}

/** Makes an own file private for good; false when the owner has no such file. */
export async function keepPrivate(tx: Tx, ownerId: number, storedName: string): Promise<boolean> {
  const rows = await tx
    .update(uploadedFile)
    .set({ isPrivate: true })
    .where(isOwn({ ownerId, storedName }))
    .returning({ id: uploadedFile.id })
  return rows.length > 0
}

/** The same for several files by their ids; false when one of them is not the owner's. */
export async function makePrivate(tx: Tx, ownerId: number, ids: readonly number[]): Promise<boolean> {
  const rows = await tx
    .update(uploadedFile)
    .set({ isPrivate: true })
    .where(and(eq(uploadedFile.ownerId, ownerId), inArray(uploadedFile.id, [...ids])))
    .returning({ id: uploadedFile.id })
  return rows.length === ids.length
}

/** The same, answering how they are named; null when one of them is not the owner's. */
export async function privateTitles(
  tx: Tx,
  ownerId: number,
  ids: readonly number[],
): Promise<Pick<FileRow, 'id' | 'title'>[] | null> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(uploadedFile)
    .set({ isPrivate: true })
    .where(and(eq(uploadedFile.ownerId, ownerId), inArray(uploadedFile.id, [...ids])))
    .returning({ id: uploadedFile.id, title: uploadedFile.title })
  return rows.length === ids.length ? rows : null
}

/** What needed a person's files is decided: they may be deleted again. They stay private. */
export async function unlockFiles(tx: Tx, ownerId: number): Promise<void> {
  await tx
    .update(uploadedFile)
    .set({ isLocked: false })
    .where(and(eq(uploadedFile.ownerId, ownerId), eq(uploadedFile.isLocked, true)))
}

/** Any file by its stored name, for serving: who knows the random name may read it, unless it is private. */
export async function findStoredFile(db: Db, storedName: string): Promise<FileRow | null> {
  const [row] = await db.select().from(uploadedFile).where(eq(uploadedFile.storedName, storedName)).limit(1)
  return row ?? null
}

/** Any file by its id; who may read it, the caller decides. */
export async function findFile(db: Db, id: number): Promise<FileRow | null> {
  const [row] = await db.select().from(uploadedFile).where(eq(uploadedFile.id, id)).limit(1)
  return row ?? null
}
