import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { bestListings } from '../catalogue/best-rows'
import { keepAnswer, meaningIn } from '../catalogue/keep-answer'
import { countMatches, lookAt } from '../catalogue/look'
import { spaceOnDates } from '../queries/figures'
import { whereOf, type Viewer } from '../queries/filters'
import { centerOf } from '../queries/geography'
import { orderOf, organicOrder } from '../queries/order'
import type { Meaning } from '../queries/place-of-text'
import { readCards, readPage, type JsonList } from '../repository'

/** A list begins with at most this many spotlighted listings. */
const FEATURED_IN_FRONT = 5
const SMALLEST_PAGE = 10

/**
 * A page of cards with the number of all that match. For everybody but admins an ordinary list begins with spotlighted
 * listings that match too. Every listing is in the list once, so pages have the size that was asked for and add up to
 * `total`. A page so short that it is a strip (under 10) stays in the plain order, and so does a plain list.
 */
export function listListings(db: Db, query: ListingQuery, viewer: Viewer, { isPlain = false } = {}): Promise<JsonList> {
  const name = isPlain ? 'plain list' : 'list'
  return keepAnswer(db, name, { filters: query, viewer }, () => readList(db, query, viewer, isPlain))
}

async function readList(db: Db, query: ListingQuery, viewer: Viewer, isPlain: boolean): Promise<JsonList> {
  const meaning = await meaningIn(db, query)
  const look = () => lookAt(db, { filters: query, meaning, viewer })
  if (isOrderedInMemory(query, meaning)) {
    const rows = await look()
    const ids = bestListings(rows, centerOf(query, meaning), query)
    const total = countMatches(rows)
    return { results: await readCards(db, ids, { viewer, space: spaceOnDates(query) }), total }
  }
  const page = {
    where: whereOf(query, meaning, viewer),
    order: orderOf(query, meaning, viewer),
    limit: query.limit,
    skip: query.skip,
    viewer,
    space: spaceOnDates(query),
    isCostly: Boolean(meaning.words ?? centerOf(query, meaning)),
    ...(!isPlain && leadsWithFeatured(query, meaning, viewer)
      ? { lead: { limit: FEATURED_IN_FRONT, order: organicOrder() } }
      : {}),
  }
  return readPage(db, page, async () => countMatches(await look()))
}

/** What words or a distance find has no index to be walked along: the catalogue has it in order sooner. */
function isOrderedInMemory(query: ListingQuery, meaning: Meaning): boolean {
  const isCostly = Boolean(meaning.words ?? centerOf(query, meaning))
  return isCostly && !meaning.isLoose && (query.sort === 'default' || query.sort === 'distance')
}

function leadsWithFeatured(query: ListingQuery, meaning: Meaning, viewer: Viewer): boolean {
  const isOrdinary = query.limit >= SMALLEST_PAGE && query.sort === 'default'
  const isNarrow = [
    query.featured,
    query.hotrack,
    query.sellerId,
    query.excludeId,
    query.latitude,
    query.coordinates,
  ].some((value) => value !== undefined)
  return viewer?.userType !== 'admin' && isOrdinary && !isNarrow && !meaning.center && !meaning.words
}
