import { describe, expect, it } from 'vitest'
import { readMapTiles, TILES_FILE, tilesOrigin } from './map-tiles'

describe('what MAP_TILES names', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'raster'],
    ['https://{a-c}.tiles.example/{z}/{x}/{y}@2x.webp?key=1.pbf', 'raster'],
    ['https://tiles.example/{z}/{x}/{-y}.mvt', 'vector'],
    ['https://tiles.example/v1/{z}/{x}/{y}.pbf?key=1', 'vector'],
    ['/tiles/{z}/{x}/{y}.pbf', 'vector'],
    ['https://tiles.example/us.pmtiles?v=2', 'pmtiles'],
  ])('%s is %s at its own address', (setting, kind) => {
    expect(readMapTiles(setting)).toEqual({ kind, url: setting })
  })

  it('a path is a file that the server gives', () => {
    expect(readMapTiles('/srv/maps/us.pmtiles')).toEqual({
      kind: 'pmtiles',
      url: TILES_FILE,
      file: '/srv/maps/us.pmtiles',
    })
  })

  it.each(['', 'https://tiles.example', 'https://tiles.example/{z}/{x}.png', 'us.mbtiles', 'tiles/{z}/{x}/{y}.png'])(
    '%j is none',
    (setting) => expect(readMapTiles(setting)).toBeNull(),
  )

  it('has the origin that browsers call, several hosts in one', () => {
    const originOf = (setting: string) => tilesOrigin(readMapTiles(setting) ?? { kind: 'raster', url: '' })
    expect(originOf('https://tiles.example:8443/{z}/{x}/{y}.png')).toBe('https://tiles.example:8443')
    expect(originOf('https://{a-c}.tiles.example/{z}/{x}/{y}.png')).toBe('https://*.tiles.example')
    expect(originOf('/srv/maps/us.pmtiles')).toBeUndefined()
    expect(originOf('/tiles/{z}/{x}/{y}.pbf')).toBeUndefined()
  })
})
