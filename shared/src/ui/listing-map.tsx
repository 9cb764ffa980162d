import 'ol/ol.css'
import './map/listing-map.css'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SpaceRequirement } from '../domain/space-requirement'
import type { LitListing, MapItem, MapPin } from '../schema/map'
import type { SearchCircle } from '../schema/search-circle'
import { cn } from './cn'
import { keepLayers, keptLayers } from './map/kept-layers'
import type { MapBounds, MapViewState } from './map/listing-map-view'
import { MapControls } from './map/map-controls'
import { MapItemList } from './map/map-items'
import { type LoadCard, PinCard } from './map/pin-card'
import { useListingMap } from './map/use-listing-map'
import { usePickedPin } from './map/use-picked-pin'
import { listingPath, say } from './say'

export type { LoadCard, MapBounds, MapViewState }

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
  /** The circle that the search looks in. */
  circle?: SearchCircle
  /** The listing whose pin is lit, in a cluster or not. */
  active?: LitListing | null
  onActiveChange?: (listing: LitListing | null) => void
  /** A pin was picked, and its card stands open. */
  onPick?: (pin: MapPin) => void
  /** The reader moved the map; 500 ms after it came to rest. */
  onBoundsChange?: (bounds: MapBounds) => void
  /** What a picked pin is priced for. */
  need?: SpaceRequirement
  /** Space, price and miles of a picked pin; without it the card has what the pin has. */
  loadCard?: LoadCard
  /** What can be done with a picked warehouse, at the foot of its card. */
  renderPinControls?: (pin: MapPin) => ReactNode
  hrefOf?: (pin: MapPin) => string
  className?: string
}

const publicHref = (pin: MapPin) => listingPath(pin.slug)
const noNeed: SpaceRequirement = {}

/** Listings on a map of our own: server clusters, each pin tied to its card in the list, keys to pan and zoom. */
export function ListingMap(props: ListingMapProps) {
  const { label, active = null, need = noNeed, hrefOf = publicHref, onActiveChange, className } = props
  const root = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { picked, pick, close } = usePickedPin(root, target, props.onPick)
  const [layers, setLayers] = useState(keptLayers)
  const { map, items, failed, open } = useListingMap(target, props, pick)
  useEffect(() => map?.light(active ?? picked?.pin ?? null), [map, active, picked])
  useEffect(() => map?.encircle(props.circle ?? null), [map, props.circle])
  useEffect(() => map?.overlay(layers), [map, layers])
  // OpenLayers moves the card's box with the map; React goes on to draw into it.
  useLayoutEffect(() => {
    if (map && popup.current) map.popup.append(popup.current)
  }, [map])
  // Before the card takes the focus, which nothing hidden can have.
  useLayoutEffect(() => {
    if (picked && !picked.isSheet) map?.openPopup(picked.pin)
    else map?.closePopup()
  }, [map, picked])
  const card = picked ? (
    <PinCard
      pin={picked.pin}
      href={hrefOf(picked.pin)}
      need={need}
      loadCard={props.loadCard}
      controls={picked.pin.type === 'warehouse' ? props.renderPinControls?.(picked.pin) : undefined}
      isSheet={picked.isSheet}
      onClose={close}
    />
  ) : null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && picked) close()
  }
  return (
    <div
      ref={root}
      onKeyDown={onKeyDown}
      className={cn('relative isolate overflow-hidden bg-(--map-water)', className)}
    >
      <div
        ref={target}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="absolute inset-0 focus-visible:outline-offset-[-3px]"
      />
      <div className="hidden">
        <div ref={popup}>{map && !picked?.isSheet ? card : null}</div>
      </div>
      <MapItemList items={items} onOpen={open} onFocus={(pin) => onActiveChange?.(pin)} />
      <MapControls
        onZoom={(steps) => map?.zoomBy(steps)}
        layers={layers}
        onLayers={(chosen) => {
          keepLayers(chosen)
          setLayers(chosen)
        }}
      />
      {picked?.isSheet ? card : null}
      {failed ? (
        <p role="status" className="rounded-control bg-card absolute inset-x-3 bottom-3 border px-3 py-2 text-sm">
          {say("The map couldn't load its listings. Move it to try again.")}
        </p>
      ) : null}
    </div>
  )
}
