import { sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingView } from '@stackyard/shared/schema/page-data'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { aroundTag, listingTag, listTag, authorTag, sellerTag } from '../../../../platform/page-tags'
import { prepared } from '../../../../platform/prepared'
import { newestReviews } from '../../../listings/discovery'
import { shownCard } from './listing-lines'

const RADIUS_METERS = sql.raw(String(100 * 1609.344))
const NEAREST = 10
const OTHERS = 6
/** Neighbors from which the carousel is not filled (shared/src/domain/carousel-motion.ts). */
const FULL_FROM = 6
/** Reviews that are on the page before its script asks for all. */
const REVIEWS = 5

const place = sql`ll_to_earth(f.latitude, f.longitude)`

/**
 * The nearest verified listings, one page of them (R-069). Those that are too far away are left out afterwards: with the
 * radius as a condition, all listings of a large city would be read and sorted.
 */
const around = sql`(select jsonb_agg(${shownCard} order by near.distance, near.id)
  from (select f.id, ${place} <-> one.place as distance from market.listing_facet f
    where f.listed and f.is_verified and f.visible and f.id <> one.id and f.latitude is not null
    order by ${place} <-> one.place, f.id limit ${sql.raw(String(NEAREST))}) near
  join market.listing_search s on s.id = near.id where s.listed and near.distance <= gc_to_sec(${RADIUS_METERS}))`

const cardsWhere = (found: SQL, limit: number): SQL => sql`(select jsonb_agg(${shownCard} order by s.id)
  from (select * from market.listing_search s
    where s.listed and ${found} order by s.id limit ${sql.raw(String(limit))}) s)`

/** Listings of managers stand alone, and have no reviews. */
const unlessManaged = (expression: SQL): SQL => sql`case when one.seller_type <> 'manager' then ${expression} end`

/** `featured` are in the order of their ids. A list without a listing is null. */
type ViewRow = { listing: Warehouse; around: ListingCard[] | null } & Partial<
  Record<'featured' | 'others', ListingCard[] | null>
>

/** What the page of the listing with a slug shows. */
export const viewStatement = sql`
  with one as materialized (
    select s.id, s.seller_id, s.seller_type, ll_to_earth(s.latitude, s.longitude) as place,
      ${shownCard} || d.detail || '{"availability": [], "additionalWarehouses": []}' as listing
    from market.listing_search s join market.listing_detail d on d.id = s.id
    where s.listed and s.slug = ${sql.placeholder('slug')}),
  near as materialized (select case when one.place is not null then ${around} end as cards from one)
  select one.listing || jsonb_build_object('reviews',
      coalesce(${unlessManaged(newestReviews(sql`one.id`, REVIEWS))}, '[]'::jsonb)) as listing,
    near.cards as around,
    ${unlessManaged(cardsWhere(sql`s.seller_id = one.seller_id and s.id <> one.id`, OTHERS))} as others,
    case when jsonb_array_length(near.cards) < ${sql.raw(String(FULL_FROM))}
      then ${cardsWhere(sql`s.spotlight and s.is_verified and s.visible`, 2 * NEAREST)} end as featured
  from one, near`

const viewOf = prepared<ViewRow>('listing-view', viewStatement)

/** What the page at a listing's public address shows, in one statement. `tag` notes what it depends on. */
export async function listingView(pool: Pool, slug: string, tag: (tag: string) => void): Promise<ListingView | null> {
  const [view] = await viewOf(pool, { slug })
  if (!view) return null
  const { listing, around: near, others, featured } = view
  const { seller, latitude, longitude, reviews } = listing
  const cards = [...(near ?? []), ...(others ?? []), ...(featured ?? [])]
  tag(sellerTag(seller.id))
  if (latitude !== null && longitude !== null) tag(aroundTag(latitude, longitude))
  if (featured) tag(listTag({ featured: true }))
  for (const shown of [listing, ...cards]) tag(listingTag(shown.id))
  for (const { userData } of reviews) tag(authorTag(userData.id))
  return {
    listing,
    around: near ?? [],
    // Those that fill a short carousel: the second page of them, then the first.
    featured: [...(featured?.slice(NEAREST) ?? []), ...(featured?.slice(0, NEAREST) ?? [])],
    others: others ?? [],
  }
}
