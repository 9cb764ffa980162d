import type { Transaction, TransactionQuery } from '@stackyard/shared/schema/transaction'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { invoicesOfOrders } from '../../../payments/invoice'
import { ordersBy, ordersWhere, type Reader, type Scope } from '../order-filters'
import { orderAudit, orderDocument, orders } from '../tables'
import { findOrder, type Order } from '../repository'
import { toTransaction, type Audit, type Person } from '../to-transaction'

type Reading = Pick<Services, 'db' | 'clock'>

/** Who may read an order: its customer, its seller and admins. */
export const isOwn = (order: Order, reader: Reader): boolean =>
  reader.userType === 'admin' || order.customerId === reader.id || order.sellerId === reader.id

/** A page of at most 100 in the order asked for, with the total. @throws CodedError of `ordersWhere`. */
export async function listOrders(
  services: Reading,
  reader: Reader,
  query: TransactionQuery,
  scope: Scope,
): Promise<{ rows: Transaction[]; total: number }> {
  const where = ordersWhere(reader, query, scope)
  const found = await services.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...ordersBy(query.sort))
    .limit(query.limit)
    .offset(query.skip)
  const [sum] = await services.db.select({ total: count() }).from(orders).where(where)
  return { rows: await present(services, found, reader), total: sum?.total ?? 0 }
}

/**
 * One order for its customer, its seller or an admin.
 * @throws CodedError NOT_FOUND for anybody else, as for an order that does not exist.
 */
export async function getOrder(services: Reading, reader: Reader, id: number): Promise<Transaction> {
  const order = await findOrder(services.db, id)
  if (!order || !isOwn(order, reader)) throw new CodedError('NOT_FOUND')
  const [transaction] = await present(services, [order], reader)
  if (!transaction) throw new CodedError('NOT_FOUND')
  return transaction
}

/** Orders with the people and the history that belong to them. */
export async function present({ db, clock }: Reading, found: readonly Order[], reader: Reader): Promise<Transaction[]> {
  if (found.length === 0) return []
  const ids = found.map((order) => order.id)
  const userIds = [...new Set(found.flatMap((order) => [order.customerId, order.sellerId]))]
  const people = await db.execute<Person>(
    sql`select id, first_name, last_name, company, email, avatar, user_url from users where id in ${userIds}`,
  )
  const events = await db.select().from(orderAudit).where(inArray(orderAudit.orderId, ids)).orderBy(orderAudit.id)
  const papers = await db
    .select({ orderId: orderDocument.orderId, sha256: orderDocument.sha256, createdAt: orderDocument.createdAt })
    .from(orderDocument)
    .where(and(inArray(orderDocument.orderId, ids), eq(orderDocument.kind, 'agreement')))
  const invoices = await invoicesOfOrders(
    db,
    found.filter(mayBeInvoiced).map((order) => order.id),
  )
  const paperOf = new Map(papers.map((paper) => [paper.orderId, paper]))
  const byId = new Map(people.rows.map((person) => [person.id, person]))
  const byOrder = Map.groupBy(events, (event: Audit) => event.orderId)
  return found.map((order) =>
    toTransaction(
      order,
      reader,
      byId,
      byOrder.get(order.id) ?? [],
      {
        agreement: paperOf.get(order.id),
        invoice: invoices.get(order.id),
      },
      clock.now(),
    ),
  )
}

/** An invoice comes with the payment: before it there is none to look for. */
const mayBeInvoiced = ({ paymentState }: Order): boolean =>
  paymentState === 'captured' ||
  paymentState === 'refunding' ||
  paymentState === 'refunded' ||
  paymentState === 'charged_back'
