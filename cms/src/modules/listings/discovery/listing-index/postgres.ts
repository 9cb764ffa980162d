import { sql } from 'drizzle-orm'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { spaceOnDates } from '../queries/figures'
import { fitOnCard } from '../queries/fit'
import { whereOf } from '../queries/filters'
import { centerOf, milesFrom } from '../queries/geography'
import { isByFit, orderOf, organicOrder, putsNamesFirst } from '../queries/order'
import { idsNamed, idsWithWords, nameWordsMatch } from '../queries/words'
import { type PageQuery, readCountedPage, readPage, readPageAmong } from '../repository'
import { countOf } from './bitmaps'
import { clustersOf } from './clusters'
import { countFacets } from './count-facets'
import type { Asked, CountedPage, ListingIndex } from './port'
import { countOfNamed, hasWordBitmaps } from './word-bitmaps'

/** A list begins with at most this many spotlighted listings. */
const FEATURED_IN_FRONT = 5
const SMALLEST_PAGE = 10

/** Listings found in `market.listing_facet`: one narrow row a listing, and indexes in the order of lists; counted by bitmaps. */
export const postgresIndex = (db: Db): ListingIndex => ({
  page: async (asked, { isPlain }) => (await pageOfFew(db, asked)) ?? readPage(db, pageOf(asked, isPlain)),
  countedPage: async (asked, { isPlain }) =>
    (await pageOfFew(db, asked)) ?? readCountedPage(db, pageOf(asked, isPlain)),
  async count(asked) {
    const { rows } = await db.execute<{ n: number }>(sql`select ${countOf(asked)} as n`)
    return rows[0]?.n ?? 0
  },
  facets: (asked) => countFacets(db, asked),
  clusters: (asked, zoom) => clustersOf(db, asked, zoom),
})

/** So many listings with the words of a text are put in order; among more, an order leads to a page of them sooner. */
const FEW = 4000

/**
 * The page of a text whose words a few listings have, which are read and put in order; null where they may be more. How
 * many have a word the planner only guesses, and a wrong guess reads the words of every listing.
 */
async function pageOfFew(db: Db, asked: Asked<ListingQuery>): Promise<CountedPage | null> {
  const { query, meaning, viewer } = asked
  const { words, isLoose, ...place } = meaning
  if (!words || isLoose || hasWordBitmaps(meaning)) return null
  const where = whereOf(query, place, viewer)
  const { lead: _, order, ...page } = pageOf(asked, true)
  const by = putsNamesFirst(query, meaning) ? sql`f.id in (${idsNamed(words, FEW + 1)}) desc, ${order.by}` : order.by
  const counted = sql`(select count(*)::int from market.listing_facet f where f.id in (select id from found) and ${where})`
  return readPageAmong(
    db,
    { ...page, where, order: { ...order, by, isMade: true }, count: counted, found: idsWithWords(words, FEW + 1) },
    FEW,
  )
}

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
    const few = {
      ids: idsNamed(meaning.words, FEW + 1),
      most: FEW,
      isMany: hasWordBitmaps(meaning) ? sql`${countOfNamed(meaning.words)} > ${FEW}` : sql`false`,
      where: others,
    }
    const where = sql`${others} and ${nameWordsMatch(meaning.words)}`
    return { where, limit: query.skip + query.limit, order: organicOrder(), few }
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
