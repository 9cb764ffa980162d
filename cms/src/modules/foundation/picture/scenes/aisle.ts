import { darken, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, line, linearGradient, polygon, rect, HEIGHT, WIDTH, type Point } from '../svg'
import { hazeOf, project, sideQuad, type View } from './hall'

const HALF = 2.1
const LEVEL = 1.75
const BAY = 2.8
const NEAR = 2.2

/** Gradients of this scene; they stand beside the common ones. */
export function aisleDefinitions(palette: Palette): string {
  const haze = hazeOf(palette)
  return (
    linearGradient('floor', [
      [0, haze],
      [0.35, mix(palette.ground, haze, 0.55)],
      [1, darken(palette.ground, 0.12)],
    ]) +
    linearGradient('roof', [
      [0, darken(palette.rack, 0.45)],
      [1, mix(palette.rack, haze, 0.75)],
    ])
  )
}

function drawHall(view: View, palette: Palette, height: number, length: number): string {
  const parts = [rect(0, 0, WIDTH, HEIGHT, 'url(#roof)'), rect(0, view.vy, WIDTH, HEIGHT - view.vy, 'url(#floor)')]
  for (let z = length; z > 3; z -= 3.2) {
    const [, y] = project(view, 0, height, z)
    parts.push(rect(0, y - 30 / z, WIDTH, Math.max(1.5, 60 / z), darken(palette.rack, 0.2), { opacity: 0.35 }))
  }
  for (const x of [-1.5, 1.5]) {
    for (let z = length; z > 2.4; z -= 2.6) {
      const points = [
        project(view, x - 0.14, height, z),
        project(view, x + 0.14, height, z),
        project(view, x + 0.14, height, z - 1.5),
        project(view, x - 0.14, height, z - 1.5),
      ]
      parts.push(polygon(points, '#fffaf0', { opacity: 0.95 }))
    }
  }
  return parts.join('')
}

function drawEnd(view: View, palette: Palette, height: number, length: number): string {
  const [left, top] = project(view, -HALF * 1.6, height, length)
  const [right, bottom] = project(view, HALF * 1.6, -1.6, length)
  const doorWidth = (right - left) * 0.4
  const doorLeft = view.vx - doorWidth / 2
  const doorHeight = (bottom - top) * 0.42
  return [
    rect(left, top, right - left, bottom - top, mix(palette.wall, hazeOf(palette), 0.5)),
    rect(doorLeft, bottom - doorHeight, doorWidth, doorHeight, 'url(#sky)'),
    circle(view.vx, bottom - doorHeight / 2, doorWidth * 1.5, 'url(#glow)', { opacity: 0.7 }),
  ].join('')
}

function drawFloor(view: View, palette: Palette, length: number): string {
  const stripe = (x: number, width: number, color: string, opacity: number) =>
    polygon(
      [
        project(view, x - width, -1.6, length),
        project(view, x + width, -1.6, length),
        project(view, x + width, -1.6, 1),
        project(view, x - width, -1.6, 1),
      ],
      color,
      { opacity },
    )
  const parts = [
    stripe(0, 0.9, '#ffffff', 0.16),
    stripe(-HALF + 0.22, 0.06, palette.beam, 0.9),
    stripe(HALF - 0.22, 0.06, palette.beam, 0.9),
  ]
  for (let z = length; z > 2; z -= 4.5)
    parts.push(line(project(view, -HALF, -1.6, z), project(view, HALF, -1.6, z), '#0d1728', 14 / z, 0.12))
  return parts.join('')
}

type Stack = { side: number; base: number; from: number; to: number; top: number }

function drawStack(view: View, random: Random, stack: Stack, goods: string, paper: string): string {
  const { side, base, from, to, top } = stack
  const x = side * HALF
  const height = top - base
  const middle = (from + to) / 2
  const seam = (a: Point, b: Point, opacity: number) => line(a, b, darken(goods, 0.25), 7 / from, opacity)
  const parts = [polygon(sideQuad(view, x, base, top, from, to), goods)]
  const rows = random.whole(2, 4)
  for (let row = 1; row < rows; row += 1) {
    const y = base + (height * row) / rows
    parts.push(seam(project(view, x, y, from), project(view, x, y, to), 0.55))
  }
  parts.push(seam(project(view, x, base, middle), project(view, x, top, middle), 0.4))
  if (random.chance(0.4)) {
    const label = sideQuad(
      view,
      x,
      base + height * 0.3,
      base + height * 0.52,
      middle - (to - from) * 0.18,
      middle + (to - from) * 0.1,
    )
    parts.push(polygon(label, paper, { opacity: 0.85 }))
  }
  return parts.join('')
}

type Slot = { side: number; base: number; from: number; to: number; fog: number }

function drawLoad(view: View, palette: Palette, random: Random, slot: Slot): string {
  const { side, base, fog } = slot
  const haze = hazeOf(palette)
  const parts: string[] = []
  const count = random.chance(0.5) ? 2 : 3
  const pitch = (slot.to - slot.from) / count
  for (let i = count - 1; i >= 0; i -= 1) {
    if (random.chance(0.13)) continue
    const from = slot.from + i * pitch + 0.08
    const to = slot.from + (i + 1) * pitch - 0.08
    const top = base + LEVEL * random.between(0.45, 0.8)
    const goods = mix(random.pick(palette.goods), haze, fog)
    parts.push(polygon(sideQuad(view, side * HALF, base, base + 0.13, from, to), mix('#8f6e4c', haze, fog)))
    parts.push(drawStack(view, random, { side, base: base + 0.13, from, to, top }, goods, mix('#ffffff', haze, fog)))
  }
  return parts.join('')
}

function drawBay(
  view: View,
  palette: Palette,
  random: Random,
  side: number,
  z: number,
  levels: number,
  length: number,
): string {
  const haze = hazeOf(palette)
  const fog = Math.min(0.82, (Math.max(0, z - NEAR) / length) ** 0.8 * 0.95)
  const far = z + BAY
  const back = mix(darken(palette.rack, 0.55), haze, fog)
  const parts = [polygon(sideQuad(view, side * HALF, -1.6, -1.6 + levels * LEVEL, z, far), back)]
  for (let level = levels - 1; level >= 0; level -= 1) {
    const base = -1.6 + level * LEVEL
    parts.push(
      drawLoad(view, palette, random, {
        side,
        base: base + (level === 0 ? 0 : 0.12),
        from: z + 0.1,
        to: far - 0.06,
        fog,
      }),
    )
    if (level > 0)
      parts.push(polygon(sideQuad(view, side * (HALF - 0.01), base, base + 0.14, z, far), mix(palette.beam, haze, fog)))
  }
  const upright = mix(palette.rack, haze, fog)
  parts.push(polygon(sideQuad(view, side * (HALF - 0.02), -1.6, -1.6 + levels * LEVEL, z, z + 0.13), upright))
  parts.push(polygon(sideQuad(view, side * (HALF - 0.03), -1.6, -1.05, z - 0.03, z + 0.16), mix('#f0b93a', haze, fog)))
  return parts.join('')
}

/** Looking down an aisle between racks to an open door and the daylight behind it. */
export function drawAisle(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(620, 980), vy: random.between(500, 580), focal: random.between(560, 700) }
  const bays = random.whole(8, 11)
  const levels = random.whole(3, 4)
  const length = NEAR + bays * BAY
  const roof = -1.6 + levels * LEVEL + 1.1
  const parts = [
    drawHall(view, palette, roof, length),
    drawEnd(view, palette, roof, length),
    drawFloor(view, palette, length),
  ]
  for (let bay = bays - 1; bay >= -1; bay -= 1) {
    for (const side of [-1, 1])
      parts.push(drawBay(view, palette, random, side, Math.max(0.9, NEAR + bay * BAY), levels, length))
  }
  return parts.join('')
}
