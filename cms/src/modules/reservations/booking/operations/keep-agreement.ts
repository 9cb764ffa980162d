import { and, eq } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { personName } from '../announce-order'
import type { Reader } from '../order-filters'
import { printAgreement } from '../print-agreement'
import { findOrder } from '../repository'
import { orderDocument, orders } from '../tables'
import { keepDocument, type OrderDocument } from './keep-document'
import { isOwn } from './list-orders'

export type Agreement = OrderDocument

/**
 * The agreement of an order, printed at the first call and kept byte for byte with its SHA-256; null for an order that
 * is gone or from before terms were kept.
 */
export async function keepAgreement({ db }: Services, orderId: number): Promise<Agreement | null> {
  const kept = and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'agreement'))
  const [found] = await db
    .select({
      order: orders,
      known: orderDocument,
      customer: personName(orders.customerId),
      seller: personName(orders.sellerId),
    })
    .from(orders)
    .leftJoin(orderDocument, kept)
    .where(eq(orders.id, orderId))
  if (found?.known) return found.known
  if (!found?.order.terms) return null
  const body = await printAgreement(found.order, found)
  return keepDocument(db, { orderId, kind: 'agreement', number: 0 }, body)
}

/** The same for its customer, its seller and admins. @throws CodedError NOT_FOUND for anybody else. */
export async function readAgreement(services: Services, reader: Reader, orderId: number): Promise<Agreement> {
  const order = await findOrder(services.db, orderId)
  const agreement = order && isOwn(order, reader) ? await keepAgreement(services, orderId) : null
  if (!agreement) throw new CodedError('NOT_FOUND')
  return agreement
}
