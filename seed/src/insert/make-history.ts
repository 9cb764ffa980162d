import type { Services } from '@stackyard/cms/platform/services'
import { sql } from 'drizzle-orm'
import { insertRows } from './insert-rows'

/** How long ago an order of the history was placed, in months, and by how many days its goods came late. */
export type Past = { months: number; daysLate: readonly number[] }

const DAY_MS = 86_400_000
const iso = (at: number): string => new Date(at).toISOString()
const dayOf = (at: number): string => iso(at).slice(0, 10)

type PastOrder = { id: number; warehouse_id: number; seller_id: number; customer_id: number; start: string }

/** Moves an order with its term and the space that it took into the past. Its money was moved today all the same. */
async function moveBack({ db }: Services, id: number, months: number): Promise<PastOrder | undefined> {
  const back = sql`make_interval(months => ${months})`
  await db.execute(sql`update market.capacity_hold
    set start_day = (start_day - ${back})::date, end_day = (end_day - ${back})::date where order_id = ${id}`)
  const { rows } = await db.execute<PastOrder>(sql`update market.orders
    set start_day = (start_day - ${back})::date, end_day = (end_day - ${back})::date, created_at = created_at - ${back}
    where id = ${id} returning id, warehouse_id, seller_id, customer_id, start_day::text as start`)
  return rows[0]
}

/** Goods that came to an order of the past: announced, confirmed, and checked in so many days after the confirmed one. */
async function insertArrivals({ db }: Services, order: PastOrder, daysLate: readonly number[]): Promise<void> {
  const first = Date.parse(`${order.start}T15:00:00Z`)
  for (const [index, late] of daysLate.entries()) {
    const due = first + index * 5 * DAY_MS
    const came = due + late * DAY_MS
    const slot = { day: dayOf(due), window_start: '08:00', window_end: '12:00' }
    const { rows } = await db.execute<{
      id: number
    }>(sql`insert into market.arrival (order_id, warehouse_id, seller_id, state,
        day, window_start, window_end, quantity, unit, carrier, reference, note, arrived_at, counted, damaged, check_in_note,
        created_at)
      values (${order.id}, ${order.warehouse_id}, ${order.seller_id}, 'checked-in', ${slot.day}, ${slot.window_start},
        ${slot.window_end}, 4, 'pallet', 'Lakeshore Freight', ${`PO ${order.id}-${index + 1}`}, '', ${iso(came)}, 4, 0, '',
        ${iso(due - 3 * DAY_MS)}) returning id`)
    const arrival = rows[0]
    if (!arrival) continue
    const step = (action: string, actor: string, userId: number, at: number, state: string) => ({
      arrival_id: arrival.id,
      at: iso(at),
      action,
      actor,
      user_id: userId,
      to_state: state,
      ...slot,
      note: '',
    })
    await db.transaction((tx) =>
      insertRows(tx, 'market.arrival_event', [
        step('announce', 'customer', order.customer_id, due - 3 * DAY_MS, 'requested'),
        step('confirm', 'seller', order.seller_id, due - 2 * DAY_MS, 'confirmed'),
        step('check-in', 'seller', order.seller_id, came, 'checked-in'),
      ]),
    )
  }
}

/** Makes orders that were just placed and decided ones of the past, with the goods that came to them. */
export async function makeHistory(services: Services, orders: readonly (Past & { id: number })[]): Promise<void> {
  for (const { id, months, daysLate } of orders) {
    const order = await moveBack(services, id, months)
    if (order) await insertArrivals(services, order, daysLate)
  }
}
