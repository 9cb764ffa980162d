import { lazy, Suspense, useState } from 'react'
import { boundsText } from '../../domain/explore-search'
import type { ListingMapProps } from '../listing-map'
import { Button } from '../button'
import { say } from '../say'
import { Skeleton } from '../skeleton'

// The map and its shapes come only where a map is shown.
const ListingMap = lazy(async () => ({ default: (await import('../listing-map')).ListingMap }))

export type MapPaneProps = Omit<ListingMapProps, 'onBoundsChange' | 'className' | 'items'> & {
  /** South, west, north and east of what the reader moved the map to. */
  onMove: (coordinates: string) => void
}

/** The same filters on a map; moving it narrows the list to what it shows, at once or when asked to. */
export function MapPane({ onMove, ...map }: MapPaneProps) {
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<string | null>(null)
  return (
    <div className="relative size-full">
      <Suspense fallback={<MapSkeleton />}>
        <ListingMap
          {...map}
          className="size-full"
          onBoundsChange={(at) => (follows ? onMove(boundsText(at)) : setMoved(boundsText(at)))}
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
          {say('Search as I move the map')}
        </label>
        {moved === null || follows ? null : (
          <Button
            className="pointer-events-auto"
            onClick={() => {
              setMoved(null)
              onMove(moved)
            }}
          >
            {say('Search this area')}
          </Button>
        )}
      </div>
    </div>
  )
}

function MapSkeleton() {
  return (
    <div className="size-full">
      <p role="status" className="sr-only">
        {say('Loading the map…')}
      </p>
      <Skeleton className="size-full rounded-none" />
    </div>
  )
}
