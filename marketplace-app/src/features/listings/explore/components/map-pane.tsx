import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { texts } from '../../../../lib/texts'
import { exploreTexts } from '../../../../lib/texts/explore'
import { boundsOf, boundsText, type ExploreSearch, toMapInput } from '../explore-search'
import { boundsQuery, loadMapItems } from '../queries'

// The map and its shapes come only where a map is shown.
const ListingMap = lazy(async () => ({ default: (await import('@stackyard/shared/ui/listing-map')).ListingMap }))

const unitedStates = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

export type MapPaneProps = {
  search: ExploreSearch
  activeId: number | null
  onActiveChange: (id: number | null) => void
  onMove: (coordinates: string) => void
}

/** The same filters on a map; moving it narrows the list to what it shows, at once or when asked to. */
export function MapPane({ search, activeId, onActiveChange, onMove }: MapPaneProps) {
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<string | null>(null)
  const filters = JSON.stringify(toMapInput(search))
  const load = useCallback(
    (view: MapViewState, signal: AbortSignal) => loadMapItems(JSON.parse(filters) as ExploreSearch, view, signal),
    [filters],
  )
  const bounds = useFirstBounds(search)
  return (
    <div className="relative size-full">
      <Suspense fallback={<MapSkeleton />}>
        <ListingMap
          label={texts.explore.mapLabel}
          className="size-full"
          load={load}
          bounds={bounds}
          maxZoom={12}
          activeId={activeId}
          onActiveChange={onActiveChange}
          onBoundsChange={(at) => (follows ? onMove(boundsText(at)) : setMoved(boundsText(at)))}
          hrefOf={(pin) => `/dashboard/warehouses/${pin.slug}`}
        />
      </Suspense>
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap items-center gap-2 pe-14">
        <label className="rounded-control bg-card shadow-raise pointer-events-auto inline-flex h-11 cursor-pointer items-center gap-2 border px-3 text-sm font-semibold">
          <input
            type="checkbox"
            className="accent-primary size-4"
            checked={follows}
            onChange={(event) => {
              setFollows(event.target.checked)
              setMoved(null)
            }}
          />
          {exploreTexts.follow}
        </label>
        {moved === null || follows ? null : (
          <Button
            className="pointer-events-auto"
            onClick={() => {
              setMoved(null)
              onMove(moved)
            }}
          >
            {exploreTexts.searchHere}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where the address says, else around all that the filters find, else the United States; the same object while so. */
function useFirstBounds(search: ExploreSearch) {
  const { coordinates } = search
  const around = useQuery({ ...boundsQuery(search), enabled: coordinates === undefined, staleTime: 300_000 })
  const found = around.data
  return useMemo(() => boundsOf(coordinates) ?? found ?? unitedStates, [coordinates, found])
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
