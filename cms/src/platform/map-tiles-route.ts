import { basename, dirname } from 'node:path'
import { TILES_FILE, type MapTilesSetting } from '@stackyard/shared/domain/map-tiles'
import { Hono } from 'hono'
import { staticFiles } from './static-files'

/** Gives the pieces of a file of tiles that browsers ask for by range; nothing where the tiles are elsewhere. */
export function mapTilesRoute(tiles: MapTilesSetting | null): Hono {
  const route = new Hono()
  if (!tiles?.file) return route
  const name = basename(tiles.file)
  return route.get(
    TILES_FILE,
    staticFiles({ root: dirname(tiles.file), isImmutable: () => false, rewrite: () => `/${name}` }),
  )
}
