import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawLitBox, drawShadow, flat, iso, leftFace, lifted, rightFace, type Iso } from './iso'
import { dim } from './surroundings'

function drawRackRow(at: Iso, palette: Palette, random: Random, x: number, y: number, length: number): string {
  const parts = [drawShadow(at, { x, y, w: length, d: 0.9, h: 1 })]
  for (let level = 0; level < 3; level += 1) {
    const up = lifted(at, level * 0.8)
    parts.push(drawLitBox(up, { x, y, w: length, d: 0.9, h: 0.1 }, palette.beam))
    for (let gx = x + 0.08; gx < x + length - 0.5; gx += 0.62) {
      if (random.chance(0.14)) continue
      const h = random.between(0.35, 0.6)
      parts.push(
        drawLitBox(
          lifted(at, level * 0.8 + 0.1),
          { x: gx, y: y + 0.06, w: 0.52, d: 0.78, h },
          random.pick(palette.goods),
        ),
      )
    }
  }
  for (let px = x; px <= x + length + 0.01; px += length / 4)
    parts.push(line(at(px, y + 0.9, 0), at(px, y + 0.9, 2.4), palette.rack, 6))
  return parts.join('')
}

/** A hall without its roof: racks, goods on the floor and the doors inside. */
export function drawCutaway(palette: Palette, random: Random): string {
  const at = iso(random.between(730, 800), random.between(210, 240), 66)
  const wall = palette.wall
  const floor = mix(palette.ground, '#eef0f2', 0.55)
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, mix(palette.daytime.sky[1], '#ffffff', palette.daytime.lampsOn ? 0.08 : 0.35)),
  ]
  parts.push(
    drawShadow(at, { x: 0, y: 0, w: 11.5, d: 9.5, h: 1 }),
    drawLitBox(lifted(at, -0.4), { x: 0, y: 0, w: 11.5, d: 9.5, h: 0.4 }, floor),
  )
  parts.push(
    polygon(leftFace(at, 0, 0, 11.5, 0, 3), lighten(wall, 0.12)),
    polygon(rightFace(at, 0, 0, 9.5, 0, 3), darken(wall, 0.12)),
  )
  parts.push(
    polygon(leftFace(at, 0, -0.1, 11.5, 2.8, 3.1), palette.accent),
    polygon(rightFace(at, 0, -0.1, 9.5, 2.8, 3.1), darken(palette.accent, 0.2)),
  )
  for (let y = 0.8; y < 8.6; y += 1.7) {
    const face = random.chance(0.4) ? palette.glass : lighten(wall, 0.4)
    parts.push(
      polygon(rightFace(at, 0.01, y, y + 1.1, 0, 1.6), face),
      polygon(rightFace(at, 0.01, y, y + 1.1, 1.6, 1.75), palette.trim),
    )
    parts.push(polygon(flat(at, { x: 0.1, y, w: 1.5, d: 0.08 }), palette.beam))
  }
  for (let x = 1.4; x < 10; x += 2.2) parts.push(polygon(leftFace(at, 0.01, x, x + 1.3, 1.9, 2.4), palette.glass))
  for (const y of [0.7, 3.3, 5.9]) {
    parts.push(drawRackRow(at, palette, random, 4, y, 6.6))
    for (let i = 0; i < 3; i += 1) {
      if (random.chance(0.75))
        parts.push(
          drawLitBox(
            at,
            { x: 1 + i * 0.9, y: y + 0.4, w: 0.7, d: 0.7, h: random.between(0.4, 0.9) },
            random.pick(palette.goods),
          ),
        )
    }
  }
  parts.push(
    drawLitBox(at, { x: 2.6, y: 8.4, w: 0.9, d: 0.5, h: 0.5 }, palette.beam),
    drawLitBox(lifted(at, 0.5), { x: 2.6, y: 8.45, w: 0.4, d: 0.4, h: 0.5 }, '#33404d'),
  )
  return parts.join('') + dim(palette)
}
