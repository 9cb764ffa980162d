import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { rfpLink } from './tables'

export type LinkRow = typeof rfpLink.$inferSelect

const ofMerchant = (merchantId: number) => eq(rfpLink.merchantId, merchantId)

/** A merchant's links, the newest first. */
export const listLinks = (db: Db, merchantId: number): Promise<LinkRow[]> =>
  db.select().from(rfpLink).where(ofMerchant(merchantId)).orderBy(desc(rfpLink.id)).limit(200)

export const countOpenLinks = (tx: Tx, merchantId: number): Promise<number> =>
  tx.$count(rfpLink, and(ofMerchant(merchantId), isNull(rfpLink.revokedAt)))

export async function insertLink(tx: Tx, row: typeof rfpLink.$inferInsert): Promise<LinkRow> {
  const [link] = await tx.insert(rfpLink).values(row).returning()
  if (!link) throw new Error('a link was not inserted')
  return link
}

export async function findLink(db: Db, id: number): Promise<LinkRow | null> {
  const [link] = await db.select().from(rfpLink).where(eq(rfpLink.id, id))
  return link ?? null
}

/** Revokes a merchant's link; one that is revoked already stays as it is. Null for a link of somebody else. */
export async function revokeLink(tx: Tx, merchantId: number, id: number, at: Date): Promise<LinkRow | null> {
  const [link] = await tx
    .update(rfpLink)
    .set({ revokedAt: sql`coalesce(${rfpLink.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(ofMerchant(merchantId), eq(rfpLink.id, id)))
    .returning()
  return link ?? null
}

export async function noteOpened(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(rfpLink)
    .set({ openedCount: sql`${rfpLink.openedCount} + 1`, lastOpenedAt: at })
    .where(eq(rfpLink.id, id))
}

/** Revokes all links of a merchant whose request is deleted. */
export async function revokeLinks(tx: Tx, merchantId: number, at: Date): Promise<void> {
  await tx
    .update(rfpLink)
    .set({ revokedAt: at })
    .where(and(ofMerchant(merchantId), isNull(rfpLink.revokedAt)))
}
