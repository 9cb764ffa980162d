import { arrivalTransition, openArrivalStates } from '@stackyard/shared/domain/arrival-process'
import type { Day } from '@stackyard/shared/domain/calendar'
import type { OrderStatus } from '@stackyard/shared/domain/order-status'
import type { ArrivalAction, ArrivalActor } from '@stackyard/shared/reference/arrival-states'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { arrival, arrivalEvent } from './tables'

export type ArrivalRow = typeof arrival.$inferSelect
export type ArrivalEventRow = typeof arrivalEvent.$inferSelect

/** What an arrival needs to know of its reservation. */
export type ServedOrder = {
  id: number
  customerId: number
  sellerId: number
  warehouseId: number
  status: OrderStatus
  priorStatus: OrderStatus | null
  startDay: Day | null
  endDay: Day | null
  warehouse: string
  customer: string
}

const orderColumns = sql`o.id::int, o.customer_id as "customerId", o.seller_id as "sellerId", o.warehouse_id as "warehouseId",
  o.status, o.prior_status as "priorStatus", o.start_day::text as "startDay", o.end_day::text as "endDay",
  o.warehouse ->> 'name' as warehouse,
  (select coalesce(nullif(u.company, ''), nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email, '')
    from users u where u.id = o.customer_id) as customer`

export async function findServedOrder(db: Db | Tx, id: number): Promise<ServedOrder | undefined> {
  const { rows } = await db.execute<ServedOrder>(sql`select ${orderColumns} from market.orders o where o.id = ${id}`)
  return rows[0]
}

/** The order, locked to the end of the transaction; it is locked before its arrivals. */
export async function lockServedOrder(tx: Tx, id: number): Promise<ServedOrder | undefined> {
  const { rows } = await tx.execute<ServedOrder>(
    sql`select ${orderColumns} from market.orders o where o.id = ${id} for update of o`,
  )
  return rows[0]
}

export const listArrivals = (db: Db | Tx, orderId: number): Promise<ArrivalRow[]> =>
  db.select().from(arrival).where(eq(arrival.orderId, orderId)).orderBy(asc(arrival.id))

export const listArrivalEvents = (db: Db | Tx, ids: readonly number[]): Promise<ArrivalEventRow[]> =>
  db
    .select()
    .from(arrivalEvent)
    .where(inArray(arrivalEvent.arrivalId, [...ids]))
    .orderBy(asc(arrivalEvent.id))

export const countOpenArrivals = (tx: Tx, orderId: number): Promise<number> =>
  tx.$count(arrival, and(eq(arrival.orderId, orderId), inArray(arrival.state, [...openArrivalStates])))

/** An arrival of this order, locked. */
export const lockArrival = async (tx: Tx, orderId: number, id: number): Promise<ArrivalRow | undefined> =>
  (
    await tx
      .select()
      .from(arrival)
      .where(and(eq(arrival.id, id), eq(arrival.orderId, orderId)))
      .for('update')
  )[0]

/** Those that are to come, on all days or from one on, locked. */
export const lockOpenArrivals = (tx: Tx, orderId: number, from?: Day): Promise<ArrivalRow[]> =>
  tx
    .select()
    .from(arrival)
    .where(
      and(
        eq(arrival.orderId, orderId),
        inArray(arrival.state, [...openArrivalStates]),
        from === undefined ? undefined : gte(arrival.day, from),
      ),
    )
    .orderBy(asc(arrival.id))
    .for('update')

type Step = { actor: ArrivalActor; userId: number | null; now: Date; note?: string }

const eventOf = (row: ArrivalRow, action: ArrivalEventRow['action'], { actor, userId, now, note = '' }: Step) => ({
  arrivalId: row.id,
  at: now,
  action,
  actor,
  userId,
  toState: row.state,
  day: row.day,
  windowStart: row.windowStart,
  windowEnd: row.windowEnd,
  note,
})

/** A new arrival with the first entry of its history. */
export async function insertArrival(tx: Tx, values: typeof arrival.$inferInsert, step: Step): Promise<ArrivalRow> {
  const [row] = await tx.insert(arrival).values(values).returning()
  if (!row) throw new Error('an arrival was not inserted')
  await tx.insert(arrivalEvent).values(eventOf(row, 'announce', step))
  return row
}

export type ArrivalStep = Step & { action: ArrivalAction; patch?: Partial<typeof arrival.$inferInsert> }

/**
 * One step of a locked arrival with its history.
 * @throws CodedError FORBIDDEN when the actor never may, TRANSITION_REFUSED when not now.
 */
export async function moveArrival(tx: Tx, row: ArrivalRow, step: ArrivalStep): Promise<ArrivalRow> {
  const result = arrivalTransition(row.state, step.action, step.actor)
  if (!result.ok && result.reason === 'NOT_ALLOWED') throw new CodedError('FORBIDDEN')
  if (!result.ok)
    throw new CodedError('TRANSITION_REFUSED', { message: 'This arrival has changed in the meantime. Load it again.' })
  const [moved] = await tx
    .update(arrival)
    .set({ ...step.patch, state: result.to })
    .where(eq(arrival.id, row.id))
    .returning()
  if (!moved) throw new CodedError('CONFLICT')
  await tx.insert(arrivalEvent).values(eventOf(moved, step.action, step))
  return moved
}

/** The system's end of all these arrivals, in two statements. */
export async function cancelAll(tx: Tx, rows: readonly ArrivalRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const canceled = await tx.update(arrival).set({ state: 'canceled' }).where(inArray(arrival.id, ids)).returning()
  const step: Step = { actor: 'system', userId: null, now }
  await tx.insert(arrivalEvent).values(canceled.map((row) => eventOf(row, 'cancel', step)))
}
