import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import type { Viewer } from '../queries/filters'
import { listListings } from './list-listings'

/** Listings as one kind of hits among others: in their plain order, none put in front, at most `limit`. */
export async function searchListings(
  db: Db,
  query: ListingQuery,
  viewer: Viewer,
): Promise<{ results: ListingCard[]; total: number }> {
  const { results, total } = await listListings(db, query, viewer, { isPlain: true })
  return { results: JSON.parse(results) as ListingCard[], total }
}
