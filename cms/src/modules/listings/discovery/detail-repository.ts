import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import { prepared } from '../../../platform/prepared'
import type { Viewer } from './queries/filters'
import { storedFlags } from './listing-objects'
import { organicOrder } from './queries/order'
import { newestReviews } from './review-rows'

/** `body` is the whole listing as JSON text, ready for the wire. */
export type DetailRow = { id: number; listed: boolean; sellerId: number; body: string }

const NEIGHBORS = 12
const REVIEWS_SHOWN = 50

/**
 * The seller's other listings in short, for "Additional Locations". "offset 0" has them found by seller:
 * the planner would else walk the order of all listings for them.
 */
const additional = sql`coalesce((select jsonb_agg(o.short) from (
    select jsonb_build_object('id', x.id, '_id', x.id, 'name', x.name, 'warehouseUrl', x.warehouse_url, 'slug', x.slug, 'city', x.city,
      'state', x.state, 'country', x.country, 'photo', x.card -> 'photo', 'averageRating', x.average_rating) as short
    from (select * from market.listing_search own where own.seller_id = s.seller_id and own.id <> s.id and own.listed offset 0) x
    order by ${organicOrder('x')} limit ${sql.raw(String(NEIGHBORS))}) o), '[]'::jsonb)`

/** Newest first; listings of managers have none. */
const reviews = sql`case when s.seller_type = 'manager' or s.review_count = 0 then '[]'::jsonb else
  ${newestReviews(sql`s.id`, REVIEWS_SHOWN)} end`

const availability = sql`(select jsonb_agg(jsonb_build_object('month', month, 'freePallets', free_units / 1333, 'freeSqft', free_units / 100))
  from market.listing_space_by_month(s.id))`

/** The space that is reserved from today on, as spans that tell nothing of single orders. */
const takenSpace = sql`coalesce((select jsonb_agg(jsonb_build_object('start', start_day, 'end', end_day, 'units', units) order by start_day)
  from market.taken_spans(s.id, (now() at time zone 'utc')::date)), '[]'::jsonb)`

/** What the total becomes later on. */
const totalChanges = sql`coalesce((select jsonb_agg(jsonb_build_object('from', c.from_day, 'units', c.total_units) order by c.from_day)
  from market.capacity_change c where c.warehouse_id = s.id), '[]'::jsonb)`

/** The listing that a text names by its id, then url, then public slug: the first that exists. */
export const idOfKey = (key: Placeholder): SQL => sql`coalesce(
  (select k.id from market.listing_search k where k.id = case when ${key}::text ~ '^[0-9]{1,9}$' then ${key}::text::int end),
  (select k.id from market.listing_search k where k.warehouse_url = ${key}::text),
  (select k.id from market.listing_search k where k.slug = ${key}::text))`

/** The statement of one listing by its key; the money fields are read for signed-in readers only. */
export const detailStatement = (viewer: Viewer): SQL => sql`
  select s.id, s.listed, s.seller_id as "sellerId", (s.card - 'photo' || d.detail || ${viewer ? sql`d.money || ` : sql``}jsonb_build_object(
      'takenSpace', ${takenSpace}, 'totalChanges', ${totalChanges}, 'additionalWarehouses', ${additional}, 'reviews', ${reviews}, 'availability', ${availability})${viewer?.userType === 'admin' ? sql` || ${storedFlags}` : sql``})::text as body
  from market.listing_search s join market.listing_detail d on d.id = s.id
  where s.id = ${idOfKey(sql.placeholder('key'))}`

const details = {
  visitor: prepared<DetailRow>('listing-detail', detailStatement(null)),
  admin: prepared<DetailRow>('listing-detail-admin', detailStatement({ id: 0, userType: 'admin' })),
  reader: prepared<DetailRow>('listing-detail-money', detailStatement({ id: 0, userType: 'customer' })),
}

export async function findDetail(pool: Pool, wanted: string, viewer: Viewer): Promise<DetailRow | null> {
  const detail = viewer?.userType === 'admin' ? details.admin : viewer ? details.reader : details.visitor
  return (await detail(pool, { key: wanted }))[0] ?? null
}
