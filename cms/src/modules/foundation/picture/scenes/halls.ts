import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { polygon } from '../svg'
import {
  drawBlock,
  drawLamps,
  drawLane,
  drawRoom,
  faceRect,
  flatQuad,
  fogAt,
  hazeOf,
  project,
  sideQuad,
  type Block,
  type Room,
  type View,
} from './hall'
import { drawForklift } from './vehicles'

const tonesOf = (palette: Palette) => {
  const haze = hazeOf(palette)
  const wall = mix(palette.wall, haze, 0.45)
  return {
    floor: mix(palette.ground, haze, 0.4),
    wall,
    roof: mix(darken(palette.rack, 0.2), haze, 0.45),
    end: lighten(wall, 0.2),
  }
}

/** Goods on a pallet, with its seams, in the air of the hall. */
function drawGoods(view: View, palette: Palette, random: Random, block: Block, far: number): string {
  const haze = hazeOf(palette)
  const fog = fogAt(block.z0, far)
  const goods = mix(random.pick(palette.goods), haze, fog)
  const deck = block.y0 + 0.14
  const parts = [drawBlock(view, { ...block, y1: deck }, mix('#9c7850', haze, fog))]
  parts.push(drawBlock(view, { ...block, y0: deck }, goods))
  const rows = random.whole(2, 4)
  for (let row = 1; row < rows; row += 1) {
    const y = deck + ((block.y1 - deck) * row) / rows
    parts.push(faceRect(view, block.z0, block.x0, block.x1, y - 0.02, y + 0.02, darken(goods, 0.28)))
  }
  const middle = (block.x0 + block.x1) / 2
  parts.push(faceRect(view, block.z0, middle - 0.04, middle + 0.04, deck, block.y1, lighten(goods, 0.25)))
  return parts.join('')
}

function drawSideDoor(view: View, palette: Palette, random: Random, side: number, half: number, z: number): string {
  const x = side * (half - 0.02)
  const open = random.chance(0.45)
  const parts = [polygon(sideQuad(view, x, -2.4, 1.5, z - 0.2, z + 2.8), darken(palette.trim, 0.2))]
  parts.push(polygon(sideQuad(view, x, -2.4, 1.3, z, z + 2.6), open ? '#fff3cf' : lighten(palette.wall, 0.4)))
  if (!open)
    for (let y = -2; y < 1.2; y += 0.5)
      parts.push(polygon(sideQuad(view, x, y, y + 0.05, z, z + 2.6), '#0d1728', { opacity: 0.16 }))
  if (open)
    parts.push(
      polygon(
        [
          project(view, x, -2.4, z),
          project(view, x, -2.4, z + 2.6),
          project(view, side * (half - 3.4), -2.4, z + 2.2),
          project(view, side * (half - 3.4), -2.4, z + 0.4),
        ],
        '#fff3cf',
        { opacity: 0.35 },
      ),
    )
  parts.push(polygon(sideQuad(view, x, 1.7, 2.4, z + 0.8, z + 1.8), palette.accent))
  return parts.join('')
}

/** Doors on both sides, pallets waiting in lanes between them. */
export function drawCrossDock(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(700, 900), vy: random.between(400, 450), focal: 640 }
  const room: Room = { half: 7.4, floor: -2.4, roof: 4, far: 44 }
  const parts = [drawRoom(view, room, tonesOf(palette)), drawLamps(view, room, [-4, 0, 4])]
  for (let z = 40; z >= 4; z -= 4)
    for (const side of [-1, 1]) parts.push(drawSideDoor(view, palette, random, side, room.half, z))
  for (const x of [-4.9, -2, 2, 4.9]) parts.push(drawLane(view, room.floor, x, room.far, palette.beam))
  for (let z = 38; z >= 4.5; z -= 2.1) {
    for (const x of [-4.2, 2.6]) {
      if (random.chance(0.3)) continue
      const y1 = room.floor + random.between(0.8, 2)
      parts.push(drawGoods(view, palette, random, { x0: x, x1: x + 1.5, y0: room.floor, y1, z0: z, z1: z + 1.4 }, 44))
    }
  }
  const [x, base] = project(view, random.between(-1.7, -1), room.floor, 7.5)
  parts.push(drawForklift(palette, x, base, 116, 30, random.pick(palette.goods)))
  return parts.join('')
}

/** Bulk floor storage from a raised place: blocks of stacked goods without a rack. */
export function drawFloorStorage(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(560, 1040), vy: random.between(250, 300), focal: 640 }
  const room: Room = { half: 12, floor: -5, roof: 2.6, far: 46 }
  const parts = [drawRoom(view, room, tonesOf(palette)), drawLamps(view, room, [-7, 0, 7], 0.3)]
  for (let x = -11; x < 11; x += 4.4) {
    if (random.chance(0.7)) parts.push(faceRect(view, room.far, x, x + 3, -0.5, 1.4, 'url(#sky)'))
  }
  const columns = [-10.6, -8.7, -5.6, -3.7, 1.5, 3.4, 6.5, 8.4]
  for (const x of columns) parts.push(drawLane(view, room.floor, x - 0.3, room.far, '#f6e7b8', 0.05))
  let high = columns.map(() => random.whole(1, 3))
  for (let z = 42; z >= 5.4; z -= 2) {
    if (random.chance(0.3)) high = columns.map(() => random.whole(0, 3))
    const order = columns.map((x, i) => ({ x, high: high[i] ?? 1 })).sort((a, b) => Math.abs(b.x) - Math.abs(a.x))
    for (const { x, high: layers } of order) {
      for (let layer = 0; layer < layers; layer += 1) {
        const y0 = room.floor + layer * 1.25
        const block = { x0: x, x1: x + 1.7, y0, y1: y0 + 1.2, z0: z, z1: z + 1.7 }
        parts.push(drawGoods(view, palette, random, block, room.far))
      }
    }
  }
  return parts.join('')
}

function drawBelt(view: View, palette: Palette, random: Random, x: number, width: number, far: number): string {
  const haze = hazeOf(palette)
  const parts: string[] = []
  const block = { x0: x, x1: x + width, y0: -4, y1: -2.5, z0: 2, z1: far }
  parts.push(drawBlock(view, block, palette.rack))
  parts.push(polygon(flatQuad(view, -2.48, x + 0.14, x + width - 0.14, 2, far), darken(palette.ground, 0.6)))
  for (const edge of [x, x + width - 0.12])
    parts.push(polygon(flatQuad(view, -2.4, edge, edge + 0.12, 2, far), palette.beam))
  for (let z = far - 2; z > 3.4; z -= random.between(0.9, 2)) {
    const left = x + random.between(0.25, width - 1.05)
    const parcel = { x0: left, x1: left + random.between(0.45, 0.8), y0: -2.46, y1: -2.46 + random.between(0.25, 0.6) }
    const color = mix(random.pick(palette.goods), haze, fogAt(z, far))
    parts.push(drawBlock(view, { ...parcel, z0: z, z1: z + 0.6 }, color))
  }
  return parts.join('')
}

function drawChute(view: View, palette: Palette, random: Random, side: number, z: number, far: number): string {
  const haze = hazeOf(palette)
  const steel = mix(lighten(palette.trim, 0.5), haze, fogAt(z, far))
  const from = side * 1.5
  const to = side * 3.6
  const cage = side > 0 ? { x0: 3.7, x1: 5 } : { x0: -5, x1: -3.7 }
  return [
    polygon(
      [
        project(view, from, -2.5, z),
        project(view, from, -2.5, z + 1.5),
        project(view, to, -3.4, z + 1.5),
        project(view, to, -3.4, z),
      ],
      steel,
    ),
    polygon(
      [
        project(view, from, -2.5, z),
        project(view, to, -3.4, z),
        project(view, to, -3.7, z),
        project(view, from, -2.8, z),
      ],
      darken(steel, 0.4),
    ),
    drawBlock(view, { ...cage, y0: -4, y1: -2.9, z0: z, z1: z + 1.4 }, mix(random.pick(palette.goods), haze, 0.2)),
  ].join('')
}

/** A sorter: parcels on a belt into the depth, chutes to both sides. */
export function drawSorter(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(640, 960), vy: random.between(270, 330), focal: 700 }
  const room: Room = { half: 11, floor: -4, roof: 3.2, far: 48 }
  const tones = tonesOf(palette)
  const parts = [drawRoom(view, room, { ...tones, floor: lighten(tones.floor, 0.2) })]
  parts.push(drawLamps(view, room, [-6, -2, 2, 6], 0.12), drawBelt(view, palette, random, -9.4, 1.4, 48))
  parts.push(drawBelt(view, palette, random, 8, 1.4, 48))
  for (let z = 44; z >= 4; z -= 2.6)
    for (const side of [-1, 1]) parts.push(drawChute(view, palette, random, side, z, room.far))
  parts.push(drawBelt(view, palette, random, -1.5, 3, 48))
  return parts.join('')
}
