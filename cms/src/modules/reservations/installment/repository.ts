import type { PaymentType } from '@stackyard/shared/reference/payment-types'
import { installmentTransition, isInstallmentInFlight } from '@stackyard/shared/domain/installment-process'
import type { InstallmentAction, InstallmentActor } from '@stackyard/shared/reference/installment-states'
import type { MonthPrice } from '@stackyard/shared/domain/invoice-lines'
import type { Day } from '@stackyard/shared/domain/calendar'
import { and, asc, eq, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import type { BillingSnapshot } from '../../payments/invoice'
import { installment, installmentEvent, type ChargedMethod } from './tables'

export type InstallmentRow = typeof installment.$inferSelect
export type InstallmentKey = Pick<InstallmentRow, 'orderId' | 'number'>

/** What an installment needs to know of its order. */
export type BilledOrder = {
  id: number
  customerId: number
  sellerId: number
  status: string
  paymentState: string
  term: number
  isAmended: boolean
  warehouse: string
  poNumber: string | null
  method: ChargedMethod
  billing: BillingSnapshot | null
  /** What a month is made of; null on old reservations. */
  price: Omit<MonthPrice, 'monthCents'> | null
}

const orderColumns = sql`o.id::int, o.customer_id as "customerId", o.seller_id as "sellerId", o.status,
  o.payment_state as "paymentState", o.term, o.amended is not null as "isAmended",
  o.warehouse ->> 'name' as warehouse, o.po_number as "poNumber",
  o.payment_method || jsonb_build_object('paymentType', o.payment_type) as method, o.billing_info as billing,
  case when o.quantity is not null and o.unit_price_cents is not null then jsonb_build_object('quantity', o.quantity,
    'spaceType', o.space_type, 'unitPriceCents', o.unit_price_cents,
    'discountedCents', coalesce(o.discounted_cents, o.unit_price_cents)) end as price`

export async function findBilledOrder(db: Db | Tx, id: number): Promise<BilledOrder | undefined> {
  const { rows } = await db.execute<BilledOrder>(sql`select ${orderColumns} from market.orders o where o.id = ${id}`)
  return rows[0]
}

/** The order, locked to the end of the transaction; it is locked before its installments. */
export async function lockBilledOrder(tx: Tx, id: number): Promise<BilledOrder | undefined> {
  const { rows } = await tx.execute<BilledOrder>(
    sql`select ${orderColumns} from market.orders o where o.id = ${id} for update`,
  )
  return rows[0]
}

const isKey = ({ orderId, number }: InstallmentKey) =>
  and(eq(installment.orderId, orderId), eq(installment.number, number))

export const findInstallment = async (db: Db | Tx, key: InstallmentKey): Promise<InstallmentRow | undefined> =>
  (await db.select().from(installment).where(isKey(key)))[0]

export const lockInstallment = async (tx: Tx, key: InstallmentKey): Promise<InstallmentRow | undefined> =>
  (await tx.select().from(installment).where(isKey(key)).for('update'))[0]

export const listInstallments = (db: Db | Tx, orderId: number): Promise<InstallmentRow[]> =>
  db
    .select()
    .from(installment)
    .where(eq(installment.orderId, orderId))
    .orderBy(asc(installment.dueDay), asc(installment.number))

export const lockInstallments = (tx: Tx, orderId: number): Promise<InstallmentRow[]> =>
  tx.select().from(installment).where(eq(installment.orderId, orderId)).orderBy(asc(installment.number)).for('update')

export const insertInstallments = async (tx: Tx, rows: (typeof installment.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(installment).values(rows)
}

export const markAnnounced = async (tx: Tx, key: InstallmentKey, now: Date): Promise<void> => {
  await tx.update(installment).set({ announcedAt: now }).where(isKey(key))
}

export type InstallmentStep = {
  action: InstallmentAction
  actor: InstallmentActor
  userId?: number
  now: Date
  patch?: Partial<typeof installment.$inferInsert>
}

/**
 * One step of a locked installment with its history. `nextTryDay` of the patch, else of the row, says whether another try
 * is planned.
 * @throws CodedError FORBIDDEN when the actor never may, TRANSITION_REFUSED when not now.
 */
export async function moveInstallment(tx: Tx, row: InstallmentRow, step: InstallmentStep): Promise<InstallmentRow> {
  const { action, actor, userId = null, now, patch = {} } = step
  const result = installmentTransition(row.state, action, actor, row.nextTryDay !== null)
  if (!result.ok && result.reason === 'NOT_ALLOWED') throw new CodedError('FORBIDDEN')
  if (!result.ok) throw new CodedError('TRANSITION_REFUSED')
  const { orderId, number, state: fromState } = row
  const inFlightSince = isInstallmentInFlight(result.to) ? now : null
  const [moved] = await tx
    .update(installment)
    .set({ ...patch, state: result.to, inFlightSince })
    .where(isKey(row))
    .returning()
  if (!moved) throw new CodedError('CONFLICT')
  await tx
    .insert(installmentEvent)
    .values({ orderId, number, at: now, action, actor, userId, fromState, toState: result.to })
  return moved
}

const BATCH = 200

/** Reservations that run: accepted and paid, not cancelled. */
const RUNS = sql.raw(`o.status in ('approved', 'customer_cancel_request') and o.payment_state = 'captured'`)

type Found = { orderId: number; number: number }

/** What is to be charged by the end of a day: due, or tried again. Oldest first. */
export async function listToCharge(db: Db, today: Day): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select i.order_id::int as "orderId", i.number from market.installment i join market.orders o on o.id = i.order_id
    where ${RUNS} and (i.state = 'scheduled' and i.due_day <= ${today}::date
      or i.state = 'retrying' and i.next_try_day <= ${today}::date)
    order by i.due_day, i.order_id limit ${BATCH}`)
  return rows
}

/** What falls due by a day and was not announced. */
export async function listToAnnounce(db: Db, until: Day): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select i.order_id::int as "orderId", i.number from market.installment i join market.orders o on o.id = i.order_id
    where ${RUNS} and i.state = 'scheduled' and i.announced_at is null and i.due_day <= ${until}::date
    order by i.due_day, i.order_id limit ${BATCH}`)
  return rows
}

/** Charges whose outcome is not known for so long; a bank debit is asked after once an hour. */
export async function listInFlight(db: Db, olderThanSeconds: number): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select order_id::int as "orderId", number from market.installment
    where in_flight_since < now() - make_interval(secs => ${olderThanSeconds}) and (state = 'charging'
      or extract(minute from now() - in_flight_since) = 0)
    order by in_flight_since limit ${BATCH}`)
  return rows
}

/** What is charged: what the customer chose for it, else what the order was paid with. */
export const methodOf = (row: InstallmentRow, order: BilledOrder): ChargedMethod & { paymentType: PaymentType } =>
  row.method ?? order.method
