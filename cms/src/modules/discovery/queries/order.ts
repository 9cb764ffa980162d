import { sql, type SQL } from 'drizzle-orm'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Viewer } from './filters'
import { centerOf, distanceFrom } from './geography'
import type { Meaning } from './place-of-text'
import { nameHas } from './words'

const columns = [
  'sunk',
  'priority desc nulls last',
  'is_verified desc nulls last',
  'average_rating desc nulls last',
  'id',
]

/**
 * The organic order of listings: first spotlights, high priority, verified, rating, id; listings that nobody has
 * confirmed for long come last. It is made in the query, so that paging never reshuffles. "nulls last" is how the indexes
 * are ordered; without it they are not used. `table` is the alias of the read model.
 */
export const organicOrder = (table?: string): SQL =>
  sql.raw(columns.map((column) => (table ? `${table}.${column}` : column)).join(', '))

const standardOrder = organicOrder()

/** The order of a list; ties end with the id. Prices order the list for signed-in readers only (DECISIONS 34). */
export function orderOf(query: ListingQuery, meaning: Meaning, viewer: Viewer): SQL {
  const center = centerOf(query, meaning)
  if (center && (query.sort === 'distance' || query.sort === 'default')) return sql`${distanceFrom(center)}, id`
  if (query.sort === 'rating') return sql`average_rating desc nulls last, review_count desc, id`
  if (query.sort === 'newest') return sql`id desc`
  if (query.sort === 'name') return sql`lower(name), id`
  if (query.sort === 'buildings') return sql`number_of_buildings desc, id`
  if (query.sort === 'price' && viewer) return sql`(prices ->> 'price1')::numeric nulls last, id`
  if (meaning.words && meaning.isLoose)
    return sql`word_similarity(lower(${meaning.words}), lower(name)) desc, ${standardOrder}`
  if (meaning.words && meaning.words.length >= 3) return sql`(${nameHas(meaning.words)}) desc, ${standardOrder}`
  return standardOrder
}
