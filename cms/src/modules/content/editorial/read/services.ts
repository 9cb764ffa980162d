import type { ContentData, ContentService } from '@stackyard/shared/schema/content-data'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { authorTag, contentListTag, serviceTag } from '../../../../platform/page-tags'
import { newestOfServices } from '../../../listings/discovery'
import type { Note } from './linked-text'

const REVIEWS_SHOWN = 5

/** Services as their pages show them: card and detail of the read model, the best first. They have no prices. */
async function servicesOf(db: Db, found: SQL): Promise<ContentService[]> {
  const { rows } = await db.execute<{ service: ContentService }>(sql`
    select card || detail || jsonb_build_object('isFeatured', spotlight, 'reviews', '[]'::jsonb) as service
    from market.service_search where listed and ${found}
    order by is_verified desc nulls last, average_rating desc nulls last, id`)
  return rows.map(({ service }) => service)
}

/** What pages of services ask for; a service's own page has its newest reviews. */
export const serviceData = (db: Db, note: Note): Pick<ContentData, 'services' | 'service'> => ({
  services() {
    note(contentListTag('services'))
    return servicesOf(db, sql`true`)
  },
  async service(slug) {
    const [service] = await servicesOf(db, sql`slug = ${slug}`)
    if (!service) return null
    note(serviceTag(service.id))
    const isReviewed = service.reviewCount > 0 && service.seller.userType !== 'manager'
    const found = isReviewed ? await newestOfServices(db, [service.id], REVIEWS_SHOWN) : undefined
    const reviews = found?.get(service.id) ?? []
    for (const { userData } of reviews) note(authorTag(userData.id))
    return { ...service, reviews }
  },
})
