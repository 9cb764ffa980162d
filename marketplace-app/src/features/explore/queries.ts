import { keepPreviousData } from '@tanstack/react-query'
import { inTwoRows, verifiedFirst } from '@stackyard/shared/domain/carousel'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { apiQuery, client } from '../../lib/api'
import { boundsAround } from './bounds-around'
import { type ExploreSearch, nextSkip, pageSize, toListingInput, toMapInput } from './explore-search'
import type { PlaceSection } from './place-sections'

/** The endless list: all warehouses by filter, or those found by words. */
export const listingsQuery = (source: 'warehouse' | 'search', search: ExploreSearch) => {
  const endpoint = source === 'search' ? apiQuery.search.warehouses : apiQuery.warehouse.list
  return endpoint.infiniteOptions({
    input: (skip: number) => ({ ...toListingInput(search), limit: pageSize, skip }),
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

/** The warehouses of a part of a place: featured ones verified first, the others in two rows (000 §2.4, §2.7, §9). */
export const sectionQuery = ({ filters, limit }: PlaceSection) => ({
  queryKey: [...apiQuery.warehouse.list.key(), 'section', filters, limit],
  staleTime: 300_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [featured, all] = await Promise.all([
      client.warehouse.list({ ...filters, featured: true, limit }, { signal }),
      client.warehouse.list({ ...filters, limit }, { signal }),
    ])
    return {
      featured: verifiedFirst(featured.results),
      rows: inTwoRows(all.results.filter(({ isFeatured }) => !isFeatured)),
    }
  },
})
