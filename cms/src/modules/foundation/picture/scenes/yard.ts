import { darken, lighten } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { polygon, rect, HEIGHT, WIDTH } from '../svg'
import { dim } from './surroundings'
import { drawBox, drawShadow, drawTrailer, drawTreeBall, flat, iso, lifted, type Box, type Iso } from './iso'

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
    parts.push(drawBox(lifted(at, box.h), unit, lighten(roof, 0.4), darken(roof, 0.2), darken(roof, 0.32)))
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
  parts.push(dim(palette))
  return parts.join('')
}
