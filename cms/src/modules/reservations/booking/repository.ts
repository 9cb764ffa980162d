import { isInFlight, type PaymentState } from '@stackyard/shared/domain/order-status'
import type { OrderActor, OrderState } from '@stackyard/shared/domain/order-process'
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { capacityHold, orderAudit, orderRefund, orders } from './tables'

export type Order = typeof orders.$inferSelect
type OrderColumns = Partial<typeof orders.$inferInsert>

export const findOrder = async (db: Db | Tx, id: number): Promise<Order | null> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0] ?? null

export const findOrderByIntent = async (db: Db | Tx, paymentIntentId: string): Promise<Order | null> =>
  (await db.select().from(orders).where(eq(orders.paymentIntentId, paymentIntentId)))[0] ?? null

/** The order, locked to the end of the transaction. */
export const lockOrder = async (tx: Tx, id: number): Promise<Order | null> =>
  (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0] ?? null

/** What the graph of `shared/domain/order-process` reads of an order. */
export const stateOf = (order: Order): OrderState => ({
  status: order.status,
  paymentState: order.paymentState,
  paymentType: order.paymentType,
  adminApprovedAt: order.adminApprovedAt,
  sellerCompletedAt: order.sellerCompletedAt,
  priorStatus: order.priorStatus,
  endDay: order.endDay,
})

export type OrderChange = {
  action: string
  actor: OrderActor
  userId: number | null
  /** ISO instant of the change. */
  now: string
  patch: OrderColumns & { paymentState: PaymentState }
  /** What the same statement does besides: what is `told`, and calls, one after the other once the update is made. */
  besides?: { told: SQL; calls: SQL[] }
}

/**
 * One guarded update with its audit row: it happens only while status and payment state are those that
 * `order` was read with.
 * @throws CodedError CONFLICT when they are not.
 */
export async function updateOrder(tx: Tx, order: Order, change: OrderChange): Promise<Order> {
  const { action, actor, userId, now, patch, besides } = change
  const inFlightSince = isInFlight(patch.paymentState) ? now : null
  const noted = tx.$with('noted').as(
    tx
      .insert(orderAudit)
      .values({
        orderId: order.id,
        at: now,
        action,
        actor,
        userId,
        fromStatus: order.status,
        toStatus: patch.status ?? order.status,
        paymentState: patch.paymentState,
      })
      .returning({ id: orderAudit.id }),
  )
  const told = besides ? [tx.$with('told', {}).as(besides.told)] : []
  const called = besides ? sql`row(${sql.join(besides.calls, sql`, `)})::text` : sql`null`
  const [row] = await tx
    .with(noted, ...told)
    .update(orders)
    .set({ ...patch, inFlightSince, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status), eq(orders.paymentState, order.paymentState)))
    .returning({ ...getTableColumns(orders), called })
  if (!row) throw new CodedError('CONFLICT')
  return row
}

/** Notes in a locked order's history what changes nothing of it, up to so many times; false when it was noted before. */
export async function noteUpTo(times: number, tx: Tx, order: Order, action: string, now: Date): Promise<boolean> {
  const { id: orderId, status, paymentState } = order
  const noted = await tx
    .select({ id: orderAudit.id })
    .from(orderAudit)
    .where(and(eq(orderAudit.orderId, orderId), eq(orderAudit.action, action)))
  if (noted.length >= times) return false
  const at = now.toISOString()
  await tx
    .insert(orderAudit)
    .values({ orderId, at, action, actor: 'system', fromStatus: status, toStatus: status, paymentState })
  return true
}

export const noteOnce = (...noted: [tx: Tx, order: Order, action: string, now: Date]): Promise<boolean> =>
  noteUpTo(1, ...noted)

/** What is noted of a dispute; of one charge at most one is open at a time. */
export const disputeStages = ['disputed', 'dispute_won', 'dispute_lost'] as const

/** Whether the customer's bank asks for the charge back and has not decided yet. */
export async function isDisputed(tx: Tx, orderId: number): Promise<boolean> {
  const [last] = await tx
    .select({ action: orderAudit.action })
    .from(orderAudit)
    .where(and(eq(orderAudit.orderId, orderId), inArray(orderAudit.action, disputeStages)))
    .orderBy(desc(orderAudit.id))
    .limit(1)
  return last?.action === 'disputed'
}

/** Writes down a refund of a part; false when it was before. */
export async function insertPartRefund(tx: Tx, values: typeof orderRefund.$inferInsert): Promise<boolean> {
  const made = await tx.insert(orderRefund).values(values).onConflictDoNothing().returning()
  return made.length > 0
}

/** What was paid back of an order in parts, in cents. */
export async function partRefundedCents(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${orderRefund.amountCents}), 0)` })
    .from(orderRefund)
    .where(eq(orderRefund.orderId, orderId))
  return Number(row?.cents ?? 0)
}

/** How many disputes of the order are noted as decided. */
export const endedDisputes = (tx: Tx, orderId: number): Promise<number> =>
  tx.$count(
    orderAudit,
    and(eq(orderAudit.orderId, orderId), inArray(orderAudit.action, ['dispute_won', 'dispute_lost'])),
  )

/** Marks the order's space as sold or gives it back. */
export async function setHoldState(tx: Tx, order: Order, state: 'sold' | 'released'): Promise<void> {
  if (order.units === 0) return
  await lockCapacity(tx, order.warehouseId)
  await tx.update(capacityHold).set({ state, expiresAt: null }).where(eq(capacityHold.orderId, order.id))
}

/** Locks the space of a warehouse to the end of the transaction. */
async function lockCapacity(tx: Tx, warehouseId: number): Promise<void> {
  await tx.execute(sql`select from market.capacity where warehouse_id = ${warehouseId} for update`)
}

/** The number that the next order bears. */
const nextOrderId = sql`nextval(pg_get_serial_sequence('market.orders', 'id'))`

/** A number for an order that is about to be written. */
export async function takeOrderId(tx: Tx): Promise<number> {
  const found = await tx.execute<{ id: string }>(sql`select ${nextOrderId} as id`)
  return Number(found.rows[0]?.id)
}

/**
 * The space of a warehouse in units (hundredths of a square foot), locked to the end of the transaction: its total, the
 * most that is taken on a day of the span, and whether the listing still stands; and a number for the order that takes of it.
 */
export async function lockSpace(
  tx: Tx,
  warehouseId: number,
  span: { from: string; to: string },
): Promise<{ total: number; taken: number; stands: boolean; orderId: number }> {
  const found = await tx.execute<{ total: string; taken: string; stands: boolean; order_id: string }>(
    sql`select total, taken, stands, ${nextOrderId} as order_id
      from market.lock_space(${warehouseId}, ${span.from}::date, ${span.to}::date)`,
  )
  const row = found.rows[0]
  return {
    total: Number(row?.total ?? 0),
    taken: Number(row?.taken ?? 0),
    stands: row?.stands === true,
    orderId: Number(row?.order_id),
  }
}
