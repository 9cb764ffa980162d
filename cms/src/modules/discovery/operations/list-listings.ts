import { sql } from 'drizzle-orm'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { countListings, listCards } from '../repository'
import { whereOf, type Viewer } from '../queries/filters'
import { orderOf } from '../queries/order'
import { meaningOf, type Meaning } from '../queries/place-of-text'

/** A page of a list gets at most this many spotlighted listings in front (000 §7). */
const FEATURED_IN_FRONT = 5
const SMALLEST_PAGE = 10

/**
 * A page of listings with the number of all that match (000 §7). For everybody but admins the first page of an
 * ordinary list leads with spotlighted listings that match too; none appears twice, and `total` counts the main list.
 * A page so short that it is a strip (under 10) stays as asked.
 */
export async function listListings(
  db: Db,
  query: ListingQuery,
  viewer: Viewer,
): Promise<{ rows: ListingCard[]; total: number }> {
  const text = query.query ?? query.search
  const meaning = text ? await meaningOf(db, text) : {}
  const where = whereOf(query, meaning, viewer)
  const [main, total, featured] = await Promise.all([
    listCards(db, { where, order: orderOf(query, meaning, viewer), limit: query.limit, skip: query.skip, viewer }),
    countListings(db, where),
    leadsWithFeatured(query, meaning, viewer) ? featuredCards(db, query, meaning, viewer) : [],
  ])
  const ids = new Set(featured.map((card) => card.id))
  return { rows: [...featured, ...main.filter((card) => !ids.has(card.id))], total }
}

function leadsWithFeatured(query: ListingQuery, meaning: Meaning, viewer: Viewer): boolean {
  const isStrip = query.skip > 0 || query.limit < SMALLEST_PAGE || query.sort !== 'default'
  const isNarrow = [
    query.featured,
    query.hotrack,
    query.sellerId,
    query.excludeId,
    query.latitude,
    query.coordinates,
  ].some((value) => value !== undefined)
  return viewer?.userType !== 'admin' && !isStrip && !isNarrow && !meaning.center && !meaning.words
}

async function featuredCards(db: Db, query: ListingQuery, meaning: Meaning, viewer: Viewer): Promise<ListingCard[]> {
  const where = sql`${whereOf(query, meaning, viewer)} and spotlight`
  return listCards(db, {
    where,
    order: sql`is_first_spotlight desc nulls last, is_verified desc nulls last, average_rating desc nulls last, id`,
    limit: FEATURED_IN_FRONT,
    skip: 0,
    viewer,
  })
}
