import { logFailure } from '../../reference/log-failure'
import OlMap from 'ol/Map'
import Overlay from 'ol/Overlay'
import View from 'ol/View'
import Attribution from 'ol/control/Attribution'
import ScaleLine from 'ol/control/ScaleLine'
import type MapBrowserEvent from 'ol/MapBrowserEvent'
import { fromLonLat, transformExtent } from 'ol/proj'
import type { LitListing, MapItem } from '../../schema/map'
import type { SearchCircle } from '../../schema/search-circle'
import { BaseMap } from './base-map'
import { besidePin } from './beside-pin'
import { CircleLayer } from './circle-layer'
import type { OverlayKind } from './kept-layers'
import { readMapColors } from './map-colors'
import { OverlayLayer } from './overlay-layer'
import { PinLayer } from './pin-layer'
import { readTiles } from './read-tiles'
import type { StreetLayer } from './street-layer'

/** Degrees; west above east crosses the antimeridian. */
export type MapBounds = { north: number; south: number; east: number; west: number }
export type MapViewState = MapBounds & { zoom: number }

export type MapEvents = {
  /** The view came to rest; `byReader` tells a drag or zoom from a move the page made. */
  onRest: (view: MapViewState, byReader: boolean) => void
  onHover: (item: MapItem | null) => void
  onPick: (item: MapItem | null) => void
}

/** From the whole world to a block of houses (minimum zoom 1). */
export const viewOf = (): View =>
  new View({ center: [0, 0], zoom: 3, minZoom: 1, maxZoom: 15, enableRotation: false, multiWorld: true })

/** The scale in miles and feet. */
export const scaleOf = (): ScaleLine => new ScaleLine({ units: 'imperial' })

const longitudeInWorld = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** An OpenLayers map of listings without React: layers, events, theme. */
export class ListingMapView {
  readonly #target: HTMLElement
  readonly #base = new BaseMap()
  readonly #pins = new PinLayer()
  readonly #circle = new CircleLayer()
  readonly #freight = new OverlayLayer()
  /** What is drawn in it stands beside the pin that `openPopup` names. */
  readonly popup = document.createElement('div')
  readonly #overlay = new Overlay({ element: this.popup, className: 'pin-popup ol-overlay-container ol-selectable' })
  readonly #popupSize = new ResizeObserver(() => this.#placePopup())
  readonly #map: OlMap
  readonly #themes: MutationObserver
  #streets: StreetLayer | null = null
  #byReader = false

  constructor(target: HTMLElement, events: MapEvents, start: { bounds: MapBounds }) {
    this.#target = target
    this.#map = new OlMap({
      target,
      layers: [
        ...this.#base.layers,
        ...this.#freight.layers,
        this.#circle.layer,
        this.#pins.layer,
        this.#pins.litLayer,
      ],
      controls: [scaleOf(), new Attribution({ collapsible: false })],
      view: viewOf(),
    })
    this.#map.addOverlay(this.#overlay)
    this.#popupSize.observe(this.popup)
    // The first fit needs the size, which OpenLayers would only measure later.
    this.#map.updateSize()
    this.fit(start.bounds)
    this.#themes = new MutationObserver(() => this.#paint())
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    this.#paint()
    this.#listen(events)
  }

  /** Loads the base map; rejects when its data can't be read. */
  async load(): Promise<void> {
    await Promise.all([this.#base.load(), this.#addStreets()])
    await this.#base.refine(this.#zoom())
  }

  /** Lays roads over the land where the installation has tiles; without them the map stays what it is. */
  async #addStreets(): Promise<void> {
    try {
      const tiles = await readTiles()
      if (!tiles) return
      const { StreetLayer } = await import('./street-layer')
      this.#streets = await StreetLayer.of(tiles)
      this.#streets.paint(readMapColors(this.#target))
      this.#map.addLayer(this.#streets.layer)
      this.#base.leaveLand()
    } catch (error) {
      logFailure('The tiles of the map could not be loaded', error)
    }
  }

  show(items: readonly MapItem[]): void {
    this.#pins.show(items)
  }

  light(listing: LitListing | null): void {
    this.#pins.light(listing)
  }

  /** Draws the circle that the search looks in. */
  encircle(circle: SearchCircle): void {
    this.#circle.show(circle)
  }

  /** Lays these kinds of places over the map, and no other. */
  overlay(kinds: readonly OverlayKind[]): void {
    this.#freight.show(kinds).catch((error: unknown) => logFailure('A layer of the map could not be loaded', error))
  }

  /** Puts the popup beside a pin, and keeps it there while the map moves. */
  openPopup({ latitude, longitude }: { latitude: number; longitude: number }): void {
    this.#overlay.setPosition(fromLonLat([longitude, latitude]))
    this.#placePopup()
  }

  closePopup(): void {
    this.#overlay.setPosition(undefined)
  }

  fit({ north, south, east, west }: MapBounds, maxZoom = 11): void {
    const right = west > east ? east + 360 : east
    const extent = transformExtent([west, Math.max(south, -80), right, Math.min(north, 82)], 'EPSG:4326', 'EPSG:3857')
    this.#byReader = false
    this.#map.getView().fit(extent, { padding: [36, 36, 36, 36], maxZoom })
  }

  center(longitude: number, latitude: number, zoom: number): void {
    this.#byReader = false
    this.#map.getView().setCenter(fromLonLat([longitude, latitude]))
    this.#map.getView().setZoom(zoom)
  }

  zoomBy(steps: number): void {
    this.#byReader = true
    const view = this.#map.getView()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    view.animate({ zoom: (view.getZoom() ?? 3) + steps, duration: still ? 0 : 160 })
  }

  dispose(): void {
    this.#themes.disconnect()
    this.#popupSize.disconnect()
    this.#map.setTarget(undefined)
    this.#map.dispose()
  }

  #zoom(): number {
    return this.#map.getView().getZoom() ?? 3
  }

  #paint(): void {
    const colors = readMapColors(this.#target)
    this.#base.paint(colors)
    this.#pins.paint(colors)
    this.#circle.paint(colors)
    this.#freight.paint(colors)
    this.#streets?.paint(colors)
  }

  #placePopup(): void {
    const position = this.#overlay.getPosition()
    const pixel = position && this.#map.getPixelFromCoordinate(position)
    const [width = 0, height = 0] = this.#map.getSize() ?? []
    if (pixel) this.#overlay.setOffset(besidePin(pixel, this.popup.getBoundingClientRect(), { width, height }))
  }

  #listen(events: MapEvents): void {
    const itemAt = (event: MapBrowserEvent): MapItem | null =>
      this.#map.forEachFeatureAtPixel(event.pixel, (feature) => feature.get('item') as MapItem, {
        layerFilter: (layer) => layer === this.#pins.layer,
        hitTolerance: 8,
      }) ?? null
    this.#map.on('pointermove', (event) => {
      if (event.dragging) return
      const item = itemAt(event)
      this.#target.classList.toggle('cursor-pointer', item !== null)
      events.onHover(item)
    })
    this.#map.on('click', (event) => events.onPick(itemAt(event)))
    this.#map.on('pointerdrag', () => {
      this.#byReader = true
    })
    for (const kind of ['wheel', 'keydown', 'dblclick'] as const)
      this.#target.addEventListener(kind, () => (this.#byReader = true), { passive: true })
    this.#map.on('moveend', () => {
      this.#placePopup()
      const zoom = this.#zoom()
      this.#base.refine(zoom).catch((error: unknown) => logFailure('The map could not be refined', error))
      const extent = this.#map.getView().calculateExtent(this.#map.getSize())
      const [west = -180, south = -85, east = 180, north = 85] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326')
      const whole = east - west >= 360
      events.onRest(
        {
          north: Math.min(north, 85),
          south: Math.max(south, -85),
          west: whole ? -180 : longitudeInWorld(west),
          east: whole ? 180 : longitudeInWorld(east),
          zoom,
        },
        this.#byReader,
      )
    })
  }
}
