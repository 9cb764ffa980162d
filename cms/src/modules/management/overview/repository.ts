import { ASKED_AFTER_DAYS } from '@stackyard/shared/domain/freshness'
import { type AwaitedKind, type FigureKey, type Overview, overviewWeeks } from '@stackyard/shared/schema/overview'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { receivedReviews, termHasBegun } from '../../listings/discovery'

type Reader = Pick<SessionUser, 'id' | 'userType'>

const stale = sql`s.listed and coalesce(w.confirmed_at, w.created_at) < now() - make_interval(days => ${ASKED_AFTER_DAYS[0]})`

/** Counts of listings by a condition on the read model `s` and the record `w`. */
const listings = (whose: SQL, condition: SQL): SQL => sql`(select count(*) from market.listing_search s
  join warehouses w on w.id = s.id where ${whose} and ${condition})`

const orders = (whose: SQL, status: string): SQL =>
  sql`(select count(*) from market.orders o where ${whose} and o.status = ${status})`

const unread = ({ id }: Reader): SQL =>
  sql`(select count(*) from market.notification n where n.user_id = ${id} and n.in_app and not n.is_read)`

/** What waits for whoever moderates; people whose claim is proved, as their screen lists them. */
const moderation = {
  comments: sql`(select count(*) from comments where status::text = 'pending')`,
  messages: sql`(select count(*) from contact_messages where status::text = 'new')`,
}
const standing = {
  identity: sql`(select count(*) from identity_applications where status::text = 'pending')`,
  claims: sql`(select count(distinct c.user_id) from market.profile_claim c join users u on u.id = c.user_id
    where c.state = 'verified' and u.is_active is not false)`,
}

/** What waits, by role; an expression that counts it. */
function awaitedBy(reader: Reader): Partial<Record<AwaitedKind, SQL>> {
  const { id, userType } = reader
  const all = sql`true`
  if (userType === 'admin')
    return {
      ordersToAccept: orders(all, 'pending'),
      cancelRequests: orders(all, 'customer_cancel_request'),
      ...standing,
      ...moderation,
      quotesToAnswer: quotesOf(sql`exists (select from users u where u.id = q.seller_id and u.user_type = 'manager')`),
      notVerified: listings(all, sql`s.listed and not s.is_verified`),
      notRated: listings(all, sql`s.listed and s.diamond = 0`),
      hidden: listings(all, sql`not s.visible`),
      stale: listings(all, stale),
      unread: unread(reader),
    }
  if (userType === 'seller' || userType === 'manager') {
    const own = sql`s.seller_id = ${id}`
    return {
      ordersToAccept: orders(sql`o.seller_id = ${id}`, 'pending'),
      cancelRequests: orders(sql`o.seller_id = ${id}`, 'customer_cancel_request'),
      ...(userType === 'seller' ? toProvide(id) : {}),
      drafts: listings(own, sql`s.is_draft`),
      stale: listings(own, stale),
      unread: unread(reader),
    }
  }
  return {
    ...(userType === 'editor' ? moderation : {}),
    ...(userType === 'customer' ? { reviewsToWrite: reviewsToWrite(id) } : {}),
    unread: unread(reader),
  }
}

/** Listings whose approved reservation has begun and that the customer has said nothing about. */
const reviewsToWrite = (customerId: number): SQL => sql`(select count(distinct o.warehouse_id) from market.orders o
  join market.listing_search s on s.id = o.warehouse_id and s.listed
  where o.customer_id = ${customerId} and o.status = 'approved'
    and ${termHasBegun} and not exists (
    select from reviews r where r.warehouse_id = o.warehouse_id and r.author_id = ${customerId}))`

/** Requests and counter-offers without an answer, as the list of them has it. */
const quotesOf = (whose: SQL): SQL => sql`(select count(*) from market.quote_request q where ${whose}
  and (q.state = 'open' and q.stage = 'requested' or q.stage = 'countered'))`

/** What waits for a provider who signs in; for a managed profile admins answer. */
const toProvide = (sellerId: number): Partial<Record<AwaitedKind, SQL>> => ({
  quotesToAnswer: quotesOf(sql`q.seller_id = ${sellerId}`),
  reviewsToAnswer: sql`(select count(*) from (${receivedReviews(sellerId, true)}) received)`,
  firstListing: firstListing(sellerId),
  payoutsToReceive: payoutsToReceive(sellerId),
})

/** One while a provider has neither a listing nor a service. */
const firstListing = (sellerId: number): SQL => sql`(select 1 where
  not exists (select from warehouses w where w.seller_id = ${sellerId} and w.deleted_at is null)
  and not exists (select from services v where v.seller_id = ${sellerId} and v.deleted_at is null))`

/** Payouts that wait for the provider to fill in the form of the bank account. */
const payoutsToReceive = (sellerId: number): SQL => sql`(select count(*) from market.payout p
  where p.seller_id = ${sellerId} and p.state = 'due' and not exists (
    select from market.payout_account a where a.user_id = p.seller_id and (a.is_ready or (a.is_submitted and a.requirements = '[]'))))`

/** Rows with a moment `at` and an `amount`, to be summed by week. */
function seriesOf({ id, userType }: Reader): Partial<Record<FigureKey, SQL>> {
  const ofOrders = (whose: SQL, amount: SQL) =>
    sql`select o.created_at as at, ${amount} as amount from market.orders o where ${whose} and o.status <> 'cancelled'`
  const whose = { admin: sql`true`, seller: sql`o.seller_id = ${id}`, customer: sql`o.customer_id = ${id}` }[
    userType as 'admin'
  ]
  if (!whose) return {}
  const trade = { orders: ofOrders(whose, sql`1`), volume: ofOrders(whose, sql`o.amount_cents`) }
  if (userType === 'admin')
    return {
      ...trade,
      people: sql`select u.created_at as at, 1 as amount from users u`,
      listings: sql`select w.created_at as at, 1 as amount from warehouses w where w.deleted_at is null`,
    }
  if (userType === 'seller')
    return {
      ...trade,
      reviews: sql`select received.created_at as at, 1 as amount from (${receivedReviews(id, false)}) received`,
    }
  return trade
}

const pointsOf = (rows: SQL, now: Date): SQL => sql`(select array_agg(coalesce(counted.sum, 0) order by week.n desc)
  from generate_series(0, ${overviewWeeks - 1}::int) week(n) left join (
    select floor(extract(epoch from ${now.toISOString()}::timestamptz - at) / 604800)::int as n, sum(amount)::bigint as sum
    from (${rows}) rows where at > ${now.toISOString()}::timestamptz - make_interval(weeks => ${overviewWeeks}::int)
      and at <= ${now.toISOString()}::timestamptz group by 1) counted on counted.n = week.n)`

const whole = (value: unknown): number => Number(value ?? 0)

/** Everything of the start page in one statement. */
export async function readOverview(db: Db, reader: Reader, now: Date): Promise<Overview> {
  const awaited = Object.entries(awaitedBy(reader))
  const series = Object.entries(seriesOf(reader))
  const columns = [
    ...awaited.map(([kind, count]) => sql`${count} as ${sql.identifier(`a_${kind}`)}`),
    ...series.map(([key, rows]) => sql`${pointsOf(rows, now)} as ${sql.identifier(`s_${key}`)}`),
  ]
  const { rows } = await db.execute<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`)
  const row = rows[0] ?? {}
  return {
    awaiting: awaited
      .map(([kind]) => ({ kind: kind as AwaitedKind, count: whole(row[`a_${kind}`]) }))
      .filter(({ count }) => count > 0),
    figures: series.map(([key]) => {
      const points = ((row[`s_${key}`] ?? []) as unknown[]).map(whole)
      const total = points.reduce((sum, point) => sum + point, 0)
      return { key: key as FigureKey, unit: key === 'volume' ? ('cents' as const) : ('count' as const), total, points }
    }),
  }
}
