import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { uploadedFile } from './tables'

export type FileRow = typeof uploadedFile.$inferSelect
export type NewFile = typeof uploadedFile.$inferInsert

export const insertFiles = (db: Db, files: NewFile[]): Promise<FileRow[]> =>
  db.insert(uploadedFile).values(files).returning()

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

export async function deleteOwnFile(db: Db, file: OwnFile): Promise<FileRow | null> {
  const [row] = await db.delete(uploadedFile).where(isOwn(file)).returning()
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

/** Any file by its stored name, for serving: whoever knows the random name may read it. */
export async function findStoredFile(db: Db, storedName: string): Promise<FileRow | null> {
  const [row] = await db.select().from(uploadedFile).where(eq(uploadedFile.storedName, storedName)).limit(1)
  return row ?? null
}
