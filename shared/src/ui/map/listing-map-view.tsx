import { logFailure } from '../../reference/log-failure'
import OlMap from 'ol/Map'
import View from 'ol/View'
import ScaleLine from 'ol/control/ScaleLine'
import type MapBrowserEvent from 'ol/MapBrowserEvent'
import { fromLonLat, transformExtent } from 'ol/proj'
import type { MapItem } from '../../schema/map'
import { BaseMap } from './base-map'
import { readMapColours } from './map-colours'
import { PinLayer } from './pin-layer'

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
  readonly #map: OlMap
  readonly #themes: MutationObserver
  #byReader = false

  constructor(target: HTMLElement, events: MapEvents, start: { bounds: MapBounds }) {
    this.#target = target
    this.#map = new OlMap({
      target,
      layers: [...this.#base.layers, this.#pins.layer],
      controls: [scaleOf()],
      view: viewOf(),
    })
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
    await this.#base.load()
    await this.#base.refine(this.#zoom())
  }

  show(items: readonly MapItem[]): void {
    this.#pins.show(items)
  }

  light(id: number | null): void {
    this.#pins.light(id)
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
    this.#map.setTarget(undefined)
    this.#map.dispose()
  }

  #zoom(): number {
    return this.#map.getView().getZoom() ?? 3
  }

  #paint(): void {
    const colours = readMapColours(this.#target)
    this.#base.paint(colours)
    this.#pins.paint(colours)
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
