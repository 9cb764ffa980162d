import type { MapCluster } from '@stackyard/shared/schema/map'
import { intersection, slotsIn } from './bits'
import { type Look, matchesOf } from './look'

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60
/** Cells of about 80 pixels: 3.2 cells across one 256-pixel tile of the zoom. */
const CELLS_A_TILE = 3.2
const DEEPEST_ZOOM = 20
/** A view that is larger than a screen gets larger cells: no answer has more clusters. */
const MOST_CLUSTERS = 300
const MOST_CELLS = 4096

/** A cell of the grid; `latitude` and `longitude` are sums until it is shown, `slot` is one of its rows. */
type Cell = {
  x: number
  y: number
  count: number
  slot: number
  latitude: number
  longitude: number
  south: number
  west: number
  north: number
  east: number
}
export type ViewRows = { clusters: MapCluster[]; pinSlots: number[]; total: number }

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/**
 * What stands on a map of this zoom: all listings as pins where they are few, else clusters by cell of a Mercator grid
 * (how many, their centre, the bounds around them) with the lonely ones as pins. The counts add up to `total`.
 */
export function clusterRows(look: Look, zoom: number): ViewRows {
  const { size, floats } = look.columns
  const placed = look.columns.mask('placed', (slot) => !Number.isNaN(floats.latitude[slot]))
  const slots = slotsIn(intersection([matchesOf(look), placed], size))
  const total = slots.length
  if (total <= PINS_IN_VIEW) return { clusters: [], pinSlots: [...slots], total }
  const cells = cellsShown(look, slots, Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))))
  const lonely = cells.filter(({ count }) => count === 1)
  const pins = lonely.length <= SINGLES_AS_PINS ? lonely : []
  const clusters = pins.length > 0 ? cells.filter(({ count }) => count > 1) : cells
  return { clusters: clusters.map(toCluster), pinSlots: pins.map(({ slot }) => slot), total }
}

/**
 * The cells of the deepest grid down to `deepest` that has no more than may be shown. It is looked for from a grid that
 * is about right for where the rows are, so that a view of a continent asked at the zoom of a street costs no more.
 */
function cellsShown(look: Look, slots: Int32Array, deepest: number): Cell[] {
  let depth = Math.min(deepest, firstDepth(look, slots))
  let cells = cellsOf(look, slots, 2 ** depth * CELLS_A_TILE)
  if (cells.length > MOST_CLUSTERS) {
    for (; cells.length > MOST_CLUSTERS && depth > 0; depth--) cells = byFours(cells)
    return cells
  }
  while (depth < deepest) {
    const finer = cellsOf(look, slots, 2 ** ++depth * CELLS_A_TILE)
    if (finer.length > MOST_CLUSTERS) break
    cells = finer
  }
  return cells
}

/** How deep a grid can be with at most `MOST_CELLS` cells over the area of these rows. */
function firstDepth({ columns: { floats } }: Look, slots: Int32Array): number {
  let [west, east, north, south] = [1, 0, 1, 0]
  for (let at = 0; at < slots.length; at++) {
    const [x, y] = [floats.mercatorX[slots[at] ?? 0] ?? 0, floats.mercatorY[slots[at] ?? 0] ?? 0]
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  const cellsAt = (depth: number) => {
    const across = 2 ** depth * CELLS_A_TILE
    return ((east - west) * across + 1) * ((south - north) * across + 1)
  }
  let depth = 0
  while (depth < DEEPEST_ZOOM && cellsAt(depth + 1) <= MOST_CELLS) depth++
  return depth
}

function cellsOf({ columns: { floats } }: Look, slots: Int32Array, across: number): Cell[] {
  const { latitude, longitude, mercatorX, mercatorY } = floats
  const rows = Math.ceil(across) + 1
  const cells = new Map<number, Cell>()
  let last: Cell | undefined
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0
    const [x, y] = [Math.floor((mercatorX[slot] ?? 0) * across), Math.floor((mercatorY[slot] ?? 0) * across)]
    const cell = last?.x === x && last.y === y ? last : cells.get(x * rows + y)
    if (cell) addPoint(cell, latitude[slot] ?? 0, longitude[slot] ?? 0)
    else cells.set(x * rows + y, cellAt(x, y, slot, latitude[slot] ?? 0, longitude[slot] ?? 0))
    last = cell
  }
  return [...cells.values()]
}

const cellAt = (x: number, y: number, slot: number, latitude: number, longitude: number): Cell => ({
  x,
  y,
  count: 1,
  slot,
  latitude,
  longitude,
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})

function addPoint(cell: Cell, latitude: number, longitude: number): void {
  cell.count++
  cell.latitude += latitude
  cell.longitude += longitude
  if (latitude < cell.south) cell.south = latitude
  if (latitude > cell.north) cell.north = latitude
  if (longitude < cell.west) cell.west = longitude
  if (longitude > cell.east) cell.east = longitude
}

/** The cells of the zoom above: four of these in each. */
function byFours(cells: readonly Cell[]): Cell[] {
  const larger = new Map<string, Cell>()
  for (const cell of cells) {
    const [x, y] = [cell.x >> 1, cell.y >> 1]
    const known = larger.get(`${x} ${y}`)
    if (known) addCell(known, cell)
    else larger.set(`${x} ${y}`, { ...cell, x, y })
  }
  return [...larger.values()]
}

function addCell(cell: Cell, part: Cell): void {
  cell.count += part.count
  cell.latitude += part.latitude
  cell.longitude += part.longitude
  cell.south = Math.min(cell.south, part.south)
  cell.north = Math.max(cell.north, part.north)
  cell.west = Math.min(cell.west, part.west)
  cell.east = Math.max(cell.east, part.east)
}

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
