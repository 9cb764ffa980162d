import { logFailure } from '../reference/log-failure'
import 'ol/ol.css'
import './map/listing-map.css'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { MapItem, MapPin } from '../schema/map'
import { Button } from './button'
import { cn } from './cn'
import { ListingMapView, type MapBounds, type MapViewState } from './map/listing-map-view'
import { MapItemList, PinPreview } from './map/map-items'
import { say } from './say'

export type { MapBounds, MapViewState }

/** The contiguous United States, the first view where nothing else is asked. */
const unitedStatesBounds: MapBounds = { north: 49.5, south: 24.4, east: -66.9, west: -124.8 }

export type ListingMapProps = {
  /** What the map shows, for screen readers. */
  label: string
  /** Pins and clusters of a view, from the server; called again when the function changes. */
  load?: (view: MapViewState, signal: AbortSignal) => Promise<readonly MapItem[]>
  /** Fixed items instead of `load`. */
  items?: readonly MapItem[]
  /** Where the map looks; a new value moves it. */
  bounds?: MapBounds
  maxZoom?: number
  /** The listing whose pin is lit. */
  activeId?: number | null
  onActiveChange?: (id: number | null) => void
  /** The reader moved the map; 500 ms after it came to rest. */
  onBoundsChange?: (bounds: MapBounds) => void
  hrefOf?: (pin: MapPin) => string
  className?: string
}

const publicHref = (pin: MapPin) => `/warehouses/${pin.slug}`

/** Listings on a map of our own: server clusters, hover tied to a list, keys to pan and zoom. */
export function ListingMap(props: ListingMapProps) {
  const { label, activeId = null, hrefOf = publicHref, className } = props
  const target = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<MapPin | null>(null)
  const { map, items, failed, open } = useListingMap(target, props, setPicked)
  useEffect(() => map?.light(activeId ?? picked?.id ?? null), [map, activeId, picked])
  return (
    <div className={cn('relative isolate overflow-hidden bg-(--map-water)', className)}>
      <div
        ref={target}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="absolute inset-0 focus-visible:outline-offset-[-3px]"
      />
      <div className="rounded-control bg-card shadow-raise absolute end-3 top-3 flex flex-col overflow-hidden border">
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none"
          aria-label={say('Zoom in')}
          onClick={() => map?.zoomBy(1)}
        >
          <Plus aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="rounded-none border-t"
          aria-label={say('Zoom out')}
          onClick={() => map?.zoomBy(-1)}
        >
          <Minus aria-hidden />
        </Button>
      </div>
      <MapItemList items={items} hrefOf={hrefOf} onOpen={open} />
      {picked ? <PinPreview pin={picked} href={hrefOf(picked)} onClose={() => setPicked(null)} /> : null}
      {failed ? (
        <p role="status" className="rounded-control bg-card absolute inset-x-3 bottom-3 border px-3 py-2 text-sm">
          {say("The map couldn't load its listings. Move it to try again.")}
        </p>
      ) : null}
    </div>
  )
}

type Target = React.RefObject<HTMLDivElement | null>

function useListingMap(target: Target, props: ListingMapProps, onPick: (pin: MapPin | null) => void) {
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
        onHover: (item) => latest.current.onActiveChange?.(item?.kind === 'pin' ? item.id : null),
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
