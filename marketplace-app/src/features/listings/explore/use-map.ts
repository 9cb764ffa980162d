import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { circleBounds } from '@stackyard/shared/domain/circle-bounds'
import { boundsOf, type ExploreSearch, toMapInput } from '@stackyard/shared/domain/explore-search'
import type { MapPin } from '@stackyard/shared/schema/map'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import type { MapViewState } from '@stackyard/shared/ui/listing-map'
import { boundsQuery, circleQuery, loadMapItems, loadPinCard } from './queries'

const unitedStates = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

/** The search on a map: what a view of it holds, the card of a pin, and where it looks. */
export function useMap(search: ExploreSearch, isShown: boolean) {
  const filters = JSON.stringify(toMapInput(search))
  const load = useCallback(
    (view: MapViewState, signal: AbortSignal) => loadMapItems(JSON.parse(filters) as ExploreSearch, view, signal),
    [filters],
  )
  const loadCard = useCallback(
    (pin: MapPin, signal: AbortSignal) => loadPinCard(JSON.parse(filters) as ExploreSearch, pin.id, signal),
    [filters],
  )
  const asked = circleQuery(search)
  const circle = useQuery({ ...asked, enabled: isShown && asked.enabled }).data ?? null
  return { load, loadCard, circle, bounds: useFirstBounds(search, circle, isShown) }
}

/** Where the address says, else the circle of the search, else around all that the filters find, else the United States; the same object while so. */
function useFirstBounds(search: ExploreSearch, circle: SearchCircle, isShown: boolean) {
  const { coordinates } = search
  const around = useQuery({
    ...boundsQuery(search),
    enabled: isShown && coordinates === undefined,
    staleTime: 300_000,
  })
  const found = around.data
  return useMemo(
    () => boundsOf(coordinates) ?? (circle ? circleBounds(circle) : null) ?? found ?? unitedStates,
    [coordinates, circle, found],
  )
}
