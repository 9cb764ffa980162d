/**
 * A small archive of vector tiles, written by the formats' own rules: PMTiles version 3, uncompressed, and Mapbox vector
 * tiles within. For tests of whatever reads roads of a map.
 */

type Shape = { layer: string; properties: Record<string, string>; type: 'line' | 'area'; points: [number, number][] }
export type Tile = { z: number; x: number; y: number; shapes: Shape[] }

const EXTENT = 4096
const HEADER_BYTES = 127
/** The stops of both halves of a tile's shape: geometry types and commands of the format. */
const TYPES = { line: 2, area: 3 } as const
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7]

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

const field = (number: number, value: number): number[] => [...varint(number * 8), ...varint(value)]
const block = (number: number, bytes: readonly number[]): number[] => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]
const text = (value: string): number[] => [...new TextEncoder().encode(value)]
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value)

function geometry({ type, points }: Shape): number[] {
  let [atX, atY] = [0, 0]
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - atX), zigzag(y - atY)]
    ;[atX, atY] = [x, y]
    return step
  })
  const [first = [], ...others] = steps
  const command = (id: number, count: number) => id + count * 8
  return [
    command(MOVE_TO, 1),
    ...first,
    command(LINE_TO, others.length),
    ...others.flat(),
    ...(type === 'area' ? [command(CLOSE, 1)] : []),
  ].flatMap(varint)
}

/** A tile of one layer for each shape. */
function tileBytes(shapes: readonly Shape[]): number[] {
  return shapes.flatMap((shape) => {
    const entries = Object.entries(shape.properties)
    const feature = [
      ...block(
        2,
        entries.flatMap((_, at) => [...varint(at), ...varint(at)]),
      ),
      ...field(3, TYPES[shape.type]),
      ...block(4, geometry(shape)),
    ]
    return block(3, [
      ...field(15, 2),
      ...block(1, text(shape.layer)),
      ...block(2, feature),
      ...entries.flatMap(([key]) => block(3, text(key))),
      ...entries.flatMap(([, value]) => block(4, block(1, text(value)))),
      ...field(5, EXTENT),
    ])
  })
}

/** A tile's place on the Hilbert curve, after all tiles of the zooms above. */
export function tileId({ z, x, y }: { z: number; x: number; y: number }): number {
  let id = (4 ** z - 1) / 3
  let [atX, atY] = [x, y]
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const right = (atX & side) > 0 ? 1 : 0
    const down = (atY & side) > 0 ? 1 : 0
    id += side * side * ((3 * right) ^ down)
    if (down === 0) {
      if (right === 1) [atX, atY] = [side - 1 - atX, side - 1 - atY]
      ;[atX, atY] = [atY, atX]
    }
  }
  return id
}

/** The bytes of an archive of these tiles. */
export function pmtilesFile(tiles: readonly Tile[]): Uint8Array {
  const placed = tiles
    .map((tile) => ({ id: tileId(tile), bytes: tileBytes(tile.shapes) }))
    .toSorted((a, b) => a.id - b.id)
  const data = placed.flatMap(({ bytes }) => bytes)
  const directory = [
    ...varint(placed.length),
    ...placed.flatMap(({ id }, at) => varint(id - (placed[at - 1]?.id ?? 0))),
    ...placed.flatMap(() => varint(1)),
    ...placed.flatMap(({ bytes }) => varint(bytes.length)),
    // Each follows the one before: 0; the first stands at 0, written as 1.
    ...placed.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]
  const metadata = text('{}')
  const zooms = tiles.map(({ z }) => z)
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  text('PMTiles').forEach((byte, at) => header.setUint8(at, byte))
  header.setUint8(7, 3)
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + metadata.length
  const spans = [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length]
  const counts = [placed.length, placed.length, placed.length]
  for (const [at, value] of [...spans, ...counts].entries()) header.setBigUint64(8 + at * 8, BigInt(value), true)
  // Clustered; directories and tiles uncompressed; vector tiles.
  for (const [at, value] of [1, 1, 1, 1, Math.min(...zooms), Math.max(...zooms)].entries())
    header.setUint8(96 + at, value)
  const bounds = [-180, -85, 180, 85].map((degrees) => degrees * 1e7)
  for (const [at, value] of bounds.entries()) header.setInt32(102 + at * 4, value, true)
  return Uint8Array.from([...new Uint8Array(header.buffer), ...directory, ...metadata, ...data])
}
