import { sql, type SQL } from 'drizzle-orm'
import type { MapCluster } from '@stackyard/shared/schema/map'
import type { Db } from '../../../../platform/db'
import { DEEPEST_ZOOM } from '../facet-columns'
import { readPins } from '../map-repository'
import { whereOf } from '../queries/filters'
import { boundsOf } from '../queries/geography'
import type { JsonList } from '../repository'
import { cellAt, type CellBox, depthFor, shifted, WORLD } from './grid'
import type { Asked } from './port'

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60
/** A view that is larger than a screen gets larger cells: no answer has more clusters. */
const MOST_CLUSTERS = 300

/** A cell of the grid with sums of its places; `id` is one of its listings. */
type Cell = {
  x: number
  y: number
  count: number
  id: number
  latitude: number
  longitude: number
  south: number
  west: number
  north: number
  east: number
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/**
 * What stands on a map of this zoom: all listings as pins where they are few, else clusters by cell of a Mercator grid
 * (how many, their center, the bounds around them) with the lonely ones as pins. The counts add up to `total`.
 */
export async function clustersOf(db: Db, { query, meaning, viewer }: Asked, zoom: number): Promise<JsonList> {
  const where = sql`${whereOf(query, meaning, viewer)} and latitude is not null`
  const deepest = Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom)))
  const cells = await cellsShown(db, where, { deepest, box: boxOf(query) })
  const total = cells.reduce((sum, { count }) => sum + count, 0)
  if (total <= PINS_IN_VIEW) return pinsAlone(db, where)
  const lonely = cells.filter(({ count }) => count === 1)
  const hasPins = lonely.length > 0 && lonely.length <= SINGLES_AS_PINS
  const clusters = hasPins ? cells.filter(({ count }) => count > 1) : cells
  const pins = hasPins ? await readPins(db, sql`f.id in (${listOf(lonely)})`, SINGLES_AS_PINS) : null
  const items = clusters.map((cell) => JSON.stringify(toCluster(cell)))
  if (!pins?.total) return { results: `[${items.join(',')}]`, total }
  const shown = clusters.reduce((sum, { count }) => sum + count, pins.total)
  return { results: `[${[...items, pins.results.slice(1, -1)].join(',')}]`, total: shown }
}

const pinsAlone = async (db: Db, where: SQL): Promise<JsonList> => {
  const { results, total } = await readPins(db, where, 2 * PINS_IN_VIEW)
  return { results, total: Math.min(total, 2 * PINS_IN_VIEW) }
}

const listOf = (cells: readonly Cell[]): SQL => sql.raw(cells.map(({ id }) => Math.trunc(id)).join(', '))

function boxOf(query: Asked['query']): CellBox {
  const bounds = boundsOf(query)
  if (!bounds) return WORLD
  const [west, north] = cellAt(bounds.north, bounds.west)
  const [east, south] = cellAt(bounds.south, bounds.east)
  return west <= east ? { west, east, north, south } : { ...WORLD, north, south }
}

/**
 * The cells of the deepest grid down to `deepest` that has no more than may be shown. A grid that is about right for the
 * view is read first; a view that is mostly empty is read again with a grid that is right for where the listings are.
 */
async function cellsShown(db: Db, where: SQL, view: { deepest: number; box: CellBox }): Promise<Cell[]> {
  let depth = Math.min(view.deepest, depthFor(view.box))
  let cells = await readCells(db, where, depth)
  while (depth < view.deepest && cells.length > 0 && cells.length <= MOST_CLUSTERS) {
    const finer = Math.min(view.deepest, Math.max(depth + 1, depthFor(around(cells, depth))))
    const found = await readCells(db, where, finer)
    ;[depth, cells] = [finer, found]
  }
  for (; cells.length > MOST_CLUSTERS && depth > 0; depth--) cells = byFours(cells)
  return cells
}

async function readCells(db: Db, where: SQL, depth: number): Promise<Cell[]> {
  const shift = sql.raw(String(DEEPEST_ZOOM - depth))
  const { rows } = await db.execute<Cell>(sql`
    select cell_x >> ${shift} as x, cell_y >> ${shift} as y, count(*)::int as count, min(id) as id,
      sum(latitude) as latitude, sum(longitude) as longitude,
      min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
    from market.listing_facet f where ${where} group by 1, 2`)
  return rows
}

/** The box around these cells of a grid, in cells of the deepest one. */
const around = (cells: readonly Cell[], depth: number): CellBox => ({
  west: shifted(Math.min(...cells.map(({ x }) => x)), depth),
  east: shifted(Math.max(...cells.map(({ x }) => x)) + 1, depth),
  north: shifted(Math.min(...cells.map(({ y }) => y)), depth),
  south: shifted(Math.max(...cells.map(({ y }) => y)) + 1, depth),
})

/** The cells of the zoom above: four of these in each. */
function byFours(cells: readonly Cell[]): Cell[] {
  const larger = Object.groupBy(cells, ({ x, y }) => `${x >> 1} ${y >> 1}`)
  return Object.values(larger).flatMap(([first, ...others] = []) =>
    first ? [others.reduce(merged, { ...first, x: first.x >> 1, y: first.y >> 1 })] : [],
  )
}

const merged = (cell: Cell, part: Cell): Cell => ({
  ...cell,
  count: cell.count + part.count,
  latitude: cell.latitude + part.latitude,
  longitude: cell.longitude + part.longitude,
  south: Math.min(cell.south, part.south),
  west: Math.min(cell.west, part.west),
  north: Math.max(cell.north, part.north),
  east: Math.max(cell.east, part.east),
})

const toCluster = ({ count, latitude, longitude, south, west, north, east }: Cell): MapCluster => ({
  kind: 'cluster',
  count,
  latitude: rounded(latitude / count),
  longitude: rounded(longitude / count),
  south,
  west,
  north,
  east,
})
