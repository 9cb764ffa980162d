import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import { DESK_DAYS, DESK_ITEMS } from '@stackyard/shared/reference/desk-kinds'
import type { DeskArrival, DeskDebt, DeskRecord, DeskTask } from '@stackyard/shared/schema/desk'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

const customerOf = (id: SQL): SQL => sql`(
  select coalesce(nullif(u.company, ''), nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email, '')
  from users u where u.id = ${id})`

/** Hundredths of a square foot. */
export type SpaceRow = {
  id: number
  name: string
  spaceType: SpaceType
  units: string
  own: string
  sold: string
  held: string
}

/** The warehouses of a provider with what takes their space on a day. */
export const spaceStatement = (sellerId: number, today: Day): SQL => sql`
  select s.id, s.name, case when coalesce(w.pallet_enabled, true) then 'PALLET' else 'SQ_FEET' end as "spaceType",
    c.units, coalesce(h.own, 0) as own, coalesce(h.sold, 0) as sold, coalesce(h.held, 0) as held
  from market.listing_search s join warehouses w on w.id = s.id cross join lateral (select market.total_on(s.id, ${today}::date) as units) c
  left join lateral (
    select sum(h.units) filter (where h.state = 'blocked') as own, sum(h.units) filter (where h.state = 'sold') as sold,
      sum(h.units) filter (where h.state = 'held') as held
    from market.capacity_hold h where h.warehouse_id = s.id and h.state <> 'released'
      and h.start_day <= ${today}::date and h.end_day > ${today}::date) h on true
  where s.seller_id = ${sellerId} and c.units > 0 order by s.name, s.id`

/** What waits for the provider's answer, the most urgent first; the deadline of a day is its end. */
export const tasksStatement = (sellerId: number): SQL => sql`
  select t.kind, t.id::int, ${customerOf(sql`t.customer_id`)} as customer, t.customer_name as "customerName", t.warehouse,
    t.amount_cents as "amountCents", t.due_at as "dueAt", count(*) over ()::int as total
  from (
    select case o.status when 'pending' then 'reservation' else 'cancel-request' end as kind, o.id, o.customer_id,
      null as customer_name, o.warehouse ->> 'name' as warehouse, o.amount_cents, o.expires_at as due_at
    from market.orders o where o.seller_id = ${sellerId} and o.status in ('pending', 'customer_cancel_request')
    union all
    select 'quote', q.id, q.customer_id, coalesce(nullif(q.company, ''), concat_ws(' ', q.first_name, q.last_name)), s.name, null,
      (q.answer_by + 1)::timestamp at time zone 'utc'
    from market.quote_request q left join market.listing_search s on s.id = q.warehouse_id
    where q.seller_id = ${sellerId} and (q.state = 'open' and q.stage = 'requested' or q.stage = 'countered')
  ) t order by t.due_at nulls last, t.amount_cents desc nulls last, t.id limit ${DESK_ITEMS}`

/** What arrives within the next days, and what should have come. */
export const arrivalsStatement = (sellerId: number, today: Day): SQL => sql`
  select a.id, a.order_id::int as "orderId", a.state, a.day::text, a.window_start as "windowStart",
    a.window_end as "windowEnd", a.quantity, a.unit, ${customerOf(sql`o.customer_id`)} as customer,
    o.warehouse ->> 'name' as warehouse, count(*) over ()::int as total
  from market.arrival a join market.orders o on o.id = a.order_id
  where a.seller_id = ${sellerId} and a.state in ('requested', 'proposed', 'confirmed')
    and a.day < ${addDays(today, DESK_DAYS)}::date
  order by a.day, a.window_start, a.id limit ${DESK_ITEMS}`

/**
 * Months whose charge failed, the oldest and largest first; then the latest month of each reservation that has begun and
 * that the warehouse bills.
 */
export const debtsStatement = (sellerId: number, today: Day): SQL => sql`
  select d.kind, d.order_id::int as "orderId", d.number, d.term, d.amount_cents as "amountCents", d.day::text,
    ${customerOf(sql`d.customer_id`)} as customer, d.warehouse, count(*) over ()::int as total
  from (
    select 'failed' as kind, o.id as order_id, i.number, o.term, i.amount_cents, i.due_day as day, o.customer_id,
      o.warehouse ->> 'name' as warehouse
    from market.orders o join market.installment i on i.order_id = o.id and i.state in ('retrying', 'failed')
    where o.seller_id = ${sellerId} and o.status = 'approved'
    union all
    select 'begun', o.id, begun.number, o.term, o.monthly_total_cents, begun.day, o.customer_id, o.warehouse ->> 'name'
    from market.orders o cross join lateral (
      select max(n)::int + 1 as number, max((o.start_day + make_interval(months => n))::date) as day
      from generate_series(1, o.term - 1) n where (o.start_day + make_interval(months => n))::date <= ${today}::date) begun
    where o.seller_id = ${sellerId} and o.status = 'approved' and o.end_day > ${today}::date
      and o.billed_by = 'warehouse' and o.payment_state = 'captured' and begun.number is not null
  ) d order by d.kind desc, d.day, d.amount_cents desc, d.order_id limit ${DESK_ITEMS}`

/** The provider's warehouses of which something was measured or rated. */
export const recordsStatement = (sellerId: number): SQL => sql`
  select s.id, s.name, r.figures as record, case when s.review_count > 0 then nullif(d.detail -> 'scores', 'null') end as scores,
    count(*) over ()::int as total
  from market.listing_search s join market.listing_detail d on d.id = s.id
  left join market.service_record r on r.warehouse_id = s.id
  where s.seller_id = ${sellerId} and (r.warehouse_id is not null
    or jsonb_path_exists(d.detail, '$.scores.* ? (@ != null)'))
  order by s.name, s.id limit ${DESK_ITEMS}`

type Counted = { total: number }
type TaskRow = Omit<DeskTask, 'amount' | 'dueAt'> & {
  customerName: string | null
  amountCents: string | null
  dueAt: Date | string | null
}
type DebtRow = Omit<DeskDebt, 'amount'> & { amountCents: string }

export const findSpace = async (db: Db, sellerId: number, today: Day): Promise<SpaceRow[]> =>
  (await db.execute<SpaceRow>(spaceStatement(sellerId, today))).rows

export const findTasks = async (db: Db, sellerId: number): Promise<(TaskRow & Counted)[]> =>
  (await db.execute<TaskRow & Counted>(tasksStatement(sellerId))).rows

export const findArrivals = async (db: Db, sellerId: number, today: Day): Promise<(DeskArrival & Counted)[]> =>
  (await db.execute<DeskArrival & Counted>(arrivalsStatement(sellerId, today))).rows

export const findDebts = async (db: Db, sellerId: number, today: Day): Promise<(DebtRow & Counted)[]> =>
  (await db.execute<DebtRow & Counted>(debtsStatement(sellerId, today))).rows

export const findRecords = async (db: Db, sellerId: number): Promise<(DeskRecord & Counted)[]> =>
  (await db.execute<DeskRecord & Counted>(recordsStatement(sellerId))).rows
