import MVT from 'ol/format/MVT'
import { PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles'
import { expect, it } from 'vitest'
import { pmtilesFile, type Tile } from './pmtiles-file'
import { drawnAs } from '../../shared/src/ui/map/street-kinds'

const tiles: Tile[] = [
  {
    z: 0,
    x: 0,
    y: 0,
    shapes: [
      {
        layer: 'water',
        properties: {},
        type: 'area',
        points: [
          [0, 0],
          [4096, 0],
          [4096, 4096],
        ],
      },
    ],
  },
  {
    z: 3,
    x: 2,
    y: 3,
    shapes: [
      {
        layer: 'roads',
        properties: { kind: 'highway', ref: 'I-70' },
        type: 'line',
        points: [
          [0, 2048],
          [4096, 2000],
        ],
      },
    ],
  },
]

/** An archive in memory that notes which pieces are read of it. */
class NotedSource implements Source {
  readonly read: [number, number][] = []
  readonly #bytes = pmtilesFile(tiles)
  getKey = () => 'noted'
  getBytes = (offset: number, length: number): Promise<RangeResponse> => {
    this.read.push([offset, length])
    return Promise.resolve({ data: this.#bytes.slice(offset, offset + length).buffer as ArrayBuffer })
  }
}

it('reads a road from an archive, by pieces', async () => {
  const source = new NotedSource()
  const archive = new PMTiles(source)
  expect(await archive.getHeader()).toMatchObject({ tileType: TileType.Mvt, minZoom: 0, maxZoom: 3 })
  const tile = await archive.getZxy(3, 2, 3)
  const [road, ...others] = new MVT().readFeatures(tile?.data ?? new ArrayBuffer(0))
  expect(others).toEqual([])
  expect(drawnAs(road?.get('layer') as string, (name) => road?.get(name) as unknown)).toEqual({
    as: 'road',
    rank: 'motorway',
    ref: 'I-70',
  })
  expect(source.read.length).toBeGreaterThan(1)
  expect(await archive.getZxy(3, 2, 4)).toBeUndefined()
})
