/** Where the server gives a file of tiles that it has itself, piece by piece. */
export const TILES_FILE = '/map-tiles.pmtiles'

/** Roads on the map: pictures or shapes by an address with {z}, {x} and {y}, or one archive that is read in pieces. */
export type MapTiles = { kind: 'raster' | 'vector' | 'pmtiles'; url: string }
/** The same, with the file on the server's disk where it is one. */
export type MapTilesSetting = MapTiles & { file?: string }

const isAddress = (text: string): boolean => /^https?:\/\//.test(text)
const pathOf = (text: string): string => text.split(/[?#]/)[0] ?? ''
const isTemplate = (text: string): boolean =>
  ['{z}', '{x}'].every((part) => text.includes(part)) && /\{-?y\}/.test(text)

/**
 * What the setting MAP_TILES names: an address with {z}, {x} and {y} (`.mvt` and `.pbf` are shapes, all else pictures),
 * the address of a `.pmtiles` archive, or the path of one. Null for what is none of these.
 */
export function readMapTiles(setting: string): MapTilesSetting | null {
  const text = setting.trim()
  const path = pathOf(text)
  if (isTemplate(text)) {
    if (!isAddress(text) && !text.startsWith('/')) return null
    return { kind: /\.(?:mvt|pbf)$/.test(path) ? 'vector' : 'raster', url: text }
  }
  if (!path.endsWith('.pmtiles')) return null
  return isAddress(text) ? { kind: 'pmtiles', url: text } : { kind: 'pmtiles', url: TILES_FILE, file: text }
}

/** The origin that a browser calls for tiles, as a content policy names it; none on this host. */
export function tilesOrigin({ url }: MapTiles): string | undefined {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]+)/.exec(url) ?? []
  // "{a-c}.tiles.example" stands for several hosts.
  return host === '' ? undefined : scheme + host.replaceAll(/\{[^}]+\}/g, '*')
}
