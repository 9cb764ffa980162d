import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { listingIndexOf } from '../listing-index/fresh'
import type { Viewer } from '../queries/filters'
import { meaningIn } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/**
 * A page of cards with the number of all that match. For everybody but admins an ordinary list begins with spotlighted
 * listings that match too. Every listing is in the list once, so pages have the size that was asked for and add up to
 * `total`. A page so short that it is a strip (under 10) stays in the plain order, and so does a plain list.
 *
 * The cards are those of this moment; the number beside a page that does not end the list may be two seconds old.
 */
export async function listListings(
  db: Db,
  query: ListingQuery,
  viewer: Viewer,
  { isPlain = false, index = listingIndexOf(db) } = {},
): Promise<JsonList> {
  const asked = { query, meaning: await meaningIn(db, query), viewer }
  const { results, total } = await index.countedPage(asked, { isPlain })
  return { results, total }
}
