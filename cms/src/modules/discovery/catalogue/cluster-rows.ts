import type { MapCluster } from '@stackyard/shared/schema/map'
import { eachMatch, type Look } from './look'

/** Up to this many listings in view stand as single pins. */
const PINS_IN_VIEW = 150
/** Listings alone in their cell become pins while there are at most this many of them. */
const SINGLES_AS_PINS = 60
/** Cells of about 80 pixels: 3.2 cells across one 256-pixel tile of the zoom. */
const CELLS_A_TILE = 3.2
const DEEPEST_ZOOM = 20
/** A view that is larger than a screen gets larger cells: no answer has more clusters. */
const MOST_CLUSTERS = 300

type Cell = {
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
  const slots: number[] = []
  const { floats } = look.columns
  eachMatch(look, (slot) => {
    if (!Number.isNaN(floats.latitude[slot])) slots.push(slot)
  })
  const total = slots.length
  if (total <= PINS_IN_VIEW) return { clusters: [], pinSlots: slots, total }
  let depth = Math.min(DEEPEST_ZOOM, Math.max(0, Math.floor(zoom)))
  let cells = cellsOf(look, slots, depth)
  while (cells.length > MOST_CLUSTERS && depth > 0) cells = cellsOf(look, slots, --depth)
  const lonely = cells.filter(({ count }) => count === 1)
  const pins = lonely.length <= SINGLES_AS_PINS ? lonely : []
  const clusters = pins.length > 0 ? cells.filter(({ count }) => count > 1) : cells
  return { clusters: clusters.map(toCluster), pinSlots: pins.map(({ slot }) => slot), total }
}

function cellsOf({ columns: { floats } }: Look, slots: readonly number[], depth: number): Cell[] {
  const across = 2 ** depth * CELLS_A_TILE
  const rows = Math.ceil(across) + 1
  const cells = new Map<number, Cell>()
  for (const slot of slots) {
    const [latitude = 0, longitude = 0] = [floats.latitude[slot], floats.longitude[slot]]
    const key =
      Math.floor((floats.mercatorX[slot] ?? 0) * across) * rows + Math.floor((floats.mercatorY[slot] ?? 0) * across)
    const cell = cells.get(key)
    if (cell) addTo(cell, latitude, longitude)
    else
      cells.set(key, {
        count: 1,
        slot,
        latitude,
        longitude,
        south: latitude,
        north: latitude,
        west: longitude,
        east: longitude,
      })
  }
  return [...cells.values()]
}

/** `latitude` and `longitude` of a cell are sums until it is shown. */
function addTo(cell: Cell, latitude: number, longitude: number): void {
  cell.count++
  cell.latitude += latitude
  cell.longitude += longitude
  cell.south = Math.min(cell.south, latitude)
  cell.north = Math.max(cell.north, latitude)
  cell.west = Math.min(cell.west, longitude)
  cell.east = Math.max(cell.east, longitude)
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
