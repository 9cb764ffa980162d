import { centsToDollars } from '@stackyard/shared/domain/money'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { text } from '@stackyard/shared/messages/text'
import type { TransactionExportQuery } from '@stackyard/shared/schema/transaction'
import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { ordersBy, ordersWhere, type Reader, type Scope } from '../order-filters'
import { orders } from '../tables'

/** Rows of one file; who needs more narrows the dates. */
const MAX_ROWS = 10_000

type TextFile = { fileName: string; content: string; rows: number; isComplete: boolean }

const nameOf = (column: SQLWrapper) =>
  sql<string>`(select coalesce(nullif(u.company, ''), concat_ws(' ', u.first_name, u.last_name)) from users u where u.id = ${column})`

const columns = {
  id: orders.id,
  createdAt: orders.createdAt,
  warehouse: sql<string>`${orders.warehouse} ->> 'name'`,
  seller: nameOf(orders.sellerId),
  customer: nameOf(orders.customerId),
  type: orders.type,
  status: orders.status,
  paymentState: orders.paymentState,
  paymentType: orders.paymentType,
  spaceType: orders.spaceType,
  quantity: orders.quantity,
  latestQuantity: sql<number | null>`(${orders.amended} #>> '{steps,-1,quantity}')::int`,
  tier: orders.tierName,
  term: orders.term,
  startDay: orders.startDay,
  endDay: orders.endDay,
  amountCents: orders.amountCents,
  fulfillmentCents: orders.fulfillmentCents,
  couponCode: orders.couponCode,
  couponCents: orders.couponCents,
}

/**
 * The orders of a list as CSV (RFC 4180, UTF-8): cells that a spreadsheet would take for a formula are neutralised.
 * @throws CodedError of `ordersWhere`.
 */
export async function exportOrders(
  db: Db,
  reader: Reader,
  query: TransactionExportQuery,
  scope: Scope,
  now: Date,
): Promise<TextFile> {
  const found = await db
    .select(columns)
    .from(orders)
    .where(ordersWhere(reader, query, scope))
    .orderBy(...ordersBy(query.sort))
    .limit(MAX_ROWS + 1)
  const rows = found.slice(0, MAX_ROWS).map((order) => ({
    Number: order.id,
    Placed: new Date(order.createdAt).toISOString(),
    Warehouse: order.warehouse,
    Seller: order.seller,
    Customer: order.customer,
    Type: order.type,
    Status: text(`transaction.status.${order.status}`),
    Payment: text(`transaction.payment.${order.paymentState}`),
    Method: order.paymentType,
    Unit: order.spaceType,
    Quantity: order.quantity,
    'Changed to': order.latestQuantity,
    Tier: order.tier,
    'Term (months)': order.term,
    From: order.startDay,
    'Last day': order.endDay && addDays(order.endDay, -1),
    'Amount (USD)': centsToDollars(order.amountCents).toFixed(2),
    'Fulfillment part (USD)': centsToDollars(order.fulfillmentCents).toFixed(2),
    Coupon: order.couponCode,
    'Coupon (USD)': centsToDollars(order.couponCents).toFixed(2),
  }))
  const content = toCsv(rows)
  return { fileName: `orders-${dayOf(now)}.csv`, content, rows: rows.length, isComplete: found.length <= MAX_ROWS }
}
