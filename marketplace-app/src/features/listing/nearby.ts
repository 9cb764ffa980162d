import type { InfiniteData } from '@tanstack/react-query'
import { inCarouselOrder } from '@stackyard/shared/domain/carousel'
import { CAROUSEL_PAGE, fillNearby, isFullWidth, pageOf } from '@stackyard/shared/domain/carousel-motion'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { apiQuery, client } from '../../lib/api'

type Page = { cards: readonly ListingCard[]; isLast: boolean }

/** What the pages hold, each once, and how many pages they are. */
const joined = ({ pages }: InfiniteData<Page>) => {
  const cards = new Map(pages.flatMap((page) => page.cards.map((card) => [card.id, card])))
  return { listings: [...cards.values()], pages: pages.length }
}

const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ isLast }: Page, pages: readonly Page[]) => (isLast ? undefined : pages.length + 1),
  staleTime: 300_000,
  select: joined,
}

/**
 * What stands near a warehouse, ten a page: within 100 miles, verified; fewer than six are filled up from the second page
 * of featured ones, then from the first (000 §7, DECISIONS 46).
 */
export const nearbyQuery = ({ id, latitude, longitude }: Warehouse) => ({
  ...paged,
  queryKey: [...apiQuery.warehouse.list.key(), 'nearby', id],
  enabled: latitude !== null && longitude !== null,
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }): Promise<Page> => {
    const shown = { visible: true, verified: true, excludeId: id }
    const place = { latitude: latitude ?? 0, longitude: longitude ?? 0, radiusInMiles: 100 }
    const asked = pageOf(pageParam)
    const { results } = await client.warehouse.list({ ...shown, ...place, ...asked }, { signal })
    const isLast = results.length < asked.limit
    if (pageParam > 1 || results.length === 0 || isFullWidth(results.length)) return { cards: results, isLast }
    const featured = await Promise.all(
      [2, 1].map((page) => client.warehouse.list({ ...shown, featured: true, ...pageOf(page) }, { signal })),
    )
    const fill = featured.flatMap((page) => page.results)
    return { cards: fillNearby(results, fill, id), isLast: true }
  },
})

/** Featured warehouses, ads first, eight a page of the combined carousel (000 §4.5, §9). */
export const spotlightedQuery = (id: number) => ({
  ...paged,
  queryKey: [...apiQuery.warehouse.list.key(), 'combined', id],
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }): Promise<Page> => {
    const asked = pageOf(pageParam, CAROUSEL_PAGE)
    const { results } = await client.warehouse.list({ featured: true, excludeId: id, ...asked }, { signal })
    return { cards: inCarouselOrder(results), isLast: results.length < asked.limit }
  },
})
