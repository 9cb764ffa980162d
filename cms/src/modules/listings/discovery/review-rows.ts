import { reviewScores } from '@stackyard/shared/reference/review-scores'
import { type SQL, sql } from 'drizzle-orm'
import type { ReceivedReview, ReceivedReviewQuery, Review } from '@stackyard/shared/schema/review'
import type { Db } from '../../../platform/db'

/** The first day of the term of an order `o`, and whether it has come: from then on its customer may score the warehouse. */
export const termStart = sql`coalesce(o.start_day, o.created_at::date)`
export const termHasBegun = sql`${termStart} <= (now() at time zone 'utc')::date`

/** A review `r` with its author `u` as the wire has it; an author's approved order whose term has begun marks it. */
export const reviewObject = sql`jsonb_build_object('id', r.id, '_id', r.id, 'rating', r.rating::int, 'feedback', r.feedback,
  'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'warehouseId', r.warehouse_id, 'serviceId', r.service_id,
  'userData', jsonb_build_object('id', r.author_id, 'fullName', trim(concat_ws(' ', u.first_name, u.last_name)),
    'firstName', coalesce(u.first_name, ''), 'lastName', coalesce(u.last_name, ''), 'avatar', u.avatar),
  'scores', jsonb_strip_nulls(jsonb_build_object(${sql.raw(reviewScores.map((score) => `'${score}', r.scores_${score}::int`).join(', '))})),
  'isVerifiedBooking', exists (select from market.orders o where o.warehouse_id = r.warehouse_id and o.customer_id = r.author_id
    and o.status = 'approved' and ${termHasBegun}),
  'reply', case when r.reply <> '' then jsonb_build_object('text', r.reply,
    'at', to_char(coalesce(r.replied_at, r.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)`

const REVIEW_ORDER = {
  DEFAULT: sql`r.id`,
  NEW_FIRST: sql`r.created_at desc, r.id desc`,
  OLD_FIRST: sql`r.created_at, r.id`,
}

/** The newest `limit` reviews of a warehouse as a JSON array. */
export const newestReviews = (
  warehouseId: SQL,
  limit: number,
): SQL => sql`coalesce((select jsonb_agg(shown.review) from (
    select ${reviewObject} as review from reviews r join users u on u.id = r.author_id where r.warehouse_id = ${warehouseId}
    order by ${REVIEW_ORDER.NEW_FIRST} limit ${sql.raw(String(limit))}) shown), '[]'::jsonb)`

/** What is reviewed: a warehouse or a service. */
export type ReviewSubject = { warehouseId: number } | { serviceId: number }
export type ReviewPage = ReviewSubject & { sort: keyof typeof REVIEW_ORDER; limit: number; skip: number }
type ReviewQuery = ReviewPage | (ReviewSubject & { id: number })

export async function reviewsOf(db: Db, query: ReviewQuery): Promise<Review[]> {
  const part =
    'id' in query
      ? sql`and r.id = ${query.id}`
      : sql`order by ${REVIEW_ORDER[query.sort]} limit ${query.limit} offset ${query.skip}`
  const subject =
    'warehouseId' in query ? sql`r.warehouse_id = ${query.warehouseId}` : sql`r.service_id = ${query.serviceId}`
  const { rows } = await db.execute<{ review: Review }>(sql`
    select ${reviewObject} as review from reviews r join users u on u.id = r.author_id
    where ${subject} ${part}`)
  return rows.map((row) => row.review)
}

/** The newest `limit` reviews of each of these services, by the service's id. */
export async function newestOfServices(db: Db, ids: readonly number[], limit: number): Promise<Map<number, Review[]>> {
  const { rows } = await db.execute<{ id: number; reviews: Review[] }>(sql`
    select s.id, jsonb_agg(newest.review order by newest.place) as reviews
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) given, lateral (select given.value::int as id) s,
      lateral (
        select ${reviewObject} as review, row_number() over (order by ${REVIEW_ORDER.NEW_FIRST}) as place
        from reviews r join users u on u.id = r.author_id
        where r.service_id = s.id order by place limit ${limit}
      ) newest
    group by s.id`)
  return new Map(rows.map(({ id, reviews }) => [id, reviews]))
}

/** The newest `limit` reviews of a provider's public listings and services, each with the name and page of what it is on. */
export async function newestOfSeller(db: Db, sellerId: number, limit: number): Promise<ReceivedReview[]> {
  const of = (table: SQL, column: SQL, base: string): SQL => sql`
    (select r.*, l.name, ${base} || l.slug as path from ${table} l join reviews r on ${column} = l.id
    where l.seller_id = ${sellerId} and l.listed order by ${REVIEW_ORDER.NEW_FIRST} limit ${limit})`
  const { rows } = await db.execute<{ review: ReceivedReview }>(sql`
    select ${reviewObject} || jsonb_build_object('listing', jsonb_build_object('name', r.name, 'path', r.path)) as review
    from (${of(sql`market.listing_search`, sql`r.warehouse_id`, '/warehouses/')}
      union all ${of(sql`market.service_search`, sql`r.service_id`, '/services/')}) r join users u on u.id = r.author_id
    order by ${REVIEW_ORDER.NEW_FIRST} limit ${limit}`)
  return rows.map(({ review }) => review)
}

/** The reviews of a provider's listings, each with the listing's name and its page in the app. */
export const receivedReviews = (sellerId: number, awaiting: boolean): SQL => {
  const of = (listing: SQL, column: SQL, base: SQL) => sql`
    select r.*, coalesce(l.name, '') as name, ${base} || l.id as path from ${listing} l join reviews r on ${column} = l.id
    where l.seller_id = ${sellerId} and l.deleted_at is null ${awaiting ? sql`and coalesce(r.reply, '') = ''` : sql``}`
  return sql`${of(sql`warehouses`, sql`r.warehouse_id`, sql`'/dashboard/warehouses/'`)} union all
    ${of(sql`services`, sql`r.service_id`, sql`'/dashboard/services/'`)}`
}

/** A page of them, newest first. */
export const receivedStatement = (sellerId: number, { awaiting = false, limit, skip }: ReceivedReviewQuery): SQL => sql`
  select ${reviewObject} || jsonb_build_object('listing', jsonb_build_object('name', r.name, 'path', r.path)) as review
  from (${receivedReviews(sellerId, awaiting)}) r join users u on u.id = r.author_id
  order by ${REVIEW_ORDER.NEW_FIRST} limit ${limit} offset ${skip}`

/** A page of the reviews of a provider's listings, and how many there are. */
export async function reviewsReceived(
  db: Db,
  sellerId: number,
  query: ReceivedReviewQuery,
): Promise<{ rows: ReceivedReview[]; total: number }> {
  const received = receivedReviews(sellerId, query.awaiting ?? false)
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ review: ReceivedReview }>(receivedStatement(sellerId, query)),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${received}) received`),
  ])
  return { rows: rows.map(({ review }) => review), total: counted.rows[0]?.total ?? 0 }
}
