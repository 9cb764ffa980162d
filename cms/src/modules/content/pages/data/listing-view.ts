import { sql } from 'drizzle-orm'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingView } from '@stackyard/shared/schema/page-data'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { Db } from '../../../../platform/db'
import { aroundTag, listingTag, listTag, authorTag, sellerTag } from '../../../../platform/page-tags'
import { reviewsOf } from '../../../listings/discovery'
import { cardsOf, listingAt } from './listing-lines'

const RADIUS_METERS = 100 * 1609.344
const NEAREST = 10
const OTHERS = 6
/** Neighbors from which the carousel is not filled (shared/src/domain/carousel-motion.ts). */
const FULL_FROM = 6
/** Reviews that are on the page before its script asks for all. */
const REVIEWS = 5

const onEarth = ({ latitude, longitude }: Pick<Warehouse, 'latitude' | 'longitude'>) =>
  sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`

/** The nearest verified listings, one page of them, in the order of the index by place. */
const around = (db: Db, listing: Warehouse): Promise<ListingCard[]> =>
  cardsOf(
    db,
    sql`s.id in (select id from market.listing_facet
        where listed and is_verified and visible and id <> ${listing.id} and latitude is not null
          and earth_box(${onEarth(listing)}, ${RADIUS_METERS}::float8) @> ll_to_earth(latitude, longitude)
          and ll_to_earth(latitude, longitude) <-> ${onEarth(listing)} <= gc_to_sec(${RADIUS_METERS})
        order by ll_to_earth(latitude, longitude) <-> ${onEarth(listing)}, id limit ${NEAREST})
      order by ll_to_earth(s.latitude, s.longitude) <-> ${onEarth(listing)}, s.id`,
  )

/** Featured ones that fill a short carousel: the second page of them, then the first. */
async function featured(db: Db): Promise<ListingCard[]> {
  const found = await cardsOf(db, sql`s.spotlight and s.is_verified and s.visible order by s.id limit ${2 * NEAREST}`)
  return [...found.slice(NEAREST), ...found.slice(0, NEAREST)]
}

/** What the page at a listing's public address shows. `tag` notes what it depends on. */
export async function listingView(db: Db, slug: string, tag: (tag: string) => void): Promise<ListingView | null> {
  const listing = await listingAt(db, slug)
  if (!listing) return null
  const { id, seller, latitude, longitude } = listing
  const isPlaced = latitude !== null && longitude !== null
  const isManaged = seller.userType === 'manager'
  const [near, others, reviews] = await Promise.all([
    isPlaced ? around(db, listing) : [],
    isManaged ? [] : cardsOf(db, sql`s.seller_id = ${seller.id} and s.id <> ${id} order by s.id limit ${OTHERS}`),
    isManaged ? [] : reviewsOf(db, { warehouseId: id, sort: 'NEW_FIRST', limit: REVIEWS, skip: 0 }),
  ])
  const isFilled = near.length > 0 && near.length < FULL_FROM
  const filling = isFilled ? await featured(db) : []
  tag(sellerTag(seller.id))
  if (isPlaced) tag(aroundTag(latitude, longitude))
  if (isFilled) tag(listTag({ featured: true }))
  for (const shown of [listing, ...near, ...others, ...filling]) tag(listingTag(shown.id))
  for (const { userData } of reviews) tag(authorTag(userData.id))
  return { listing: { ...listing, reviews }, around: near, featured: filling, others }
}
