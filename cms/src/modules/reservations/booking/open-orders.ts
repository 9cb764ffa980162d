import { dayOf } from '@stackyard/shared/domain/calendar'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

/** Orders and reservations, bought or sold, that keep an account from being closed. */
export async function openOrdersOf(db: Db | Tx, userId: number, now: Date) {
  const { rows } = await db.execute<{ orders: number; reservations: number }>(sql`
    with own as (select o.id, o.status in ('pending', 'customer_cancel_request') or o.in_flight_since is not null as waits
      from market.orders o where o.customer_id = ${userId} or o.seller_id = ${userId})
    select count(*) filter (where waits)::int as orders, count(*) filter (where not waits and exists (
      select from market.capacity_hold h
      where h.order_id = own.id and h.state <> 'released' and h.end_day > ${dayOf(now)}::date))::int as reservations
    from own`)
  const { orders = 0, reservations = 0 } = rows[0] ?? {}
  return [
    { kind: 'orders' as const, count: orders },
    { kind: 'reservations' as const, count: reservations },
  ]
}
