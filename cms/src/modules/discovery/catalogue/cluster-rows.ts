import type { MapCluster } from '@stackyard/shared/schema/map'
import { type Bits, countBits, intersection, lowest, ones, slotsIn } from './bits'
import { DEEPEST_ZOOM, type ListingColumns } from './columns'
import { type Look, matchesOf } from './look'

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60
/** A view that is larger than a screen gets larger cells: no answer has more clusters. */
const MOST_CLUSTERS = 300
const MOST_CELLS = 4096
/** More than any grid has from north to south. */
const ROWS_MOST = 2 ** 22

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
  const { columns } = look
  const rows = intersection([matchesOf(look), columns.blocks.placed], columns.size)
  const total = countBits(rows)
  if (total <= PINS_IN_VIEW) return { clusters: [], pinSlots: [...slotsIn(rows)], total }
  const cells = cellsShown(columns, rows, Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom))))
  const lonely = cells.filter(({ count }) => count === 1)
  const pins = lonely.length <= SINGLES_AS_PINS ? lonely : []
  const clusters = pins.length > 0 ? cells.filter(({ count }) => count > 1) : cells
  return { clusters: clusters.map(toCluster), pinSlots: pins.map(({ slot }) => slot), total }
}

/**
 * The cells of the deepest grid down to `deepest` that has no more than may be shown. It is looked for from a grid that
 * is about right for where the rows are, so that a view of a continent asked at the zoom of a street costs no more.
 */
function cellsShown(columns: ListingColumns, rows: Bits, deepest: number): Cell[] {
  let depth = Math.min(deepest, firstDepth(columns, rows))
  let cells = cellsOf(columns, rows, depth)
  if (cells.length > MOST_CLUSTERS) {
    for (; cells.length > MOST_CLUSTERS && depth > 0; depth--) cells = byFours(cells)
    return cells
  }
  while (depth < deepest) {
    const finer = cellsOf(columns, rows, ++depth)
    if (finer.length > MOST_CLUSTERS) break
    cells = finer
  }
  return cells
}

/** How deep a grid can be with at most `MOST_CELLS` cells over the blocks that hold these rows. */
function firstDepth({ blocks }: ListingColumns, rows: Bits): number {
  let [west, east, north, south] = [2 ** 30, 0, 2 ** 30, 0]
  for (let word = 0; word < rows.length; word++) {
    if (rows[word] === 0) continue
    west = Math.min(west, blocks.gridWest[word] ?? west)
    east = Math.max(east, blocks.gridEast[word] ?? east)
    north = Math.min(north, blocks.gridNorth[word] ?? north)
    south = Math.max(south, blocks.gridSouth[word] ?? south)
  }
  const cellsAt = (depth: number) => {
    const shift = DEEPEST_ZOOM - depth
    return ((east >> shift) - (west >> shift) + 1) * ((south >> shift) - (north >> shift) + 1)
  }
  let depth = 0
  while (depth < DEEPEST_ZOOM && cellsAt(depth + 1) <= MOST_CELLS) depth++
  return depth
}

/** The cells of a grid that hold any of these rows; a block of which all is asked for and lies in one cell counts at once. */
function cellsOf(columns: ListingColumns, rows: Bits, depth: number): Cell[] {
  const { blocks } = columns
  const shift = DEEPEST_ZOOM - depth
  const grid = new Grid(columns, shift)
  for (let word = 0; word < rows.length; word++) {
    const bits = rows[word] ?? 0
    if (bits === 0) continue
    const [x, y] = [(blocks.gridWest[word] ?? 0) >> shift, (blocks.gridNorth[word] ?? 0) >> shift]
    const isOneCell = (blocks.gridEast[word] ?? 0) >> shift === x && (blocks.gridSouth[word] ?? 0) >> shift === y
    if (isOneCell && bits === blocks.placed[word]) grid.addBlock(word, bits, x, y)
    else for (let rest = bits; rest !== 0; rest &= rest - 1) grid.addRow((word << 5) + lowest(rest))
  }
  return [...grid.cells.values()]
}

/** Cells by their place, filled with rows of which one is mostly near the one before. */
class Grid {
  readonly cells = new Map<number, Cell>()
  readonly #columns: ListingColumns
  readonly #shift: number
  #last: Cell | undefined

  constructor(columns: ListingColumns, shift: number) {
    this.#columns = columns
    this.#shift = shift
  }

  addRow(slot: number): void {
    const { ints, floats } = this.#columns
    const [latitude, longitude] = [floats.latitude[slot] ?? 0, floats.longitude[slot] ?? 0]
    const cell = this.#cellAt((ints.gridX[slot] ?? 0) >> this.#shift, (ints.gridY[slot] ?? 0) >> this.#shift, slot)
    cell.count++
    cell.latitude += latitude
    cell.longitude += longitude
    if (latitude < cell.south) cell.south = latitude
    if (latitude > cell.north) cell.north = latitude
    if (longitude < cell.west) cell.west = longitude
    if (longitude > cell.east) cell.east = longitude
  }

  addBlock(word: number, bits: number, x: number, y: number): void {
    const { south, north, west, east, latitudeSum, longitudeSum } = this.#columns.blocks
    addCell(this.#cellAt(x, y, (word << 5) + lowest(bits)), {
      count: ones(bits),
      latitude: latitudeSum[word] ?? 0,
      longitude: longitudeSum[word] ?? 0,
      south: south[word] ?? 0,
      north: north[word] ?? 0,
      west: west[word] ?? 0,
      east: east[word] ?? 0,
    })
  }

  /** The cell of a place, made for the row where there is none. */
  #cellAt(x: number, y: number, slot: number): Cell {
    if (this.#last?.x === x && this.#last.y === y) return this.#last
    const key = x * ROWS_MOST + y
    const cell = this.cells.get(key) ?? emptyCell(x, y, slot)
    if (cell.count === 0) this.cells.set(key, cell)
    this.#last = cell
    return cell
  }
}

const emptyCell = (x: number, y: number, slot: number): Cell => ({
  x,
  y,
  slot,
  count: 0,
  latitude: 0,
  longitude: 0,
  south: Infinity,
  north: -Infinity,
  west: Infinity,
  east: -Infinity,
})

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

function addCell(cell: Cell, part: Omit<Cell, 'x' | 'y' | 'slot'>): void {
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
