import type { ProfilePage } from '@stackyard/shared/schema/page-data'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { LISTINGS, listingTag, profileTag, authorTag, sellerTag, serviceTag } from '../../../../platform/page-tags'
import { profilePath, readProfile } from '../../../accounts/profile'
import { newestOfSeller, organicOrder } from '../../../listings/discovery'
import { cardsOf } from './listing-lines'

const CARDS = 24
const REVIEWS = 5

async function servicesOf(db: Db, sellerId: number): Promise<ServiceCard[]> {
  const { rows } = await db.execute<{ card: ServiceCard }>(sql`
    select card || jsonb_build_object('isFeatured', spotlight) as card from market.service_search
    where listed and seller_id = ${sellerId}
    order by is_verified desc nulls last, average_rating desc nulls last, id limit ${CARDS}`)
  return rows.map(({ card }) => card)
}

async function countOf(db: Db, sellerId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from market.listing_search where listed and seller_id = ${sellerId}`,
  )
  return rows[0]?.total ?? 0
}

/**
 * What a public profile shows a visitor, by its kind and address; null where there is none, and for what no address holds.
 * Customers offer nothing, and managed profiles show no reviews, as their listings don't. `tag` notes what it depends on.
 */
export async function profilePage(
  db: Db,
  { kind, key }: { kind: string; key: string },
  tag: (...names: string[]) => void,
): Promise<ProfilePage | null> {
  if (key.includes('\0')) return null
  const profile = await readProfile({ db }, key, null).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'NOT_FOUND') return null
    throw error
  })
  if (!profile || profile.userType !== kind || profile.userUrl !== key) return null
  const { id } = profile
  tag(LISTINGS, profileTag(id), sellerTag(id))
  const offers = profile.userType !== 'customer'
  const [listings, total, services, reviews] = await Promise.all([
    offers ? cardsOf(db, sql`s.seller_id = ${id} order by ${organicOrder('s')} limit ${CARDS}`) : [],
    offers ? countOf(db, id) : 0,
    offers ? servicesOf(db, id) : [],
    profile.userType === 'seller' ? newestOfSeller(db, id, REVIEWS) : [],
  ])
  tag(
    ...listings.map((listing) => listingTag(listing.id)),
    ...services.map((service) => serviceTag(service.id)),
    ...reviews.map(({ userData }) => authorTag(userData.id)),
  )
  return { path: profilePath(profile), profile, listings, total, services, reviews }
}
