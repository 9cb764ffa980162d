import MVT from 'ol/format/MVT'
import type BaseLayer from 'ol/layer/Base'
import TileLayer from 'ol/layer/Tile'
import VectorTileLayer from 'ol/layer/VectorTile'
import ImageTile from 'ol/source/ImageTile'
import VectorTileSource from 'ol/source/VectorTile'
import XYZ from 'ol/source/XYZ'
import { PMTilesVectorSource } from 'ol-pmtiles'
import { PMTiles, TileType } from 'pmtiles'
import type { PublicConfig } from '../../schema/public-config'
import type { MapColors } from './map-colors'
import { streetStyle } from './street-style'

type Tiles = NonNullable<PublicConfig['mapTiles']>

/** Above the bundled land, below pins and all that is laid over the map. */
const PLACE = 4
/** Template tiles end here; closer views enlarge them. */
const CLOSEST = 14

/** Roads by tiles; loaded where an installation names tiles alone. */
export class StreetLayer {
  readonly layer: BaseLayer
  readonly #shapes: VectorTileLayer | null

  private constructor(layer: VectorTileLayer | TileLayer) {
    this.layer = layer
    this.#shapes = layer instanceof VectorTileLayer ? layer : null
  }

  /** The layer of these tiles; rejects when an archive can't be read. */
  static async of(tiles: Tiles): Promise<StreetLayer> {
    const { kind, url, attribution: attributions } = tiles
    if (kind === 'raster') return StreetLayer.#pictures(new XYZ({ url, attributions }))
    if (kind === 'vector')
      return StreetLayer.#shapesOf(new VectorTileSource({ url, attributions, format: new MVT(), maxZoom: CLOSEST }))
    const address = new URL(url, location.href).href
    const archive = new PMTiles(address)
    const { tileType, minZoom, maxZoom } = await archive.getHeader()
    if (tileType === TileType.Mvt) return StreetLayer.#shapesOf(new PMTilesVectorSource({ url: address, attributions }))
    const loader = async (z: number, x: number, y: number): Promise<ImageBitmap> => {
      const tile = await archive.getZxy(z, x, y)
      if (!tile) throw new Error(`The tiles have no ${z}/${x}/${y}`)
      return createImageBitmap(new Blob([tile.data]))
    }
    return StreetLayer.#pictures(new ImageTile({ loader, attributions, minZoom, maxZoom }))
  }

  static #shapesOf(source: VectorTileSource): StreetLayer {
    return new StreetLayer(new VectorTileLayer({ source, zIndex: PLACE, declutter: 'streets' }))
  }

  static #pictures(source: XYZ | ImageTile): StreetLayer {
    return new StreetLayer(new TileLayer({ source, zIndex: PLACE }))
  }

  paint(colors: MapColors): void {
    this.#shapes?.setStyle(streetStyle(colors))
  }
}
