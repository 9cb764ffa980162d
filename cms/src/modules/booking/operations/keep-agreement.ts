import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { nameOf } from '../announce-order'
import type { Reader } from '../order-filters'
import { printAgreement } from '../print-agreement'
import { findOrder } from '../repository'
import { orderDocument } from '../tables'
import { isOwn } from './list-orders'

export type Agreement = typeof orderDocument.$inferSelect

/**
 * The agreement of an order, printed at the first call and kept byte for byte with its SHA-256; null for an order that
 * is gone or from before terms were kept.
 */
export async function keepAgreement({ db }: Services, orderId: number): Promise<Agreement | null> {
  const kept = and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'agreement'))
  const [known] = await db.select().from(orderDocument).where(kept)
  if (known) return known
  const order = await findOrder(db, orderId)
  if (!order?.terms) return null
  const parties = { customer: await nameOf(db, order.customerId), seller: await nameOf(db, order.sellerId) }
  const body = await printAgreement(order, parties)
  const sha256 = createHash('sha256').update(body).digest('hex')
  await db.insert(orderDocument).values({ orderId, kind: 'agreement', sha256, body }).onConflictDoNothing()
  return (await db.select().from(orderDocument).where(kept))[0] ?? null
}

/** The same for its customer, its seller and admins. @throws CodedError NOT_FOUND for anybody else. */
export async function readAgreement(services: Services, reader: Reader, orderId: number): Promise<Agreement> {
  const order = await findOrder(services.db, orderId)
  const agreement = order && isOwn(order, reader) ? await keepAgreement(services, orderId) : null
  if (!agreement) throw new CodedError('NOT_FOUND')
  return agreement
}
