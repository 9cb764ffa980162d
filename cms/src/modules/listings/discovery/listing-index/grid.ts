import { CELLS_ACROSS, DEEPEST_ZOOM, MERCATOR_EDGE } from '../facet-columns'

/** Cells of the deepest grid, borders included. */
export type CellBox = { west: number; east: number; north: number; south: number }

export const WORLD: CellBox = { west: 0, east: CELLS_ACROSS, north: 0, south: CELLS_ACROSS }

/** A view that holds more cells than this is read by a coarser grid. */
const MOST_CELLS = 4096

/** The cell of a place in the deepest Mercator grid, as the rows have it (facet-rows.ts). */
export function cellAt(latitude: number, longitude: number): [number, number] {
  const edged = Math.max(-MERCATOR_EDGE, Math.min(MERCATOR_EDGE, latitude))
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (edged * Math.PI) / 360)) / (2 * Math.PI)
  return [Math.floor(((longitude + 180) / 360) * CELLS_ACROSS), Math.floor(y * CELLS_ACROSS)]
}

/** How deep a grid can be with at most `MOST_CELLS` cells over this box. */
export function depthFor({ west, east, north, south }: CellBox): number {
  const cellsAt = (depth: number) => {
    const shift = DEEPEST_ZOOM - depth
    return ((east >> shift) - (west >> shift) + 1) * (Math.abs((south >> shift) - (north >> shift)) + 1)
  }
  let depth = 0
  while (depth < DEEPEST_ZOOM && cellsAt(depth + 1) <= MOST_CELLS) depth++
  return depth
}

/** A cell's number in the deepest grid. */
export const shifted = (cell: number, depth: number): number => cell * 2 ** (DEEPEST_ZOOM - depth)
