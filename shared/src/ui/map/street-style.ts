import type { FeatureLike } from 'ol/Feature'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style, { type StyleFunction } from 'ol/style/Style'
import Text from 'ol/style/Text'
import type { MapColors } from './map-colors'
import { drawnAs, type RoadRank } from './street-kinds'
import { zoomOf } from './zoom-of'

const sans = '"Instrument Sans Variable", sans-serif'

/** The zoom from which a road of this rank is drawn, and its order above others. */
const from: Record<RoadRank, number> = { motorway: 4, major: 7, minor: 11 }
const order: Record<RoadRank, number> = { minor: 4, major: 5, motorway: 6 }
const NUMBER_ZOOM = 8

/** Pixels: a road grows by a third with each zoom. */
const widthOf = (rank: RoadRank, zoom: number): number =>
  Math.min(rank === 'motorway' ? 7 : 5, (rank === 'motorway' ? 1.4 : 0.9) * 1.3 ** Math.max(0, zoom - from[rank]))

const named = (text: string, font: string, colors: MapColors, placement: 'point' | 'line' = 'point'): Text =>
  new Text({
    text,
    font: `${font} ${sans}`,
    placement,
    fill: new Fill({ color: colors.label }),
    stroke: new Stroke({ color: colors.land, width: 3 }),
  })

/** How shapes of tiles are drawn in the colors of the theme. */
export function streetStyle(colors: MapColors): StyleFunction {
  const fill = (color: string, zIndex: number) => new Style({ zIndex, fill: new Fill({ color }) })
  const fixed = {
    land: fill(colors.land, 0),
    green: fill(colors.green, 1),
    water: fill(colors.water, 2),
    rail: new Style({ zIndex: 3, stroke: new Stroke({ color: colors.country, width: 0.8, lineDash: [5, 3] }) }),
    border: new Style({ zIndex: 3, stroke: new Stroke({ color: colors.country, width: 1 }) }),
  }
  return (feature: FeatureLike, resolution: number) => {
    const drawn = drawnAs(String(feature.get('layer')), (property) => feature.get(property) as unknown)
    if (!drawn) return undefined
    if (drawn.as === 'name')
      return new Style({ zIndex: 8, text: named(drawn.text, drawn.isLarge ? '600 13px' : '500 11px', colors) })
    if (drawn.as !== 'road') return fixed[drawn.as]
    const zoom = zoomOf(resolution)
    const { rank, ref } = drawn
    if (zoom < from[rank]) return undefined
    const number = ref && zoom >= NUMBER_ZOOM ? { text: named(ref, '600 10px', colors, 'line') } : {}
    const color = { motorway: colors.motorway, major: colors.major, minor: colors.road }[rank]
    return new Style({
      zIndex: order[rank],
      stroke: new Stroke({ color, width: widthOf(rank, zoom) }),
      ...number,
    })
  }
}
