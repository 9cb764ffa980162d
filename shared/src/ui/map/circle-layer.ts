import Feature from 'ol/Feature'
import Point from 'ol/geom/Point'
import { circular } from 'ol/geom/Polygon'
import VectorLayer from 'ol/layer/Vector'
import { fromLonLat } from 'ol/proj'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import type { SearchCircle } from '../../schema/search-circle'
import { say } from '../say'
import type { MapColors } from './map-colors'

const METERS_PER_MILE = 1609.344
const CORNERS = 128
/** Of 255: a circle tints the land, and hides nothing. */
const TINT = '12'

/** The circle that a search looks in, with its radius written at its northern end. */
export class CircleLayer {
  readonly #source = new VectorSource()
  readonly layer = new VectorLayer({ source: this.#source, zIndex: 8 })

  show(circle: SearchCircle): void {
    this.#source.clear(true)
    if (!circle) return
    const { latitude, longitude, miles } = circle
    const ring = circular([longitude, latitude], miles * METERS_PER_MILE, CORNERS).transform('EPSG:4326', 'EPSG:3857')
    const [, , , north = 0] = ring.getExtent()
    const [x = 0] = fromLonLat([longitude, latitude])
    const radius = say('{count} mi', { count: Math.round(miles) })
    this.#source.addFeatures([
      new Feature({ geometry: ring }),
      new Feature({ geometry: new Point([x, north]), radius }),
    ])
  }

  paint(colors: MapColors): void {
    const ring = new Style({
      fill: new Fill({ color: `${colors.pin}${TINT}` }),
      stroke: new Stroke({ color: colors.pin, width: 2, lineDash: [7, 6] }),
    })
    this.layer.setStyle((feature) => {
      const radius = feature.get('radius') as string | undefined
      return radius === undefined ? ring : labeled(radius, colors)
    })
  }
}

const labeled = (text: string, colors: MapColors): Style =>
  new Style({
    text: new Text({
      text,
      font: '600 12px "Instrument Sans Variable", sans-serif',
      offsetY: -12,
      fill: new Fill({ color: colors.pin }),
      stroke: new Stroke({ color: colors.land, width: 4 }),
    }),
  })
