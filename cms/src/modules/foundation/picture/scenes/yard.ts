import { darken, lighten } from '../colour'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { ellipse, polygon, rect, HEIGHT, WIDTH, type Point } from '../svg'

type Iso = (x: number, y: number, z?: number) => Point

const iso =
  (originX: number, originY: number, scale: number): Iso =>
  (x, y, z = 0) => [originX + (x - y) * scale * 0.866, originY + (x + y) * scale * 0.5 - z * scale]

type Box = { x: number; y: number; w: number; d: number; h: number }

const flat = (at: Iso, { x, y, w, d }: Omit<Box, 'h'>, z = 0): Point[] => [
  at(x, y, z),
  at(x + w, y, z),
  at(x + w, y + d, z),
  at(x, y + d, z),
]

function drawBox(at: Iso, { x, y, w, d, h }: Box, top: string, left: string, right: string): string {
  return (
    polygon([at(x, y + d), at(x + w, y + d), at(x + w, y + d, h), at(x, y + d, h)], left) +
    polygon([at(x + w, y), at(x + w, y + d), at(x + w, y + d, h), at(x + w, y, h)], right) +
    polygon(flat(at, { x, y, w, d }, h), top)
  )
}

function drawShadow(at: Iso, box: Box): string {
  const s = box.h * 0.9
  return polygon(
    [
      at(box.x, box.y + box.d),
      at(box.x + box.w, box.y + box.d),
      at(box.x + box.w, box.y),
      at(box.x + box.w + s, box.y + s * 0.4),
      at(box.x + box.w + s, box.y + box.d + s * 0.4),
      at(box.x + s, box.y + box.d + s * 0.4),
    ],
    '#0d1728',
    { opacity: 0.2 },
  )
}

function drawRoof(at: Iso, palette: Palette, random: Random, box: Box): string {
  const parts: string[] = []
  const roof = lighten(palette.wall, 0.3)
  const pane = palette.daytime.lampsOn ? palette.glass : lighten(palette.daytime.sky[1], 0.3)
  for (let x = box.x + 1.4; x < box.x + box.w - 1.2; x += 2.2) {
    for (let y = box.y + 1; y < box.y + box.d - 1.6; y += 2.6) {
      parts.push(polygon(flat(at, { x, y, w: 0.5, d: 1.5 }, box.h + 0.02), pane, { opacity: 0.85 }))
    }
  }
  for (let i = 0; i < 4; i += 1) {
    const unit = {
      x: random.between(box.x + 1, box.x + box.w - 2),
      y: random.between(box.y + 0.6, box.y + box.d - 1.6),
      w: 0.9,
      d: 0.7,
      h: 0.45,
    }
    const lifted: Iso = (x, y, z = 0) => at(x, y, z + box.h)
    parts.push(drawBox(lifted, unit, lighten(roof, 0.4), darken(roof, 0.2), darken(roof, 0.32)))
  }
  return parts.join('')
}

function drawDoors(at: Iso, palette: Palette, box: Box): string {
  const parts: string[] = []
  for (let x = box.x + 0.7; x < box.x + box.w - 1; x += 1.25) {
    const y = box.y + box.d
    const face = palette.daytime.lampsOn ? palette.glass : lighten(palette.wall, 0.55)
    parts.push(polygon([at(x, y, 0.12), at(x + 0.78, y, 0.12), at(x + 0.78, y, 1.02), at(x, y, 1.02)], face))
  }
  const y = box.y + box.d
  parts.push(
    polygon(
      [
        at(box.x, y, box.h - 0.5),
        at(box.x + box.w, y, box.h - 0.5),
        at(box.x + box.w, y, box.h - 0.2),
        at(box.x, y, box.h - 0.2),
      ],
      palette.accent,
    ),
  )
  const x = box.x + box.w
  parts.push(
    polygon(
      [at(x, box.y, box.h - 0.5), at(x, y, box.h - 0.5), at(x, y, box.h - 0.2), at(x, box.y, box.h - 0.2)],
      darken(palette.accent, 0.22),
    ),
  )
  for (let wy = box.y + 0.6; wy < box.y + box.d - 0.9; wy += 1.1) {
    parts.push(
      polygon(
        [at(x, wy, 0.7), at(x, wy + 0.7, 0.7), at(x, wy + 0.7, 1.3), at(x, wy, 1.3)],
        darken(palette.glass, palette.daytime.lampsOn ? 0.05 : 0.2),
      ),
    )
  }
  return parts.join('')
}

function drawWarehouse(at: Iso, palette: Palette, random: Random, box: Box): string {
  return (
    drawShadow(at, box) +
    drawBox(at, box, lighten(palette.wall, 0.3), palette.wall, darken(palette.wall, 0.26)) +
    drawRoof(at, palette, random, box) +
    drawDoors(at, palette, box)
  )
}

function drawTrailer(at: Iso, palette: Palette, random: Random, x: number, y: number, withCab: boolean): string {
  const paint = random.pick(palette.vehicles)
  const trailer = { x, y, w: 0.72, d: 2.5, h: 0.86 }
  const parts = [
    drawShadow(at, { ...trailer, h: 0.5 }),
    drawBox(at, trailer, lighten(paint, 0.2), paint, darken(paint, 0.25)),
  ]
  if (withCab) {
    const cab = random.pick(palette.vehicles)
    parts.push(
      drawBox(at, { x: x + 0.04, y: y + 2.6, w: 0.64, d: 0.75, h: 0.7 }, lighten(cab, 0.15), cab, darken(cab, 0.25)),
    )
    parts.push(
      polygon(
        [
          at(x + 0.1, y + 3.35, 0.38),
          at(x + 0.62, y + 3.35, 0.38),
          at(x + 0.62, y + 3.35, 0.62),
          at(x + 0.1, y + 3.35, 0.62),
        ],
        '#37506d',
      ),
    )
  }
  return parts.join('')
}

function drawTreeBall(at: Iso, palette: Palette, random: Random, x: number, y: number, scale: number): string {
  const [px, py] = at(x, y)
  const r = random.between(0.34, 0.56) * scale
  const leaf = darken(palette.green, random.between(0, 0.2))
  return (
    ellipse(px + r * 0.7, py + r * 0.2, r * 1.2, r * 0.5, '#0d1728', 0.18) +
    ellipse(px, py - r, r, r * 1.1, leaf) +
    ellipse(px - r * 0.25, py - r * 1.3, r * 0.6, r * 0.62, lighten(leaf, 0.14))
  )
}

/** The whole site from above: halls, docks, parked trailers, roads and trees. */
export function drawYard(palette: Palette, random: Random): string {
  const scale = random.between(50, 60)
  const at = iso(random.between(760, 900), random.between(60, 130), scale)
  const field = darken(palette.green, 0.04)
  const asphalt = palette.ground
  const parts = [rect(0, 0, WIDTH, HEIGHT, field)]
  for (let i = 0; i < 10; i += 1)
    parts.push(polygon(flat(at, { x: -20, y: -16 + i * 4, w: 60, d: 2 }), lighten(field, 0.05), { opacity: 0.6 }))
  parts.push(polygon(flat(at, { x: -2, y: -2, w: 19, d: 15 }), lighten(asphalt, 0.08)))
  parts.push(polygon(flat(at, { x: -30, y: 14.4, w: 80, d: 2.6 }), darken(asphalt, 0.24)))
  for (let x = -24; x < 44; x += 1.6)
    parts.push(polygon(flat(at, { x, y: 15.6, w: 0.8, d: 0.12 }), '#f4ecd0', { opacity: 0.85 }))
  parts.push(polygon(flat(at, { x: 13, y: 12, w: 2.2, d: 3 }), lighten(asphalt, 0.08)))
  const hall: Box = {
    x: random.between(0, 1.2),
    y: random.between(-0.6, 0.6),
    w: random.between(9.5, 12),
    d: random.between(4.4, 5.6),
    h: random.between(1.9, 2.6),
  }
  for (let i = 0; i < 14; i += 1)
    parts.push(drawTreeBall(at, palette, random, random.between(-8, 20), random.between(-6, -2.6), scale))
  for (let i = 0; i < 12; i += 1) parts.push(drawTreeBall(at, palette, random, -3.2 - (i % 2), -1 + i * 1.3, scale))
  parts.push(drawWarehouse(at, palette, random, hall))
  const annex: Box = { x: hall.x + hall.w + 0.3, y: hall.y + 1, w: 2.6, d: 3, h: hall.h * random.between(0.55, 1.3) }
  parts.push(drawWarehouse(at, { ...palette, wall: lighten(palette.wall, 0.12) }, random, annex))
  for (let x = hall.x + 0.7; x < hall.x + hall.w - 1; x += 1.25) {
    if (random.chance(0.55)) parts.push(drawTrailer(at, palette, random, x, hall.y + hall.d + 0.15, random.chance(0.5)))
  }
  for (let x = 0; x < 12; x += 1.15) {
    parts.push(polygon(flat(at, { x: x - 0.16, y: 10, w: 0.07, d: 2.7 }), '#f4ecd0', { opacity: 0.7 }))
    if (random.chance(0.6)) parts.push(drawTrailer(at, palette, random, x, 10.1, false))
  }
  for (let i = 0; i < 16; i += 1) parts.push(drawTreeBall(at, palette, random, -2 + i * 1.1, 13.6, scale))
  for (let i = 0; i < 14; i += 1)
    parts.push(drawTreeBall(at, palette, random, random.between(-4, 22), random.between(17.8, 22), scale))
  if (palette.daytime.lampsOn) parts.push(rect(0, 0, WIDTH, HEIGHT, palette.daytime.ambient, { opacity: 0.12 }))
  return parts.join('')
}
