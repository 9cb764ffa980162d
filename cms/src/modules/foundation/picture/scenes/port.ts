import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawDistance, drawGround, drawLampPost, drawSky } from './surroundings'
import { drawTruckSide } from './vehicles'

const QUAY = 780

function drawContainer(color: string, x: number, y: number, width: number, height: number): string {
  const ribs: string[] = []
  for (let rx = x + 8; rx < x + width - 4; rx += 9)
    ribs.push(rect(rx, y + 5, 3, height - 10, '#0d1728', { opacity: 0.1 }))
  return [
    rect(x, y, width, height, color),
    ribs.join(''),
    rect(x, y, width, 5, lighten(color, 0.16)),
    rect(x, y + height - 5, width, 5, darken(color, 0.3)),
    rect(x, y, 6, height, darken(color, 0.2)),
    rect(x + width - 6, y, 6, height, darken(color, 0.2)),
  ].join('')
}

function drawStacks(
  palette: Palette,
  random: Random,
  base: number,
  height: number,
  fade: number,
  skip: number,
): string {
  const width = height * 2.5
  const parts: string[] = []
  for (let x = random.between(-80, -20); x < WIDTH; x += width + 6) {
    if (random.chance(skip)) continue
    const tall = random.whole(1, 4)
    for (let i = 0; i < tall; i += 1) {
      const color = mix(random.pick(palette.vehicles), palette.daytime.sky[2], fade)
      parts.push(drawContainer(color, x, base - (i + 1) * (height + 1), width, height))
    }
  }
  return parts.join('')
}

function drawCrane(palette: Palette, x: number, base: number, size: number, fade: number): string {
  const steel = mix(palette.accent, palette.daytime.sky[2], fade)
  const dark = darken(steel, 0.3)
  const top = base - size
  return [
    line([x, base], [x, top + size * 0.3], dark, size * 0.03),
    line([x + size * 0.34, base], [x + size * 0.34, top + size * 0.3], dark, size * 0.03),
    rect(x - size * 0.02, base - size * 0.32, size * 0.38, size * 0.035, steel),
    rect(x - size * 0.62, top + size * 0.29, size * 1.36, size * 0.045, steel),
    line([x + size * 0.17, top], [x - size * 0.58, top + size * 0.3], dark, size * 0.012),
    line([x + size * 0.17, top], [x + size * 0.7, top + size * 0.3], dark, size * 0.012),
    line([x, top + size * 0.3], [x + size * 0.17, top], steel, size * 0.026),
    line([x + size * 0.34, top + size * 0.3], [x + size * 0.17, top], steel, size * 0.026),
    rect(x - size * 0.3, top + size * 0.335, size * 0.09, size * 0.05, dark),
    line([x - size * 0.255, top + size * 0.38], [x - size * 0.255, top + size * 0.56], dark, 2),
    rect(x - size * 0.35, top + size * 0.56, size * 0.2, size * 0.075, mix(palette.beam, palette.daytime.sky[2], fade)),
  ].join('')
}

function drawShed(palette: Palette, random: Random, left: number, width: number): string {
  const top = QUAY - random.between(230, 290)
  const peak = top - 70
  const parts = [
    polygon(
      [
        [left, QUAY],
        [left, top],
        [left + width / 2, peak],
        [left + width, top],
        [left + width, QUAY],
      ],
      palette.wall,
    ),
    polygon(
      [
        [left - 14, top + 6],
        [left + width / 2, peak - 14],
        [left + width + 14, top + 6],
        [left + width + 14, top + 20],
        [left + width / 2, peak + 6],
        [left - 14, top + 20],
      ],
      palette.trim,
    ),
    rect(
      left + width * 0.3,
      QUAY - 160,
      width * 0.4,
      160,
      palette.daytime.lampsOn ? palette.glass : darken(palette.trim, 0.3),
    ),
    rect(left + width * 0.3, QUAY - 160, width * 0.4, 40, lighten(palette.wall, 0.3)),
    rect(left + width * 0.44, top - 8, width * 0.12, 24, palette.glass),
    rect(left, QUAY - 26, width, 26, darken(palette.wall, 0.4)),
  ]
  for (let x = left + 16; x < left + width; x += 22)
    parts.push(rect(x, top + 24, 2, QUAY - top - 50, '#0d1728', { opacity: 0.05 }))
  return parts.join('')
}

/** A transload site on the water: cranes far off, stacked containers, a gabled shed, a truck on the quay. */
export function drawPort(palette: Palette, random: Random): string {
  const parts = [drawSky(palette, random, 600), drawDistance(palette, random, 600)]
  const water = mix(palette.daytime.sky[1], '#33658f', 0.4)
  parts.push(rect(0, 600, WIDTH, 110, water))
  for (let i = 0; i < 26; i += 1)
    parts.push(
      rect(random.between(0, WIDTH), random.between(606, 700), random.between(40, 150), 2, '#ffffff', {
        opacity: 0.22,
        rx: 1,
      }),
    )
  const cranes = random.whole(1, 3)
  for (let i = 0; i < cranes; i += 1)
    parts.push(
      drawCrane(palette, 280 + (i * 1380) / cranes + random.between(-90, 90), 690, random.between(300, 440), 0.35),
    )
  parts.push(drawStacks(palette, random, 712, 34, 0.34, 0.12), drawGround(700))
  const shedLeft = random.chance(0.5) ? random.between(80, 200) : random.between(900, 1050)
  parts.push(drawStacks(palette, random, QUAY, 62, 0.08, 0.3))
  parts.push(drawShed(palette, random, shedLeft, random.between(420, 500)))
  parts.push(rect(0, QUAY, WIDTH, 16, darken(palette.ground, 0.3), { opacity: 0.5 }))
  for (const x of [random.between(30, 90), random.between(1440, 1500)]) parts.push(drawLampPost(palette, x, 830, 360))
  for (let x = 0; x < WIDTH; x += 120) parts.push(rect(x, 884, 66, 6, '#f6e7b8', { opacity: 0.6 }))
  if (random.chance(0.65))
    parts.push(drawTruckSide(palette, random, random.between(60, 860), 950, random.between(112, 142)))
  parts.push(rect(0, 984, WIDTH, HEIGHT - 984, darken(palette.ground, 0.4)))
  return parts.join('')
}
