import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import {
  drawLitBox,
  drawShadow,
  drawTrailer,
  drawTreeBall,
  flat,
  iso,
  leftFace,
  lifted,
  rightFace,
  type Box,
  type Iso,
} from './iso'
import { dim } from './surroundings'

function drawPanels(at: Iso, palette: Palette, box: Box, field: Omit<Box, 'h'>): string {
  const parts: string[] = []
  const blue = mix('#1f4272', palette.daytime.ambient, palette.daytime.ambientAmount * 0.6)
  const z = box.h
  for (let y = field.y; y + 0.9 <= field.y + field.d; y += 1.25) {
    parts.push(
      polygon(flat(at, { x: field.x + 0.1, y: y + 0.2, w: field.w, d: 0.95 }, z), '#0d1728', { opacity: 0.25 }),
    )
    for (let x = field.x; x + 1.15 <= field.x + field.w; x += 1.25) {
      const panel = [
        at(x, y, z + 0.34),
        at(x + 1.15, y, z + 0.34),
        at(x + 1.15, y + 0.9, z + 0.06),
        at(x, y + 0.9, z + 0.06),
      ]
      parts.push(polygon(panel, blue, { stroke: lighten(blue, 0.5), strokeWidth: 2 }))
      parts.push(line(at(x + 0.58, y, z + 0.34), at(x + 0.58, y + 0.9, z + 0.06), lighten(blue, 0.35), 1.5))
      parts.push(
        polygon([at(x, y, z + 0.34), at(x + 0.5, y, z + 0.34), at(x, y + 0.55, z + 0.17)], '#ffffff', {
          opacity: 0.16,
        }),
      )
    }
  }
  return parts.join('')
}

/** A roof full of solar panels from above, trailers at its foot. */
export function drawSolar(palette: Palette, random: Random): string {
  const scale = random.between(64, 70)
  const at = iso(random.between(640, 700), random.between(150, 190), scale)
  const roof: Box = { x: -1, y: -2, w: 12.6, d: 8.6, h: 2.2 }
  const tone = lighten(palette.wall, 0.34)
  const parts = [rect(0, 0, WIDTH, HEIGHT, darken(palette.green, 0.05))]
  parts.push(polygon(flat(at, { x: -8, y: -8, w: 24, d: 21 }), lighten(palette.ground, 0.1)))
  for (let i = 0; i < 22; i += 1)
    parts.push(drawTreeBall(at, palette, random, random.between(-7, 16), -6 + (i % 2), scale))
  parts.push(drawShadow(at, roof), drawLitBox(at, roof, palette.wall), polygon(flat(at, roof, roof.h), tone))
  parts.push(polygon(leftFace(at, 6.6, -1, 11.6, 1.7, 2), palette.accent))
  parts.push(polygon(rightFace(at, 11.6, -2, 6.6, 1.7, 2), darken(palette.accent, 0.25)))
  for (const x of [-0.4, 6]) parts.push(drawPanels(at, palette, roof, { x, y: -1.5, w: 5.2, d: 7.6 }))
  for (const y of [-1, 2, 5]) {
    const unit: Box = { x: 5.05, y, w: 0.6, d: 0.6, h: 0.4 }
    parts.push(drawLitBox(lifted(at, roof.h), unit, lighten(tone, 0.2)))
  }
  for (let x = -0.4; x < 10.6; x += 1.3) {
    parts.push(
      polygon(
        leftFace(at, 6.6, x, x + 0.8, 0.1, 1.1),
        palette.daytime.lampsOn ? palette.glass : lighten(palette.wall, 0.5),
      ),
    )
    if (random.chance(0.6)) parts.push(drawTrailer(at, palette, random, x, 6.8, random.chance(0.5)))
  }
  return parts.join('') + dim(palette)
}

function drawIsoContainer(at: Iso, box: Box, color: string): string {
  const parts = [drawLitBox(at, box, color)]
  for (let x = box.x + 0.25; x < box.x + box.w; x += 0.25)
    parts.push(line(at(x, box.y + box.d, 0.06), at(x, box.y + box.d, box.h - 0.06), darken(color, 0.3), 2, 0.45))
  parts.push(
    line(
      at(box.x + box.w, box.y + box.d / 2, 0.05),
      at(box.x + box.w, box.y + box.d / 2, box.h),
      darken(color, 0.5),
      2,
    ),
  )
  return parts.join('')
}

function drawGantry(at: Iso, palette: Palette, x: number): string {
  const steel = palette.accent
  const legs = [-1.2, 7.6]
  const top = 5.4
  const parts = legs.map((y) =>
    [0, 1.7].map((dx) => drawLitBox(at, { x: x + dx, y, w: 0.28, d: 0.28, h: top }, steel)).join(''),
  )
  const high = lifted(at, top)
  parts.push(drawLitBox(high, { x: x + 0.1, y: -1.2, w: 0.3, d: 9.1, h: 0.4 }, steel))
  parts.push(drawLitBox(high, { x: x + 1.6, y: -1.2, w: 0.3, d: 9.1, h: 0.4 }, steel))
  parts.push(drawLitBox(lifted(at, top + 0.2), { x, y: 3, w: 2, d: 1.2, h: 0.5 }, darken(steel, 0.3)))
  for (const y of [3.1, 4]) parts.push(line(at(x + 1, y, top), at(x + 1, y, 4.1), '#22303f', 3))
  parts.push(drawIsoContainer(lifted(at, 3.2), { x: x - 0.5, y: 3, w: 2.9, d: 1.15, h: 1.1 }, palette.beam))
  return parts.join('')
}

/** A container yard from above: stacks in rows, a gantry over them. */
export function drawContainers(palette: Palette, random: Random): string {
  const scale = random.between(58, 64)
  const at = iso(random.between(720, 820), random.between(150, 210), scale)
  const parts = [rect(0, 0, WIDTH, HEIGHT, lighten(palette.ground, 0.06))]
  for (let y = -14; y < 24; y += 9.6)
    parts.push(polygon(flat(at, { x: -24, y: y + 7.4, w: 60, d: 2 }), darken(palette.ground, 0.18)))
  for (let x = -20; x < 34; x += 1.6)
    parts.push(polygon(flat(at, { x, y: 3 + 9.6 - 4.4, w: 0.8, d: 0.1 }), '#f4ecd0', { opacity: 0.8 }))
  const crane = random.pick([2.4, 5.6])
  for (const row of [-12, -2.2, 9.8])
    for (let y = row + 2; y < row + 8; y += 1.25)
      for (let x = -13; x < 19; x += 3.2) {
        if (row === -2.2 && Math.abs(x + 0.2 - crane) < 0.5) continue
        const tall = random.whole(0, 3)
        const foot = { x, y, w: 2.9, d: 1.15, h: 1.1 }
        if (tall > 0) parts.push(drawShadow(at, { ...foot, h: tall * 0.7 }))
        for (let i = 0; i < tall; i += 1)
          parts.push(drawIsoContainer(lifted(at, i * 1.1), foot, random.pick(palette.vehicles)))
      }
  parts.push(drawGantry(at, palette, crane))
  return parts.join('') + dim(palette)
}
