import type { AgreementParams } from '@stackyard/shared/schema/transaction'
import { and, eq } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { personName } from '../announce-order'
import type { Reader } from '../order-filters'
import { printAgreement } from '../print-agreement'
import { findOrder } from '../repository'
import { orderDocument, orders } from '../tables'
import { keepDocument, type OrderDocument } from './keep-document'
import { isOwn } from './list-orders'

export type Agreement = OrderDocument

/** An order with its stored agreement and the names of its two sides. */
async function findParties(db: Db, orderId: number) {
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
  return found
}

/**
 * The agreement of an order, printed at the first call and kept byte for byte with its SHA-256; null for an order that
 * is gone or from before terms were kept.
 */
export async function keepAgreement({ db }: Services, orderId: number): Promise<Agreement | null> {
  const found = await findParties(db, orderId)
  if (found?.known) return found.known
  if (!found?.order.terms) return null
  const body = await printAgreement(found.order, found)
  return keepDocument(db, { orderId, kind: 'agreement', number: 0 }, body)
}

/**
 * The same for its customer, its seller and admins; in another language a translation of it that names its SHA-256.
 *
 * @throws CodedError NOT_FOUND for anybody else
 */
export async function readAgreement(
  services: Services,
  reader: Reader,
  { id, language }: AgreementParams,
): Promise<Pick<Agreement, 'body' | 'orderId'>> {
  const order = await findOrder(services.db, id)
  const agreement = order && isOwn(order, reader) ? await keepAgreement(services, id) : null
  if (!agreement) throw new CodedError('NOT_FOUND')
  if (language === 'en') return agreement
  const found = await findParties(services.db, id)
  if (!found) throw new CodedError('NOT_FOUND')
  const printing = { language, translationOf: agreement.sha256 }
  return { orderId: id, body: await printAgreement(found.order, found, printing) }
}
