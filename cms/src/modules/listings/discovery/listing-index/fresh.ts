import { LRUCache } from 'lru-cache'
import { listingFilters } from '@stackyard/shared/schema/listing-query'
import type { Db } from '../../../../platform/db'
import { totalOf } from '../repository'
import type { Asked, CountedPage, ListingIndex } from './port'
import { postgresIndex } from './postgres'

/** How long an answer is given as it is, and how much longer while it is made anew: it is never older than both. */
const FRESH_MS = 1000
const STALE_MS = 1000
const MOST_ENTRIES = 10_000
const MOST_CHARACTERS = 16_000_000

type Answer = object
type Make = () => Promise<Answer>

/** What narrows a list; wishes don't. */
const filterNames = (Object.keys(listingFilters) as (keyof typeof listingFilters)[]).filter((name) => name !== 'wishes')

/** Readers of one kind get the same answers: visitors no prices, admins what is hidden too. */
export const kindOf = (viewer: Asked['viewer']): string =>
  viewer === null ? 'visitor' : viewer.userType === 'admin' ? 'admin' : 'reader'

const keyOf = (name: string, { query, meaning, viewer }: Asked): string =>
  JSON.stringify([name, kindOf(viewer), meaning, filterNames.map((filter) => query[filter])])

/**
 * The same index with counts, facets and clusters kept for two seconds at most. Who asks while an answer is made waits for
 * the same one. Pages are always
 * read; who needs a count beside one reads both in one statement.
 */
export function keepFresh(index: ListingIndex): ListingIndex {
  const answers = new LRUCache<string, Answer, Make>({
    max: MOST_ENTRIES,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (answer, key) => key.length + JSON.stringify(answer).length,
    ttl: FRESH_MS,
    fetchMethod: (_key, _old, { context }) => context(),
  })
  const kept = async <T extends Answer>(key: string, make: () => Promise<T>): Promise<T> => {
    const allowStale = answers.getRemainingTTL(key) > -STALE_MS
    return (await answers.forceFetch(key, { context: make, allowStale })) as T
  }
  return {
    page: index.page,
    async countedPage(asked, options) {
      const own: { page?: Promise<CountedPage> } = {}
      const counting = kept(keyOf('count', asked), async () => {
        own.page = index.countedPage(asked, options)
        return { count: (await own.page).total }
      })
      const [page, { count }] = await Promise.all([own.page ?? index.page(asked, options), counting])
      return { ...page, total: totalOf(page.size, count, asked.query) }
    },
    count: async (asked) =>
      (await kept(keyOf('count', asked), async () => ({ count: await index.count(asked) }))).count,
    facets: (asked) => kept(keyOf('facets', asked), () => index.facets(asked)),
    clusters: (asked, zoom) => kept(keyOf(`clusters ${zoom}`, asked), () => index.clusters(asked, zoom)),
  }
}

const indexes = new WeakMap<Db, ListingIndex>()

/** The index of a database, with its kept answers. */
export function listingIndexOf(db: Db): ListingIndex {
  const known = indexes.get(db) ?? keepFresh(postgresIndex(db))
  indexes.set(db, known)
  return known
}
