import { lazy, Suspense, useCallback } from 'react'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { texts } from '../../../lib/texts'
import { boundsOf, boundsText, type ExploreSearch, toMapInput } from '../explore-search'
import { loadMapItems } from '../queries'

// The map and its shapes come only where a map is shown.
const ListingMap = lazy(async () => ({ default: (await import('@stackyard/shared/ui/listing-map')).ListingMap }))

const unitedStates = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

export type MapPaneProps = {
  search: ExploreSearch
  activeId: number | null
  onActiveChange: (id: number | null) => void
  onMove: (coordinates: string) => void
}

/** The same filters on a map; moving it narrows the list to what it shows. */
export function MapPane({ search, activeId, onActiveChange, onMove }: MapPaneProps) {
  const filters = JSON.stringify(toMapInput(search))
  const load = useCallback(
    (view: MapViewState, signal: AbortSignal) => loadMapItems(JSON.parse(filters) as ExploreSearch, view, signal),
    [filters],
  )
  return (
    <Suspense fallback={<MapSkeleton />}>
      <ListingMap
        label={texts.explore.mapLabel}
        className="size-full"
        load={load}
        bounds={boundsOf(search.coordinates) ?? unitedStates}
        activeId={activeId}
        onActiveChange={onActiveChange}
        onBoundsChange={(bounds) => onMove(boundsText(bounds))}
        hrefOf={(pin) => `/dashboard/warehouses/${pin.slug}`}
      />
    </Suspense>
  )
}

function MapSkeleton() {
  return (
    <div className="size-full">
      <p role="status" className="sr-only">
        {texts.explore.mapLoading}
      </p>
      <Skeleton className="size-full rounded-none" />
    </div>
  )
}
