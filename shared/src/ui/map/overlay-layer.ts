/// <reference path="./asset-url.d.ts" />
import Feature from 'ol/Feature'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Icon from 'ol/style/Icon'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import freightUrl from './freight-places.json?url'
import { freightIcon } from './freight-icons'
import { type OverlayKind, overlayKinds } from './kept-layers'
import type { MapColors } from './map-colors'
import { zoomOf } from './zoom-of'

type PlaceRow = [code: string, name: string, longitude: number, latitude: number]
type FreightPlaces = Record<OverlayKind, PlaceRow[]>

/** From these zooms on a place has a short label, then a whole one, beside it. */
const CODE_ZOOM = 5.5
const NAME_ZOOM = 8

/** Airports, seaports and rail ramps over the map; their places are fetched when one is first asked for. */
export class OverlayLayer {
  readonly #sources = Object.fromEntries(overlayKinds.map((kind) => [kind, new VectorSource()])) as Record<
    OverlayKind,
    VectorSource
  >
  readonly #layers = overlayKinds.map((kind) => ({
    kind,
    layer: new VectorLayer({
      source: this.#sources[kind],
      zIndex: 7,
      minZoom: 3,
      declutter: true,
      visible: false,
    }),
  }))
  readonly layers = this.#layers.map(({ layer }) => layer)
  #places: Promise<void> | null = null

  /** Shows these kinds and no other; rejects when their places can't be read. */
  async show(kinds: readonly OverlayKind[]): Promise<void> {
    for (const { kind, layer } of this.#layers) layer.setVisible(kinds.includes(kind))
    if (kinds.length === 0) return
    this.#places ??= this.#load()
    try {
      await this.#places
    } catch (error) {
      this.#places = null
      throw error
    }
  }

  paint(colors: MapColors): void {
    for (const { kind, layer } of this.#layers) {
      const image = new Icon({ src: freightIcon(kind, colors), width: 22, height: 22 })
      layer.setStyle((feature, resolution) => {
        const place = { code: String(feature.get('code')), name: String(feature.get('name')) }
        return placeStyle(image, labelOf(kind, place, zoomOf(resolution)), colors)
      })
    }
  }

  async #load(): Promise<void> {
    const reply = await fetch(freightUrl)
    if (!reply.ok) throw new Error(`The map data at ${freightUrl} answered ${reply.status}`)
    const places = (await reply.json()) as FreightPlaces
    for (const kind of overlayKinds)
      this.#sources[kind].addFeatures(
        places[kind].map(
          ([code, name, longitude, latitude]) =>
            new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), code, name }),
        ),
      )
  }
}

/** The name and the code where there is room; before that an airport's code, a seaport's name, and nothing of a ramp, whose code is its railroad's. */
export function labelOf(kind: OverlayKind, { code, name }: { code: string; name: string }, zoom: number): string {
  if (zoom < CODE_ZOOM) return ''
  if (zoom >= NAME_ZOOM) return `${name} (${code})`
  return { airports: code, seaports: name, ramps: '' }[kind]
}

const placeStyle = (image: Icon, text: string, colors: MapColors): Style =>
  new Style({
    image,
    text: new Text({
      text,
      font: '600 11px "Instrument Sans Variable", sans-serif',
      offsetX: 15,
      textAlign: 'left',
      fill: new Fill({ color: colors.label }),
      stroke: new Stroke({ color: colors.land, width: 3 }),
    }),
  })
