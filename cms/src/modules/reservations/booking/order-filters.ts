import type { PurchaseType } from '@stackyard/shared/reference/payment-types'
import type { TransactionExportQuery, TransactionSort } from '@stackyard/shared/schema/transaction'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { and, eq, gt, gte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import { orders } from './tables'

export type Reader = Pick<SessionUser, 'id' | 'userType' | 'actorId'>
/** `all` is for admins. */
export type Scope = 'own' | 'all'

/** The one place that says whose orders a reader may see: their own as customer or seller. */
const ownOrders = (reader: Reader): SQL | undefined =>
  or(eq(orders.customerId, reader.id), eq(orders.sellerId, reader.id))

const search = (query: string): SQL => {
  const pattern = `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const number = /^#?(\d{1,15})$/.exec(query)?.[1]
  return sql`(${orders.warehouse} ->> 'name' ilike ${pattern} or ${orders.id} = ${number ? Number(number) : -1}
    or exists (select from users u where u.id in (${orders.customerId}, ${orders.sellerId})
      and (concat_ws(' ', u.first_name, u.last_name) ilike ${pattern} or u.company ilike ${pattern})))`
}

/** Orders with storage, or with fulfillment; those with both are of either kind. */
const ofType = (type: PurchaseType): SQL | undefined =>
  type === 'fulfillment' ? or(eq(orders.type, type), gt(orders.fulfillmentCents, 0)) : eq(orders.type, type)

/**
 * What a list of orders holds for a reader.
 * @throws CodedError FORBIDDEN when anybody but an admin asks for all.
 */
export function ordersWhere(reader: Reader, query: TransactionExportQuery, scope: Scope): SQL | undefined {
  if (scope === 'all' && reader.userType !== 'admin') throw new CodedError('FORBIDDEN')
  const { status, paymentType, type, from, to } = query
  return and(
    scope === 'own' ? ownOrders(reader) : undefined,
    status ? eq(orders.status, status) : undefined,
    paymentType ? eq(orders.paymentType, paymentType) : undefined,
    type ? ofType(type) : undefined,
    from ? gte(orders.createdAt, `${from}T00:00:00Z`) : undefined,
    to ? sql`${orders.createdAt} < (${to}::date + 1)::timestamp at time zone 'utc'` : undefined,
    query.query ? search(query.query) : undefined,
  )
}

/** As the indexes are made: without the same word on nulls, though there are none, PostgreSQL would sort anew. */
const down = (column: SQLWrapper): SQL => sql`${column} desc nulls last`
const up = (column: SQLWrapper): SQL => sql`${column} asc nulls first`

const orderings: Record<TransactionSort, readonly SQL[]> = {
  '-createdAt': [down(orders.createdAt), down(orders.id)],
  createdAt: [up(orders.createdAt), up(orders.id)],
  '-amountDue': [down(orders.amountCents), down(orders.id)],
  amountDue: [up(orders.amountCents), up(orders.id)],
}

/** An order that never changes between two pages, and that an index has ready. */
export const ordersBy = (sort: TransactionSort): SQL[] => [...orderings[sort]]
