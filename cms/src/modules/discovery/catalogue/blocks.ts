import { type Bits, bitsWhere, wordsFor } from './bits'
import type { ListingColumns } from './columns'

/**
 * What is known of 32 rows at once, one word of a set of rows: the rows that have a place, the box and the sums of their
 * places, and the cells of the deepest grid that they reach. Rows next to each other are near each other, so that most
 * blocks are answered as a whole. A block without a place has an empty box, whose south is above its north.
 */
export type Blocks = {
  placed: Bits
  south: Float64Array
  north: Float64Array
  west: Float64Array
  east: Float64Array
  latitudeSum: Float64Array
  longitudeSum: Float64Array
  gridWest: Int32Array
  gridEast: Int32Array
  gridNorth: Int32Array
  gridSouth: Int32Array
}

export function blocksOf({ size, ints, floats }: ListingColumns): Blocks {
  const { latitude, longitude } = floats
  const words = wordsFor(size)
  const all = (value: number) => new Float64Array(words).fill(value)
  const blocks: Blocks = {
    placed: bitsWhere(size, (slot) => !Number.isNaN(latitude[slot])),
    south: all(Infinity),
    north: all(-Infinity),
    west: all(Infinity),
    east: all(-Infinity),
    latitudeSum: all(0),
    longitudeSum: all(0),
    gridWest: new Int32Array(words).fill(2 ** 30),
    gridEast: new Int32Array(words),
    gridNorth: new Int32Array(words).fill(2 ** 30),
    gridSouth: new Int32Array(words),
  }
  for (let slot = 0; slot < size; slot++) {
    const [lat, lng] = [latitude[slot] ?? Number.NaN, longitude[slot] ?? Number.NaN]
    if (Number.isNaN(lat)) continue
    const word = slot >>> 5
    const [x, y] = [ints.gridX[slot] ?? 0, ints.gridY[slot] ?? 0]
    blocks.latitudeSum[word]! += lat
    blocks.longitudeSum[word]! += lng
    if (lat < blocks.south[word]!) blocks.south[word] = lat
    if (lat > blocks.north[word]!) blocks.north[word] = lat
    if (lng < blocks.west[word]!) blocks.west[word] = lng
    if (lng > blocks.east[word]!) blocks.east[word] = lng
    if (x < blocks.gridWest[word]!) blocks.gridWest[word] = x
    if (x > blocks.gridEast[word]!) blocks.gridEast[word] = x
    if (y < blocks.gridNorth[word]!) blocks.gridNorth[word] = y
    if (y > blocks.gridSouth[word]!) blocks.gridSouth[word] = y
  }
  return blocks
}

/** By block, the least of its values. */
export function leastInBlocks(column: Float64Array, size: number): Float64Array {
  const least = new Float64Array(wordsFor(size)).fill(Infinity)
  for (let slot = 0; slot < size; slot++) {
    const value = column[slot] ?? Infinity
    if (value < (least[slot >>> 5] ?? Infinity)) least[slot >>> 5] = value
  }
  return least
}

/** No code of a text: a block whose rows have several. */
export const MIXED = -1

/** By block, the one code that all its rows have, or MIXED. */
export function sharedCodes(column: Int32Array, size: number): Int32Array {
  const shared = new Int32Array(wordsFor(size))
  for (let word = 0; word < shared.length; word++) {
    const first = column[word << 5] ?? 0
    shared[word] = first
    for (let slot = (word << 5) + 1; slot < Math.min((word + 1) << 5, size); slot++)
      if (column[slot] !== first) {
        shared[word] = MIXED
        break
      }
  }
  return shared
}
