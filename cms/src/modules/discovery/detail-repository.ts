import { sql, type SQL } from 'drizzle-orm'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Review } from '@stackyard/shared/schema/review'
import type { MonthSpace, Warehouse, WarehouseMoney } from '@stackyard/shared/schema/warehouse'
import type { z } from 'zod'
import type { Db } from '../../platform/db'
import type { Viewer } from './queries/filters'

export type DetailRow = {
  id: number
  listed: boolean
  sellerId: number
  card: ListingCard
  detail: Omit<Warehouse, keyof Omit<ListingCard, 'seller' | 'categories' | 'features'>>
  money?: WarehouseMoney
  freeSqft: number
  additional: Record<string, unknown>[]
}

const NEIGHBOURS = 12

/** The seller's other listings in short, for "Additional Locations" (000 §2.11). */
const additional = sql`coalesce((select jsonb_agg(o.short) from (
    select jsonb_build_object('id', x.id, '_id', x.id, 'name', x.name, 'warehouseUrl', x.warehouse_url, 'slug', x.slug, 'city', x.city,
      'state', x.state, 'country', x.country, 'photo', x.card -> 'photo', 'averageRating', x.average_rating) as short
    from market.listing_search x where x.seller_id = s.seller_id and x.id <> s.id and x.listed
    order by x.is_verified desc nulls last, x.average_rating desc nulls last, x.id limit ${NEIGHBOURS}) o), '[]'::jsonb)`

export const detailStatement = (where: SQL, viewer: Viewer): SQL => sql`
  select s.id, s.listed, s.seller_id as "sellerId", s.card, d.detail${viewer ? sql`, d.money` : sql``}, ${additional} as additional,
    (select (free_units / 100)::int from market.listing_space(s.id, s.total_space::bigint * 1333)) as "freeSqft"
  from market.listing_search s join market.listing_detail d on d.id = s.id where ${where} limit 1`

/** A listing by id, then url, then public slug (DECISIONS 22). */
export async function findDetail(db: Db, key: string, viewer: Viewer): Promise<DetailRow | null> {
  const id = /^\d{1,10}$/.test(key) ? Number(key) : 0
  const ways = [
    ...(id > 0 && id <= 2_147_483_647 ? [sql`s.id = ${id}`] : []),
    sql`s.warehouse_url = ${key}`,
    sql`s.slug = ${key}`,
  ]
  for (const where of ways) {
    const row = (await db.execute<DetailRow>(detailStatement(where, viewer))).rows[0]
    if (row) return row
  }
  return null
}

export async function spaceByMonth(db: Db, id: number): Promise<z.infer<typeof MonthSpace>[]> {
  const { rows } = await db.execute<{ month: string; units: string }>(
    sql`select month, free_units as units from market.listing_space_by_month(${id})`,
  )
  return rows.map(({ month, units }) => ({
    month,
    freePallets: Math.floor(Number(units) / 1333),
    freeSqft: Math.floor(Number(units) / 100),
  }))
}

const REVIEW_ORDER = {
  DEFAULT: sql`r.id`,
  NEW_FIRST: sql`r.created_at desc, r.id desc`,
  OLD_FIRST: sql`r.created_at, r.id`,
}

export type ReviewPage = { warehouseId: number; sort: keyof typeof REVIEW_ORDER; limit: number; skip: number }
type ReviewQuery = ReviewPage | { warehouseId: number; id: number }

/** Reviews with their author's name; an author's booking of the listing marks the review (DECISIONS 39). */
export async function reviewsOf(db: Db, query: ReviewQuery): Promise<Review[]> {
  const part =
    'id' in query
      ? sql`and r.id = ${query.id}`
      : sql`order by ${REVIEW_ORDER[query.sort]} limit ${query.limit} offset ${query.skip}`
  const { rows } = await db.execute<{ review: Review }>(sql`
    select jsonb_build_object('id', r.id, '_id', r.id, 'rating', r.rating::int, 'feedback', r.feedback,
      'createdAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'warehouseId', r.warehouse_id, 'serviceId', null,
      'userData', jsonb_build_object('id', r.author_id, 'fullName', trim(concat_ws(' ', u.first_name, u.last_name)),
        'firstName', coalesce(u.first_name, ''), 'lastName', coalesce(u.last_name, ''), 'avatar', u.avatar),
      'isVerifiedBooking', exists (select from market.orders o where o.warehouse_id = r.warehouse_id and o.customer_id = r.author_id
        and o.status = 'approved')) as review
    from reviews r join users u on u.id = r.author_id
    where r.warehouse_id = ${query.warehouseId} ${part}`)
  return rows.map((row) => row.review)
}
