import type { MapItem } from '@stackyard/shared/schema/map'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { client } from './api'

/** The pins and clusters of a view under some filters. */
export async function mapItemsOf(
  filters: Readonly<Record<string, string | string[]>>,
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
