import type { ReservationFact } from '@stackyard/shared/domain/service-record'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

/** `warehouseId` is null for what was asked of the provider as such. */
export type AnswerRow = {
  sellerId: number
  warehouseId: number | null
  askedAt: Date
  answeredAt: Date | null
  takenBackAt: Date | null
}
export type ReservationRow = {
  warehouseId: number
  placedAt: Date
  outcome: ReservationFact['outcome']
}
export type ArrivalRow = { warehouseId: number; checkedInAt: Date; confirmedDay: string; timezone: string }
export type ListingRow = { id: number; sellerId: number; isMeasured: boolean }

type Of = { sellerIds: readonly number[]; since: Date }

const among = (ids: readonly number[]): SQL => sql.raw(`(${ids.map((id) => Math.trunc(id)).join(', ') || 'null'})`)
const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The next providers with listings, by their ids. */
export async function sellersAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct seller_id as id from market.listing_search where seller_id > ${after} order by seller_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Their listings; `isMeasured` when one has a record that may have to go. */
export async function listingsOf(db: Db, sellerIds: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await db.execute<ListingRow>(sql`
    select s.id, s.seller_id as "sellerId", r.warehouse_id is not null as "isMeasured"
    from market.listing_search s left join market.service_record r on r.warehouse_id = s.id
    where s.seller_id in ${among(sellerIds)} order by s.id`)
  return rows
}

/**
 * Requests for quotes, those of requests to several warehouses among them, with the first step of the provider, or of an
 * admin on the provider's behalf.
 */
export const quotesStatement = ({ sellerIds, since }: Of): SQL => sql`
  select q.seller_id as "sellerId", q.warehouse_id as "warehouseId", q.created_at as "askedAt",
    least(q.answered_at, step.answered_at) as "answeredAt", least(q.closed_at, step.taken_back_at) as "takenBackAt"
  from market.quote_request q cross join lateral (
    select min(e.at) filter (where e.actor in ('seller', 'admin')) as answered_at,
      min(e.at) filter (where e.actor = 'customer' and e.action = 'withdraw') as taken_back_at
    from market.quote_event e where e.quote_id = q.id) step
  where q.seller_id in ${among(sellerIds)} and q.created_at >= ${moment(since)}`

/**
 * Threads that others than staff began, with the first answer by message or by other means. "+ 0" has messages read by
 * their room: the planner would else walk all messages in the order of their ids.
 */
export const threadsStatement = ({ sellerIds, since }: Of): SQL => sql`
  select m.user_id as "sellerId", null::int as "warehouseId", f.created_at as "askedAt",
    least(m.answered_at, (select a.created_at from market.chat_message a
      where a.room_id = m.room_id and a.sender_id = m.user_id order by a.id + 0 limit 1)) as "answeredAt",
    null::timestamptz as "takenBackAt"
  from market.chat_member m cross join lateral (
    select g.sender_id, g.created_at from market.chat_message g where g.room_id = m.room_id order by g.id + 0 limit 1) f
  where m.user_id in ${among(sellerIds)} and m.last_message_id > 0 and f.sender_id <> m.user_id
    and f.created_at >= ${moment(since)}
    and not exists (select from users u where u.id = m.partner_id and u.user_type::text = 'admin')`

/**
 * Reservations on which the warehouse decided, or whose hold ended while it did not. A cancellation that the customer asked
 * for is not the warehouse's.
 */
export const reservationsStatement = ({ sellerIds, since }: Of): SQL => sql`
  select o.warehouse_id as "warehouseId", o.created_at as "placedAt", case
      when ending.actor = 'seller' and ending.from_status <> 'customer_cancel_request' then 'canceled'
      when o.seller_completed_at is not null then 'accepted'
      else 'lapsed' end as outcome
  from market.orders o left join lateral (
    select a.action, a.actor, a.from_status from market.order_audit a
    where a.order_id = o.id and a.to_status = 'cancelled' and a.from_status <> 'cancelled' order by a.id limit 1) ending on true
  where o.seller_id in ${among(sellerIds)} and o.created_at >= ${moment(since)}
    and (o.seller_completed_at is not null or (ending.action = 'expire' and ending.from_status = 'pending')
      or (ending.actor = 'seller' and ending.from_status <> 'customer_cancel_request'))`

/** Arrivals that were checked in, by the moment of the check-in, with the day that was confirmed last before. */
export const arrivalsStatement = ({ sellerIds, since }: Of): SQL => sql`
  select a.warehouse_id as "warehouseId", checked.at as "checkedInAt", confirmed.day::text as "confirmedDay",
    coalesce(w.timezone, '') as timezone
  from market.arrival a join warehouses w on w.id = a.warehouse_id
  cross join lateral (select e.id, e.at from market.arrival_event e
    where e.arrival_id = a.id and e.to_state = 'checked-in' order by e.id limit 1) checked
  cross join lateral (select e.day from market.arrival_event e
    where e.arrival_id = a.id and e.to_state = 'confirmed' and e.id < checked.id order by e.id desc limit 1) confirmed
  where a.seller_id in ${among(sellerIds)} and a.state = 'checked-in' and checked.at >= ${moment(since)}`

/** What came of raw statements: instants of PostgreSQL as dates. */
const at = (value: Date | string): Date => new Date(value)
const atOrNull = (value: Date | string | null): Date | null => (value === null ? null : new Date(value))

export async function answersOf(db: Db, of: Of): Promise<AnswerRow[]> {
  const { rows } = await db.execute<AnswerRow>(sql`${quotesStatement(of)} union all ${threadsStatement(of)}`)
  return rows.map((row) => ({
    ...row,
    askedAt: at(row.askedAt),
    answeredAt: atOrNull(row.answeredAt),
    takenBackAt: atOrNull(row.takenBackAt),
  }))
}

export async function reservationsOf(db: Db, of: Of): Promise<ReservationRow[]> {
  const { rows } = await db.execute<ReservationRow>(reservationsStatement(of))
  return rows.map((row) => ({ ...row, placedAt: at(row.placedAt) }))
}

export async function arrivalsOf(db: Db, of: Of): Promise<ArrivalRow[]> {
  const { rows } = await db.execute<ArrivalRow>(arrivalsStatement(of))
  return rows.map((row) => ({ ...row, checkedInAt: at(row.checkedInAt) }))
}
