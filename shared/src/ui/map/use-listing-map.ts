import { type RefObject, useEffect, useRef, useState } from 'react'
import { logFailure } from '../../reference/log-failure'
import type { MapItem, MapPin } from '../../schema/map'
import type { ListingMapProps } from '../listing-map'
import { ListingMapView, type MapBounds, type MapViewState } from './listing-map-view'

/** The contiguous United States, the first view where nothing else is asked. */
const unitedStatesBounds: MapBounds = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

type Target = RefObject<HTMLElement | null>

/** Makes the map in `target` and keeps it to what the properties say. `onPick` must stay the same function. */
export function useListingMap(target: Target, props: ListingMapProps, onPick: (pin: MapPin | null) => void) {
  const [map, setMap] = useState<ListingMapView | null>(null)
  const [view, setView] = useState<MapViewState | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const { items, failed } = useMapItems(map, view, props)

  useEffect(() => {
    if (!target.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const created: ListingMapView = new ListingMapView(
      target.current,
      {
        onRest: (at, byReader) => {
          setView(at)
          clearTimeout(timer)
          if (byReader) timer = setTimeout(() => latest.current.onBoundsChange?.(at), 500)
        },
        onHover: (item) => latest.current.onActiveChange?.(item?.kind === 'pin' ? item : null),
        onPick: (item) => {
          if (item?.kind === 'cluster') created.fit(item, 14)
          onPick(item?.kind === 'pin' ? item : null)
        },
      },
      { bounds: latest.current.bounds ?? unitedStatesBounds },
    )
    setMap(created)
    created.load().catch((error: unknown) => logFailure('The base map could not be loaded', error))
    return () => {
      clearTimeout(timer)
      created.dispose()
    }
  }, [target, onPick])

  useEffect(() => {
    if (map && props.bounds) map.fit(props.bounds, props.maxZoom)
  }, [map, props.bounds, props.maxZoom])

  const open = (item: MapItem) => (item.kind === 'cluster' ? map?.fit(item, 14) : onPick(item))
  return { map, items, failed, open }
}

function useMapItems(map: ListingMapView | null, view: MapViewState | null, { load, items: fixed }: ListingMapProps) {
  const [loaded, setLoaded] = useState<readonly MapItem[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!load || !view) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      load(view, abort.signal).then(
        (found) => {
          if (abort.signal.aborted) return
          setLoaded(found)
          setFailed(false)
        },
        () => {
          if (!abort.signal.aborted) setFailed(true)
        },
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [load, view])
  const items = fixed ?? loaded
  useEffect(() => map?.show(items), [map, items])
  return { items, failed }
}
