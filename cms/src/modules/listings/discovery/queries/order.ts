import { sql, type SQL } from 'drizzle-orm'
import type { ListingQuery } from '@stackyard/shared/schema/listing-query'
import { bookableOnDates, netPrice } from './figures'
import type { Viewer } from './filters'
import { fitScore } from './fit'
import { centerOf, distanceFrom } from './geography'
import type { Meaning } from './place-of-text'

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

/** In which order a list is, ties ended by the id; an order that is made has no index, and all that match are read for it. */
export type ListOrder = { by: SQL; isByName?: boolean; isMade?: boolean }

const made = (by: SQL): ListOrder => ({ by, isMade: true })
const named = (by: SQL): ListOrder => ({ by, isByName: true, isMade: true })

/** Whether a list stands by how well it fits: it does where something is wished for and no other order is chosen. */
export const isByFit = (query: ListingQuery): boolean =>
  (query.sort === 'fit' || query.sort === 'default') && fitScore(query) !== undefined

/** By score first; equal ones in the order that the list has without wishes. */
function byFit(score: SQL, query: ListingQuery, meaning: Meaning, viewer: Viewer): ListOrder {
  const rest = orderOf({ ...query, sort: 'default', wishes: undefined }, meaning, viewer)
  return { ...rest, by: sql`${score} desc, ${rest.by}`, isMade: true }
}

/** The order of a list. Totals and free space of a need, and prices, order the list for signed-in readers only. */
export function orderOf(query: ListingQuery, meaning: Meaning, viewer: Viewer): ListOrder {
  const score = isByFit(query) ? fitScore(query) : undefined
  if (score) return byFit(score, query, meaning, viewer)
  const center = centerOf(query, meaning)
  if (center && (query.sort === 'distance' || query.sort === 'default')) return { by: sql`${distanceFrom(center)}, id` }
  // Alike for all are quantity and term, so the lowest total is that of the lowest price.
  if (query.sort === 'total' && viewer) return made(sql`${netPrice(query)} nulls last, id`)
  if (query.sort === 'free' && viewer) return made(sql`${bookableOnDates(query)} desc nulls last, id`)
  if (query.sort === 'rating') return made(sql`average_rating desc nulls last, review_count desc, id`)
  if (query.sort === 'answer') return { by: sql`answer_minutes nulls last, id` }
  if (query.sort === 'newest') return { by: sql`id desc` }
  if (query.sort === 'name') return named(sql`lower(name), id`)
  if (query.sort === 'buildings') return made(sql`number_of_buildings desc, id`)
  if (query.sort === 'price' && viewer) return made(sql`price1 nulls last, id`)
  if (meaning.words && meaning.isLoose)
    return named(sql`strict_word_similarity(lower(${meaning.words}), lower(name)) desc, ${standardOrder}`)
  return { by: standardOrder }
}

/** Whether a list of found words stands in the standard order, those whose name has the words before the others. */
export const putsNamesFirst = (query: ListingQuery, meaning: Meaning): boolean =>
  Boolean(meaning.words) && !meaning.isLoose && query.sort === 'default' && !centerOf(query, meaning)
