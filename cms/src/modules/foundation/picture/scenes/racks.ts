import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { ellipse, line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawForklift } from './vehicles'

const FLOOR = 820

function drawBack(palette: Palette, random: Random): string {
  const wall = mix(palette.wall, '#eef1f3', 0.25)
  const parts = [rect(0, 0, WIDTH, FLOOR, wall)]
  for (let x = 0; x < WIDTH; x += 40) parts.push(rect(x, 0, 2, FLOOR, '#0d1728', { opacity: 0.04 }))
  const top = random.between(46, 70)
  for (let x = 40; x < WIDTH - 80; x += 200) {
    parts.push(
      rect(x - 6, top - 6, 172, 112, darken(wall, 0.3)),
      rect(x, top, 160, 100, 'url(#sky)'),
      line([x + 80, top], [x + 80, top + 100], darken(wall, 0.3), 5),
    )
    if (!palette.daytime.lampsOn) {
      parts.push(
        polygon(
          [
            [x, top + 100],
            [x + 160, top + 100],
            [x + 420, FLOOR],
            [x + 170, FLOOR],
          ],
          '#ffffff',
          { opacity: 0.07 },
        ),
      )
    }
  }
  parts.push(rect(0, 0, WIDTH, FLOOR, 'url(#shade)'))
  return parts.join('')
}

function drawCartons(random: Random, color: string, x: number, base: number, width: number, height: number): string {
  const rows = random.whole(2, 4)
  const columns = random.whole(2, 4)
  const parts = [rect(x, base - height, width, height, color)]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = x + (width * column) / columns
      const cy = base - height + (height * row) / rows
      const w = width / columns
      const h = height / rows
      parts.push(rect(cx + 1, cy + 1, w - 2, h - 2, random.chance(0.5) ? lighten(color, 0.07) : darken(color, 0.06)))
      parts.push(rect(cx + w / 2 - 3, cy + 1, 6, h - 2, lighten(color, 0.25), { opacity: 0.55 }))
      if (random.chance(0.3))
        parts.push(rect(cx + w * 0.15, cy + h * 0.5, w * 0.25, h * 0.28, '#ffffff', { opacity: 0.75 }))
    }
  }
  return parts.join('')
}

function drawDrums(color: string, x: number, base: number, width: number, height: number): string {
  const each = width / 3
  return [0, 1, 2]
    .map(
      (i) =>
        rect(x + i * each + 1, base - height, each - 2, height, color, { rx: 6 }) +
        rect(x + i * each + 1, base - height * 0.66, each - 2, 4, darken(color, 0.3)) +
        rect(x + i * each + 1, base - height * 0.33, each - 2, 4, darken(color, 0.3)),
    )
    .join('')
}

function drawSacks(random: Random, color: string, x: number, base: number, width: number, height: number): string {
  const parts: string[] = []
  const rows = 4
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i < 2; i += 1) {
      const shade = random.chance(0.5) ? lighten(color, 0.1) : color
      parts.push(
        rect(x + (width / 2) * i + 1, base - (height * (row + 1)) / rows, width / 2 - 2, height / rows - 2, shade, {
          rx: 11,
        }),
      )
    }
  }
  return parts.join('')
}

function drawPallet(palette: Palette, random: Random, x: number, base: number, width: number, room: number): string {
  const goods = random.pick(palette.goods)
  const height = room * random.between(0.68, 0.98)
  const deck = darken('#b08a5f', palette.daytime.ambientAmount * 0.6)
  const kind = random.next()
  const load =
    kind < 0.66
      ? drawCartons(random, goods, x + 4, base - 14, width - 8, height)
      : kind < 0.8
        ? drawDrums(random.pick(palette.vehicles), x + 4, base - 14, width - 8, height * 0.72)
        : drawSacks(random, lighten(goods, 0.35), x + 4, base - 14, width - 8, height * 0.8)
  const wrap = random.chance(0.35)
    ? rect(x + 2, base - 14 - height, width - 4, height, '#eaf3fa', { opacity: 0.28 })
    : ''
  return [
    rect(x, base - 14, width, 5, deck),
    rect(x, base - 4, width, 4, deck),
    ...[0.02, 0.44, 0.86].map((at) => rect(x + width * at, base - 10, width * 0.12, 7, darken(deck, 0.25))),
    load,
    wrap,
  ].join('')
}

function drawRack(
  palette: Palette,
  random: Random,
  left: number,
  bays: number,
  bayWidth: number,
  levels: number,
): string {
  const room = (FLOOR - 190) / levels
  const parts: string[] = []
  for (let level = 0; level < levels; level += 1) {
    const base = FLOOR - level * room
    parts.push(rect(left, base - room + 14, bays * bayWidth, room - 14, '#0d1728', { opacity: 0.17 }))
    for (let bay = 0; bay < bays; bay += 1) {
      const x = left + bay * bayWidth
      const slot = (bayWidth - 26) / 2
      for (let i = 0; i < 2; i += 1) {
        if (random.chance(0.88))
          parts.push(drawPallet(palette, random, x + 15 + i * (slot + 2), base, slot - 8, room - 44))
      }
    }
    if (level > 0) {
      parts.push(
        rect(left, base, bays * bayWidth, 15, palette.beam),
        rect(left, base + 11, bays * bayWidth, 4, darken(palette.beam, 0.25)),
      )
    }
  }
  for (let bay = 0; bay <= bays; bay += 1) {
    const x = left + bay * bayWidth
    parts.push(
      rect(x - 8, FLOOR - levels * room + 4, 16, levels * room - 4, palette.rack),
      rect(x + 3, FLOOR - levels * room + 4, 5, levels * room - 4, darken(palette.rack, 0.3)),
    )
    parts.push(rect(x - 11, FLOOR - 58, 22, 58, '#f0b93a'))
  }
  return parts.join('')
}

/** The face of a rack with its pallets and a forklift at work in front of it. */
export function drawRacks(palette: Palette, random: Random): string {
  const levels = random.whole(3, 4)
  const bays = random.whole(5, 7)
  const bayWidth = (WIDTH + 60) / bays
  const floor = mix(palette.ground, '#e8eaec', 0.3)
  const parts = [
    drawBack(palette, random),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, floor),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, 'url(#shade)'),
  ]
  parts.push(
    drawRack(palette, random, -30, bays, bayWidth, levels),
    rect(0, FLOOR, WIDTH, 26, '#0d1728', { opacity: 0.14 }),
  )
  parts.push(rect(0, 868, WIDTH, 9, palette.beam, { opacity: 0.85 }))
  if (palette.daytime.lampsOn) parts.push(rect(0, 0, WIDTH, HEIGHT, '#ffcf8a', { opacity: 0.06 }))
  const x = random.between(160, 1080)
  parts.push(
    drawForklift(palette, x, 930, random.between(160, 190), random.between(30, 210), random.pick(palette.goods)),
  )
  const stack = x > 640 ? random.between(90, 300) : random.between(1180, 1380)
  parts.push(ellipse(stack + 85, 946, 120, 12, '#0d1728', 0.25), drawPallet(palette, random, stack, 944, 170, 190))
  return parts.join('')
}
