import Feature from 'ol/Feature'
import Point from 'ol/geom/Point'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import CircleStyle from 'ol/style/Circle'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import type { MapItem } from '../../schema/map'
import type { MapColours } from './map-colours'

/** 950 → "950", 12345 → "12k". */
export function shortCount(count: number): string {
  return count < 1000
    ? String(count)
    : `${count < 10_000 ? (count / 1000).toFixed(1).replace('.0', '') : Math.round(count / 1000)}k`
}

/** A cluster's radius in pixels: grows with the logarithm of its count, big enough for its figure. */
export function clusterRadius(count: number): number {
  return Math.min(34, 13 + Math.log10(Math.max(1, count)) * 6)
}

/** Pins and clusters, with one pin lit. */
export class PinLayer {
  readonly #source = new VectorSource()
  readonly layer = new VectorLayer({ source: this.#source, zIndex: 10, updateWhileAnimating: true })
  #activeId: number | null = null
  #colours: MapColours | null = null

  show(items: readonly MapItem[]): void {
    this.#source.clear(true)
    this.#source.addFeatures(
      items.map((item) => {
        const feature = new Feature({ geometry: new Point(fromLonLat([item.longitude, item.latitude])) })
        feature.set('item', item, true)
        return feature
      }),
    )
  }

  light(id: number | null): void {
    if (this.#activeId === id) return
    this.#activeId = id
    this.layer.changed()
  }

  paint(colours: MapColours): void {
    this.#colours = colours
    this.layer.setStyle((feature) => this.#styleOf(feature.get('item') as MapItem))
  }

  #styleOf(item: MapItem): Style | undefined {
    const colours = this.#colours
    if (!colours) return undefined
    if (item.kind === 'cluster') return clusterStyle(item.count, colours)
    const active = item.id === this.#activeId
    return new Style({
      zIndex: active ? 3 : 1,
      image: new CircleStyle({
        radius: active ? 10 : item.isFeatured ? 8 : 7,
        fill: new Fill({ color: active ? colours.active : colours.pin }),
        stroke: new Stroke({ color: active ? colours.activeInk : colours.card, width: active ? 2.5 : 2 }),
      }),
    })
  }
}

function clusterStyle(count: number, colours: MapColours): Style {
  return new Style({
    zIndex: 2,
    image: new CircleStyle({
      radius: clusterRadius(count),
      fill: new Fill({ color: colours.pin }),
      stroke: new Stroke({ color: colours.card, width: 3 }),
    }),
    text: new Text({
      text: shortCount(count),
      font: '600 12px "Instrument Sans Variable", sans-serif',
      fill: new Fill({ color: colours.pinInk }),
    }),
  })
}
