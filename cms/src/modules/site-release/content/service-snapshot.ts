import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'
import { reviewsOf } from '../../discovery'

const REVIEWS_SHOWN = 5

/**
 * What the static pages of services hold: card and detail of the read model, the best first, each with its newest
 * reviews. Services have no prices.
 */
export async function listedServices({ db }: Pick<Services, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute<{ service: { id: number; reviewCount: number; seller: { userType: string } } }>(sql`
    select card || detail as service from market.service_search where listed
    order by is_verified desc nulls last, average_rating desc nulls last, id`)
  const found: unknown[] = []
  for (const { service } of rows) {
    const hasReviews = service.reviewCount > 0 && service.seller.userType !== 'manager'
    const reviews = hasReviews
      ? await reviewsOf(db, { serviceId: service.id, sort: 'NEW_FIRST', limit: REVIEWS_SHOWN, skip: 0 })
      : []
    found.push({ ...service, reviews })
  }
  return found
}
