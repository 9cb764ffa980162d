import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { Db } from '../../../../platform/db'
import { listOfOrders } from '../repository'
import { toInvoice } from '../to-invoice'

export type OrderInvoice = NonNullable<Transaction['invoice']>

/** The invoices of orders by the order's id; an order without one is absent. */
export async function invoicesOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderInvoice>> {
  if (orderIds.length === 0) return new Map()
  const found = (await listOfOrders(db, orderIds)).map(toInvoice)
  return new Map(
    found.map(({ id, number, issuedAt, creditNote, status, orderId }) => [
      orderId ?? 0,
      { id, number, issuedAt, status, creditNote: creditNote && { id: creditNote.id, number: creditNote.number } },
    ]),
  )
}
