import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { carouselWithAds } from '@stackyard/shared/domain/ad-places'
import { inTwoRows, verifiedFirst } from '@stackyard/shared/domain/carousel'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { SponsoredListing } from '@stackyard/shared/schema/sponsored'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { CAROUSEL_AD_LIMIT } from '@stackyard/shared/ui/sponsored-cards'
import { ads, pageWithAds } from '../../../lib/ads'
import { apiQuery, client } from '../../../lib/api'
import { boundsAround } from '@stackyard/shared/domain/bounds-around'
import {
  type ExploreSearch,
  nextSkip,
  pageSize,
  toListingInput,
  toMapInput,
} from '@stackyard/shared/domain/explore-search'
import type { PlaceSection } from './place-sections'

/** Where a list takes its warehouses and its sponsored cards from. */
export type ListSource = { calls: 'warehouse' | 'search'; campaignType: CampaignType }

type ListingPage = {
  results: readonly ListingCard[]
  total?: number | undefined
  ads: readonly SponsoredListing[]
}

/** The endless list with its sponsored cards: all warehouses by filter, or those found by words. */
export const listingsQuery = ({ calls, campaignType }: ListSource, search: ExploreSearch) => {
  const endpoint = calls === 'search' ? apiQuery.search.warehouses : apiQuery.warehouse.list
  const { sort: _sort, ...filters } = toListingInput(search)
  const input = (skip: number) => ({ ...toListingInput(search), limit: pageSize, skip })
  const queryKey: QueryKey = [...endpoint.infiniteKey({ input, initialPageParam: 0 }), campaignType]
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ client: cache, pageParam, signal }): Promise<ListingPage> => {
      const before = cache.getQueryData<InfiniteData<ListingPage>>(queryKey)
      return pageWithAds(
        endpoint.call(input(pageParam), { signal }),
        ads.listings({ ...filters, campaignType, limit: pageSize, skip: pageParam }),
        before?.pages[pageParam / pageSize]?.ads,
      )
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextSkip(pages),
    placeholderData: keepPreviousData,
  })
}

/** Pins and clusters of a view, with the same filters as the list. */
export const loadMapItems = async (
  search: ExploreSearch,
  view: MapViewState,
  signal: AbortSignal,
): Promise<readonly MapItem[]> => {
  const input = {
    ...toMapInput(search),
    zoom: view.zoom,
    northCoordinate: view.north,
    southCoordinate: view.south,
    eastCoordinate: view.east,
    westCoordinate: view.west,
  }
  return (await client.warehouse.map(input, { signal })).results
}

/** The circle that the filters look in; nothing is asked where they name neither a place nor a point. */
export const circleQuery = (search: ExploreSearch) =>
  apiQuery.warehouse.circle.queryOptions({
    input: toMapInput(search),
    select: (reply) => reply.results,
    enabled: search.query !== undefined || search.latitude !== undefined,
    staleTime: 300_000,
  })

/** The card of one pin under the same filters: its price, space and miles for the need; null where it is gone. */
export const loadPinCard = async (
  search: ExploreSearch,
  listingId: number,
  signal: AbortSignal,
): Promise<ListingCard | null> => {
  const { results } = await client.warehouse.list({ ...toMapInput(search), listingId, limit: 1 }, { signal })
  return results[0] ?? null
}

const world = { zoom: 1, northCoordinate: 85, southCoordinate: -85, eastCoordinate: 180, westCoordinate: -180 }

/** The bounds of all that the filters find, or null when that is nothing: where the map looks first. */
export const boundsQuery = (search: ExploreSearch) =>
  apiQuery.warehouse.map.queryOptions({
    input: { ...toMapInput(search), ...world },
    select: (reply) => boundsAround(reply.results),
  })

/** How many listings each choice would leave, for the filters as they stand in the form. */
export const facetsQuery = (search: ExploreSearch) =>
  apiQuery.warehouse.facets.queryOptions({
    input: toMapInput(search),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** The one filter that empties the list, or null; a fault names none. */
export const relaxQuery = ({ coordinates, ...search }: ExploreSearch) =>
  apiQuery.warehouse.relax.queryOptions({
    input: { ...toMapInput(search), ...(coordinates ? { coordinates } : {}) },
    staleTime: 60_000,
  })

/** The nearest warehouses that match all of a search but one must. */
export const nearMissesQuery = ({ coordinates, ...search }: ExploreSearch) =>
  apiQuery.warehouse.nearMisses.queryOptions({
    input: { ...toMapInput(search), ...(coordinates ? { coordinates } : {}) },
    staleTime: 60_000,
  })

type SectionCards = {
  featured: readonly ListingCard[]
  rows: readonly (readonly ListingCard[])[]
  ads: readonly SponsoredListing[]
}

/** The warehouses of a part of a place: sponsored ones, featured ones verified first, the others in two rows. */
export const sectionQuery = ({ filters, limit }: PlaceSection) => {
  const queryKey: QueryKey = [...apiQuery.warehouse.list.key(), 'section', filters, limit]
  const lists = async (signal: AbortSignal) => {
    const [featured, all] = await Promise.all([
      client.warehouse.list({ ...filters, featured: true, limit }, { signal }),
      client.warehouse.list({ ...filters, limit }, { signal }),
    ])
    return { featured: featured.results, all: all.results }
  }
  return queryOptions({
    queryKey,
    staleTime: 300_000,
    queryFn: async ({ client: cache, signal }): Promise<SectionCards> => {
      const ask = ads.listings({ ...filters, campaignType: 'featured', limit: CAROUSEL_AD_LIMIT })
      const shown = cache.getQueryData<SectionCards>(queryKey)?.ads
      const { featured, all, ads: found } = await pageWithAds(lists(signal), ask, shown)
      const sponsored = featured.length + all.length > 0 ? found : []
      const isSponsored = ({ id }: ListingCard) => sponsored.some((card) => card.id === id)
      return {
        featured: carouselWithAds<ListingCard>(verifiedFirst(featured), sponsored),
        rows: inTwoRows(all.filter(({ isFeatured }) => !isFeatured)).map((row) =>
          row.filter((card) => !isSponsored(card)),
        ),
        ads: sponsored,
      }
    },
  })
}
