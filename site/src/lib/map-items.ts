import type { toMapInput } from '@stackyard/shared/domain/explore-search'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { client } from './api'

type MapFilters = ReturnType<typeof toMapInput>

/** The pins and clusters of a view under some filters. */
export async function mapItemsOf(
  filters: MapFilters,
  view: MapViewState,
  signal: AbortSignal,
): Promise<readonly MapItem[]> {
  const { results } = await client.warehouse.map(
    {
      ...filters,
      northCoordinate: view.north,
      southCoordinate: view.south,
      eastCoordinate: view.east,
      westCoordinate: view.west,
      zoom: Math.min(24, Math.max(0, view.zoom)),
    },
    { signal },
  )
  return results
}

/** The card of one pin under the same filters: its price, space and miles for the need; null where it is gone. */
export async function pinCardOf(
  filters: MapFilters,
  listingId: number,
  signal: AbortSignal,
): Promise<ListingCard | null> {
  const { results } = await client.warehouse.list({ ...filters, listingId, limit: 1 }, { signal })
  return results[0] ?? null
}
