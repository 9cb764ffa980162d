/// <reference path="./asset-url.d.ts" />
import Feature from 'ol/Feature'
import TopoJSON from 'ol/format/TopoJSON'
import MultiPolygon from 'ol/geom/MultiPolygon'
import Point from 'ol/geom/Point'
import Polygon from 'ol/geom/Polygon'
import { getCenter } from 'ol/extent'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import statesUrl from 'us-atlas/states-10m.json?url'
import countriesUrl from 'world-atlas/countries-50m.json?url'
import worldUrl from 'world-atlas/countries-110m.json?url'
import type { MapColors } from './map-colors'
import placesUrl from './places.json?url'
import { unwrapped } from './unwrapped'
import { zoomOf } from './zoom-of'

const sans = '"Instrument Sans Variable", sans-serif'

/** From this zoom on the finer shapes are worth their bytes. */
const detailZoom = 3.6

async function readShapes(url: string, layer: string): Promise<Feature[]> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`The map data at ${url} answered ${reply.status}`)
  const shapes = new TopoJSON({ layers: [layer] }).readFeatures(await reply.json())
  for (const shape of shapes) {
    const geometry = shape.getGeometry()
    if (geometry instanceof Polygon) geometry.setCoordinates(geometry.getCoordinates().map(unwrapped))
    if (geometry instanceof MultiPolygon)
      geometry.setCoordinates(geometry.getCoordinates().map((rings) => rings.map(unwrapped)))
    geometry?.transform('EPSG:4326', 'EPSG:3857')
  }
  return shapes
}

type PlaceRow = [name: string, longitude: number, latitude: number, thousands: number]

async function readPlaces(): Promise<Feature[]> {
  const reply = await fetch(placesUrl)
  const rows = (await reply.json()) as PlaceRow[]
  return rows.map(
    ([name, longitude, latitude, thousands]) =>
      new Feature({ geometry: new Point(fromLonLat([longitude, latitude])), name, thousands }),
  )
}

/** The smallest town, in thousands, that is named at a zoom. */
function smallestTown(zoom: number): number {
  if (zoom < 3) return Infinity
  if (zoom < 4) return 4000
  if (zoom < 5) return 1200
  if (zoom < 6) return 450
  if (zoom < 7) return 200
  return 0
}

/** The bundled base map: land, borders and names, without a key or a network beyond this origin. */
export class BaseMap {
  readonly #land = new VectorSource()
  readonly #states = new VectorSource()
  readonly #stateNames = new VectorSource()
  readonly #places = new VectorSource()
  readonly #landLayer = new VectorLayer({ source: this.#land, zIndex: 0 })
  readonly #stateLayer = new VectorLayer({ source: this.#states, zIndex: 1, minZoom: 2.6 })
  readonly #stateNameLayer = new VectorLayer({
    source: this.#stateNames,
    zIndex: 2,
    minZoom: 4,
    maxZoom: 6.6,
    declutter: true,
  })
  readonly #placeLayer = new VectorLayer({ source: this.#places, zIndex: 3, minZoom: 3, declutter: true })
  readonly layers = [this.#landLayer, this.#stateLayer, this.#stateNameLayer, this.#placeLayer]
  #detailed = false

  /** Loads what every view needs; finer shapes come with `refine`. */
  async load(): Promise<void> {
    const [land, states, places] = await Promise.all([
      readShapes(worldUrl, 'countries'),
      readShapes(statesUrl, 'states'),
      readPlaces(),
    ])
    if (!this.#detailed) this.#land.addFeatures(land)
    this.#states.addFeatures(states)
    this.#stateNames.addFeatures(
      states.flatMap((state) => {
        const extent = state.getGeometry()?.getExtent()
        return extent ? [new Feature({ geometry: new Point(getCenter(extent)), name: state.get('name') })] : []
      }),
    )
    this.#places.addFeatures(places)
  }

  /** Once, when the view comes close: swaps in the finer coast lines. */
  async refine(zoom: number): Promise<void> {
    if (this.#detailed || zoom < detailZoom) return
    this.#detailed = true
    const fine = await readShapes(countriesUrl, 'countries')
    this.#land.clear(true)
    this.#land.addFeatures(fine)
  }

  /** Leaves the land alone to be seen: borders and names come from tiles. */
  leaveLand(): void {
    for (const layer of [this.#stateLayer, this.#stateNameLayer, this.#placeLayer]) layer.setVisible(false)
  }

  paint(colors: MapColors): void {
    const land = new Style({
      fill: new Fill({ color: colors.land }),
      stroke: new Stroke({ color: colors.country, width: 0.8 }),
    })
    const line = new Style({ stroke: new Stroke({ color: colors.line, width: 0.7 }) })
    this.#landLayer.setStyle(land)
    this.#stateLayer.setStyle(line)
    this.#stateNameLayer.setStyle((feature) => named(String(feature.get('name')).toUpperCase(), '500 10px', colors))
    this.#placeLayer.setStyle((feature, resolution) => {
      const zoom = zoomOf(resolution)
      const thousands = Number(feature.get('thousands'))
      return thousands < smallestTown(zoom) ? undefined : named(String(feature.get('name')), '500 12px', colors)
    })
  }
}

function named(text: string, font: string, colors: MapColors): Style {
  return new Style({
    text: new Text({
      text,
      font: `${font} ${sans}`,
      fill: new Fill({ color: colors.label }),
      stroke: new Stroke({ color: colors.land, width: 3 }),
    }),
  })
}
