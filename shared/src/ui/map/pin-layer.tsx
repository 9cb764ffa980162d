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
import type { LitListing, MapItem } from '../../schema/map'
import type { MapColors } from './map-colors'

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

/** Pins and clusters, with one pin lit above them. */
export class PinLayer {
  readonly #source = new VectorSource()
  readonly layer = new VectorLayer({ source: this.#source, zIndex: 10, updateWhileAnimating: true })
  readonly #litSource = new VectorSource()
  /** The lit pin above all others: it shows where its listing is in a cluster, too. */
  readonly litLayer = new VectorLayer({ source: this.#litSource, zIndex: 11, updateWhileAnimating: true })
  #litId: number | null = null

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

  light(listing: LitListing | null): void {
    const id = listing?.id ?? null
    if (this.#litId === id) return
    this.#litId = id
    this.#litSource.clear(true)
    if (listing?.latitude == null || listing.longitude === null) return
    this.#litSource.addFeature(new Feature({ geometry: new Point(fromLonLat([listing.longitude, listing.latitude])) }))
  }

  paint(colors: MapColors): void {
    this.layer.setStyle((feature) => styleOf(feature.get('item') as MapItem, colors))
    this.litLayer.setStyle(pinStyle(10, { fill: colors.active, edge: colors.activeInk, width: 2.5 }))
  }
}

type Paint = { fill: string; edge: string; width: number }

const pinStyle = (radius: number, { fill, edge, width }: Paint): Style =>
  new Style({
    zIndex: 1,
    image: new CircleStyle({
      radius,
      fill: new Fill({ color: fill }),
      stroke: new Stroke({ color: edge, width }),
    }),
  })

const styleOf = (item: MapItem, colors: MapColors): Style =>
  item.kind === 'cluster'
    ? clusterStyle(item.count, colors)
    : pinStyle(item.isFeatured ? 8 : 7, { fill: colors.pin, edge: colors.card, width: 2 })

function clusterStyle(count: number, colors: MapColors): Style {
  return new Style({
    zIndex: 2,
    image: new CircleStyle({
      radius: clusterRadius(count),
      fill: new Fill({ color: colors.pin }),
      stroke: new Stroke({ color: colors.card, width: 3 }),
    }),
    text: new Text({
      text: shortCount(count),
      font: '600 12px "Instrument Sans Variable", sans-serif',
      fill: new Fill({ color: colors.pinInk }),
    }),
  })
}
