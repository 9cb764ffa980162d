import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Viewer } from '../queries/filters'
import { readPage } from '../repository'

/** The cards of these listings that are published; prices for signed-in readers only. */
export async function listListingCards(db: Db, ids: readonly number[], viewer: Viewer): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  const where = sql`f.listed and f.id in ${[...new Set(ids)]}`
  const { results } = await readPage(db, { where, order: { by: sql`f.id` }, limit: ids.length, skip: 0, viewer })
  return JSON.parse(results) as ListingCard[]
}
