import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { newestOfServices } from '../../../listings/discovery'

const REVIEWS_SHOWN = 5

/**
 * What the static pages of services hold: card and detail of the read model, the best first, each with its newest
 * reviews. Services have no prices.
 */
export async function listedServices({ db }: Pick<Services, 'db'>): Promise<unknown[]> {
  const { rows } = await db.execute<{ service: { id: number; reviewCount: number; seller: { userType: string } } }>(sql`
    select card || detail || jsonb_build_object('isFeatured', spotlight) as service from market.service_search where listed
    order by is_verified desc nulls last, average_rating desc nulls last, id`)
  const reviewed = rows
    .map(({ service }) => service)
    .filter(({ reviewCount, seller }) => reviewCount > 0 && seller.userType !== 'manager')
  const reviews = await newestOfServices(
    db,
    reviewed.map(({ id }) => id),
    REVIEWS_SHOWN,
  )
  return rows.map(({ service }) => ({ ...service, reviews: reviews.get(service.id) ?? [] }))
}
