import { sql } from 'drizzle-orm'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { spaceOnDates } from '../queries/figures'
import { fitOnCard } from '../queries/fit'
import { whereOf } from '../queries/filters'
import { centerOf, milesFrom } from '../queries/geography'
import { isByFit, orderOf, organicOrder, putsNamesFirst } from '../queries/order'
import { nameWordsMatch } from '../queries/words'
import { type PageQuery, readCountedPage, readPage } from '../repository'
import { countOf } from './bitmaps'
import { clustersOf } from './clusters'
import { countFacets } from './count-facets'
import type { Asked, ListingIndex } from './port'

/** A list begins with at most this many spotlighted listings. */
const FEATURED_IN_FRONT = 5
const SMALLEST_PAGE = 10

/** Listings found in `market.listing_facet`: one narrow row a listing, and indexes in the order of lists; counted by bitmaps. */
export const postgresIndex = (db: Db): ListingIndex => ({
  page: (asked, { isPlain }) => readPage(db, pageOf(asked, isPlain)),
  countedPage: (asked, { isPlain }) => readCountedPage(db, pageOf(asked, isPlain)),
  async count(asked) {
    const { rows } = await db.execute<{ n: number }>(sql`select ${countOf(asked)} as n`)
    return rows[0]?.n ?? 0
  },
  facets: (asked) => countFacets(db, asked),
  clusters: (asked, zoom) => clustersOf(db, asked, zoom),
})

/** What a page is read by. */
export function pageOf(asked: Asked<ListingQuery>, isPlain: boolean): PageQuery {
  const { query, meaning, viewer } = asked
  const lead = leadOf(asked, isPlain)
  const center = centerOf(query, meaning)
  return {
    where: whereOf(query, meaning, viewer),
    order: orderOf(query, meaning, viewer),
    limit: query.limit,
    skip: query.skip,
    viewer,
    space: spaceOnDates(query),
    miles: center && milesFrom(center),
    fit: fitOnCard(query),
    count: countOf(asked),
    ...(lead ? { lead } : {}),
  }
}

/** What the list begins with: names that have the words, or the first spotlighted ones. */
function leadOf(asked: Asked<ListingQuery>, isPlain: boolean): PageQuery['lead'] {
  const { query, meaning, viewer } = asked
  if (isByFit(query)) return undefined
  if (meaning.words && putsNamesFirst(query, meaning)) {
    // Words of a name are words of the listing: asked for once more, the planner would take both for a rare coincidence.
    const others = whereOf(query, { ...meaning, words: undefined }, viewer)
    const where = sql`${others} and ${nameWordsMatch(meaning.words)}`
    return { where, limit: query.skip + query.limit, order: organicOrder() }
  }
  if (isPlain || !leadsWithFeatured(asked)) return undefined
  return {
    where: sql`${whereOf(query, meaning, viewer)} and spotlight`,
    limit: FEATURED_IN_FRONT,
    order: organicOrder(),
  }
}

function leadsWithFeatured({ query, meaning, viewer }: Asked<ListingQuery>): boolean {
  const isOrdinary = query.limit >= SMALLEST_PAGE && query.sort === 'default'
  const isNarrow = [
    query.featured,
    query.hotrack,
    query.sellerId,
    query.excludeId,
    query.listingId,
    query.latitude,
    query.coordinates,
  ].some((value) => value !== undefined)
  return viewer?.userType !== 'admin' && isOrdinary && !isNarrow && !meaning.center && !meaning.words
}
