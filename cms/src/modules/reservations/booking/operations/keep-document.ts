import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { orderDocument } from '../tables'

export type OrderDocument = typeof orderDocument.$inferSelect

type Key = Pick<OrderDocument, 'orderId' | 'kind' | 'number'>

const isKept = ({ orderId, kind, number }: Key) =>
  and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, kind), eq(orderDocument.number, number))

export const findDocument = async (db: Db, key: Key): Promise<OrderDocument | undefined> =>
  (await db.select().from(orderDocument).where(isKept(key)))[0]

/** Stores a document of an order byte for byte with its SHA-256; of two at once the first stays. */
export async function keepDocument(db: Db, key: Key, body: Buffer): Promise<OrderDocument | null> {
  const sha256 = createHash('sha256').update(body).digest('hex')
  const [made] = await db
    .insert(orderDocument)
    .values({ ...key, sha256, body })
    .onConflictDoNothing()
    .returning({ id: orderDocument.id, createdAt: orderDocument.createdAt })
  return made ? { ...key, ...made, sha256, body } : ((await findDocument(db, key)) ?? null)
}
