import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { carouselWithAds } from '@stackyard/shared/domain/ad-places'
import { inCarouselOrder } from '@stackyard/shared/domain/carousel'
import { CAROUSEL_PAGE, fillNearby, isFullWidth, pageOf } from '@stackyard/shared/domain/carousel-motion'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { SponsoredListing } from '@stackyard/shared/schema/sponsored'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { type AdInput, CAROUSEL_AD_LIMIT } from '@stackyard/shared/ui/sponsored-cards'
import { ads, pageWithAds } from '../../../lib/ads'
import { apiQuery, client } from '../../../lib/api'

type Cards = { cards: readonly ListingCard[]; isLast: boolean }
type Page = Cards & { ads: readonly SponsoredListing[] }

/** What the pages hold, each once, with the sponsored cards of the first before them; and how many pages they are. */
const joined = ({ pages }: InfiniteData<Page>) => {
  const cards = pages.flatMap((page) => page.cards)
  const sponsored = cards.length > 0 ? (pages[0]?.ads ?? []) : []
  return { listings: carouselWithAds<ListingCard>(cards, sponsored), pages: pages.length }
}

type Carousel = {
  name: string
  id: number
  read: (page: number, signal: AbortSignal) => Promise<Cards>
  adInput: AdInput
  enabled?: boolean
}

/** A carousel page by page; its sponsored cards come with the first. */
const carouselQuery = ({ name, id, read, adInput, enabled = true }: Carousel) => {
  const queryKey: QueryKey = [...apiQuery.warehouse.list.key(), name, id]
  return infiniteQueryOptions({
    queryKey,
    enabled,
    initialPageParam: 1,
    getNextPageParam: ({ isLast }: Page, pages: readonly Page[]) => (isLast ? undefined : pages.length + 1),
    staleTime: 300_000,
    select: joined,
    queryFn: ({ client: cache, signal, pageParam }): Promise<Page> =>
      pageWithAds(
        read(pageParam, signal),
        pageParam === 1 ? ads.listings(adInput) : null,
        cache.getQueryData<InfiniteData<Page>>(queryKey)?.pages[0]?.ads,
      ),
  })
}

/**
 * What stands near a warehouse, ten a page: within 100 miles, verified; fewer than six are filled up from the second page
 * of featured ones, then from the first.
 */
export const nearbyQuery = ({ id, latitude, longitude }: Warehouse) => {
  const shown = { visible: true, verified: true, excludeId: id }
  const place = { latitude: latitude ?? 0, longitude: longitude ?? 0, radiusInMiles: 100 }
  const read = async (page: number, signal: AbortSignal): Promise<Cards> => {
    const asked = pageOf(page)
    const { results } = await client.warehouse.list({ ...shown, ...place, ...asked }, { signal })
    const isLast = results.length < asked.limit
    if (page > 1 || results.length === 0 || isFullWidth(results.length)) return { cards: results, isLast }
    const featured = await Promise.all(
      [2, 1].map((each) => client.warehouse.list({ ...shown, featured: true, ...pageOf(each) }, { signal })),
    )
    const fill = featured.flatMap((each) => each.results)
    return { cards: fillNearby(results, fill, id), isLast: true }
  }
  return carouselQuery({
    name: 'nearby',
    id,
    read,
    adInput: { ...shown, ...place, campaignType: 'nearby', limit: CAROUSEL_AD_LIMIT },
    enabled: latitude !== null && longitude !== null,
  })
}

/** Featured warehouses, eight a page of the combined carousel. */
export const spotlightedQuery = (id: number) =>
  carouselQuery({
    name: 'combined',
    id,
    read: async (page, signal) => {
      const asked = pageOf(page, CAROUSEL_PAGE)
      const { results } = await client.warehouse.list({ featured: true, excludeId: id, ...asked }, { signal })
      return { cards: inCarouselOrder(results), isLast: results.length < asked.limit }
    },
    adInput: { featured: true, excludeId: id, campaignType: 'featured', limit: CAROUSEL_PAGE },
  })
