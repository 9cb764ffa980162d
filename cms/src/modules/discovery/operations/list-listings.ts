import { sql } from 'drizzle-orm'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../platform/db'
import { bestListings } from '../catalogue/best-rows'
import { keepAnswer, meaningIn } from '../catalogue/keep-answer'
import { countMatches, lookAt } from '../catalogue/look'
import { whereOf, type Viewer } from '../queries/filters'
import { centerOf } from '../queries/geography'
import { orderOf, standardOrder } from '../queries/order'
import type { Meaning } from '../queries/place-of-text'
import { readCards, readPage, type JsonList } from '../repository'

/** A page of a list gets at most this many spotlighted listings in front (000 §7). */
const FEATURED_IN_FRONT = 5
const SMALLEST_PAGE = 10

const spotlightFirst = sql`is_first_spotlight desc nulls last, ${standardOrder}`

/**
 * A page of cards with the number of all that match (000 §7). For everybody but admins the first page of an
 * ordinary list leads with spotlighted listings that match too; none appears twice, and `total` counts the main list.
 * A page so short that it is a strip (under 10) stays as asked, and so does a plain one.
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
    return { results: await readCards(db, ids, viewer), total }
  }
  const page = {
    where: whereOf(query, meaning, viewer),
    order: orderOf(query, meaning, viewer),
    limit: query.limit,
    skip: query.skip,
    viewer,
    isCostly: Boolean(meaning.words ?? centerOf(query, meaning)),
    ...(!isPlain && leadsWithFeatured(query, meaning, viewer)
      ? { lead: { limit: FEATURED_IN_FRONT, order: spotlightFirst } }
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
