import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { circleBounds } from '@stackyard/shared/domain/circle-bounds'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import { Button } from '@stackyard/shared/ui/button'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import type { LitListing, MapPin } from '@stackyard/shared/schema/map'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { texts } from '../../../../lib/texts'
import { exploreTexts } from '../../../../lib/texts/explore'
import { boundsOf, boundsText, type ExploreSearch, needOf, toMapInput } from '../explore-search'
import { boundsQuery, circleQuery, loadMapItems, loadPinCard } from '../queries'

// The map and its shapes come only where a map is shown.
const ListingMap = lazy(async () => ({ default: (await import('@stackyard/shared/ui/listing-map')).ListingMap }))

const ShortlistButton = lazy(async () => ({
  default: (await import('../../../../components/shortlist-button')).ShortlistButton,
}))

const unitedStates = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

export type MapPaneProps = {
  search: ExploreSearch
  active: LitListing | null
  onActiveChange: (listing: LitListing | null) => void
  /** A pin was picked: its card in the list is to come into view. */
  onPick: (pin: MapPin) => void
  onMove: (coordinates: string) => void
}

/** The same filters on a map; moving it narrows the list to what it shows, at once or when asked to. */
export function MapPane({ search, active, onActiveChange, onPick, onMove }: MapPaneProps) {
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<string | null>(null)
  const filters = JSON.stringify(toMapInput(search))
  const load = useCallback(
    (view: MapViewState, signal: AbortSignal) => loadMapItems(JSON.parse(filters) as ExploreSearch, view, signal),
    [filters],
  )
  const loadCard = useCallback(
    (pin: MapPin, signal: AbortSignal) => loadPinCard(JSON.parse(filters) as ExploreSearch, pin.id, signal),
    [filters],
  )
  const circle = useQuery(circleQuery(search)).data ?? null
  const bounds = useFirstBounds(search, circle)
  return (
    <div className="relative size-full">
      <Suspense fallback={<MapSkeleton />}>
        <ListingMap
          label={texts.explore.mapLabel}
          className="size-full"
          load={load}
          bounds={bounds}
          maxZoom={12}
          circle={circle}
          need={needOf(search)}
          loadCard={loadCard}
          renderPinControls={(pin) => (
            <Suspense>
              <ShortlistButton listing={pin} />
            </Suspense>
          )}
          active={active}
          onActiveChange={onActiveChange}
          onPick={onPick}
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

/** Where the address says, else the circle of the search, else around all that the filters find, else the United States; the same object while so. */
function useFirstBounds(search: ExploreSearch, circle: SearchCircle) {
  const { coordinates } = search
  const around = useQuery({ ...boundsQuery(search), enabled: coordinates === undefined, staleTime: 300_000 })
  const found = around.data
  return useMemo(
    () => boundsOf(coordinates) ?? (circle ? circleBounds(circle) : null) ?? found ?? unitedStates,
    [coordinates, circle, found],
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
