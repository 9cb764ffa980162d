import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { corners, ellipse, line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawPerson } from './people'

function drawInside(palette: Palette, floor: number): string {
  const wall = mix(palette.wall, '#eef1f3', 0.35)
  const parts = [rect(0, 0, WIDTH, floor, wall)]
  for (let x = 0; x < WIDTH; x += 50) parts.push(rect(x, 0, 2, floor, '#0d1728', { opacity: 0.05 }))
  parts.push(rect(0, 0, WIDTH, floor, 'url(#sheen)'))
  parts.push(rect(0, floor, WIDTH, HEIGHT - floor, mix(palette.ground, '#e8eaec', 0.35)))
  parts.push(rect(0, floor, WIDTH, HEIGHT - floor, 'url(#shade)'))
  return parts.join('')
}

function drawCarton(color: string, x: number, base: number, width: number, height: number): string {
  return [
    rect(x, base - height, width, height, color),
    rect(x + width * 0.72, base - height, width * 0.28, height, darken(color, 0.12)),
    rect(x + width * 0.3, base - height, width * 0.1, height, lighten(color, 0.3), { opacity: 0.7 }),
    rect(x + width * 0.08, base - height * 0.4, width * 0.18, height * 0.22, '#ffffff', { opacity: 0.8 }),
  ].join('')
}

function drawShelfRow(
  palette: Palette,
  random: Random,
  left: number,
  right: number,
  base: number,
  room: number,
): string {
  const parts: string[] = []
  for (let x = left + 6; x < right - 50;) {
    const w = Math.min(right - x - 4, random.between(44, 90))
    if (random.chance(0.88))
      parts.push(drawCarton(random.pick(palette.goods), x, base, w - 6, room * random.between(0.45, 0.86)))
    x += w
  }
  parts.push(rect(left, base, right - left, 11, palette.beam))
  return parts.join('')
}

function drawOpenCarton(color: string, x: number, base: number, size: number): string {
  const top = base - size * 0.7
  return [
    polygon(
      corners(x, top, x - size * 0.3, top - size * 0.26, x + size * 0.5, top - size * 0.2, x + size, top),
      darken(color, 0.2),
    ),
    rect(x, top, size, size * 0.7, color),
    polygon(
      corners(x, top, x - size * 0.28, top + size * 0.16, x + size * 0.3, top + size * 0.2, x + size * 0.4, top),
      lighten(color, 0.18),
    ),
    polygon(
      corners(x + size * 0.6, top, x + size * 0.7, top + size * 0.2, x + size * 1.28, top + size * 0.16, x + size, top),
      lighten(color, 0.12),
    ),
    rect(x + size * 0.36, top + size * 0.3, size * 0.3, size * 0.22, '#ffffff', { opacity: 0.8 }),
  ].join('')
}

function drawStation(palette: Palette, random: Random, x: number): string {
  const paint = random.pick(palette.goods)
  return [
    rect(x + 205, 0, 6, 150, '#33465c'),
    polygon(corners(x + 150, 190, x + 180, 140, x + 236, 140, x + 266, 190), palette.accent),
    polygon(corners(x + 150, 190, x + 266, 190, x + 400, 700, x + 16, 700), '#fff3cf', { opacity: 0.3 }),
    drawPerson(palette, random, x + 210, 850, 430),
    rect(x - 20, 694, 460, 26, '#c9a679'),
    rect(x - 20, 716, 460, 8, '#8f6e4c'),
    rect(x, 724, 18, 190, palette.rack),
    rect(x + 402, 724, 18, 190, palette.rack),
    rect(x, 820, 420, 12, palette.rack),
    drawCarton(random.pick(palette.goods), x + 40, 820, 110, 76),
    drawCarton(random.pick(palette.goods), x + 170, 820, 90, 60),
    drawOpenCarton(paint, x + 190, 694, 150),
    rect(x + 46, 640, 12, 56, '#33465c'),
    rect(x - 6, 540, 116, 84, '#22303f', { rx: 8 }),
    rect(x + 2, 548, 100, 68, '#9fd0e6', { rx: 4 }),
    rect(x + 12, 560, 60, 7, '#ffffff', { opacity: 0.8 }),
    rect(x + 12, 576, 42, 7, '#ffffff', { opacity: 0.8 }),
  ].join('')
}

/** Packing benches with lamps, screens and open cartons; shelves of material behind. */
export function drawPacking(palette: Palette, random: Random): string {
  const parts = [drawInside(palette, 850)]
  for (const base of [300, 430, 560]) parts.push(drawShelfRow(palette, random, 0, WIDTH, base, 110))
  parts.push(rect(0, 170, WIDTH, 400, mix(palette.wall, '#eef1f3', 0.4), { opacity: 0.5 }))
  const shift = random.between(-60, 40)
  for (const x of [80, 600, 1120]) parts.push(drawStation(palette, random, x + shift))
  for (let i = 0; i < 3; i += 1)
    parts.push(drawCarton(random.pick(palette.goods), shift + 495 + i * 8, 960 - i * 74, 120 - i * 16, 74))
  return parts.join('')
}

function drawStair(palette: Palette, x: number, base: number, width: number, rise: number, way: number): string {
  const parts: string[] = []
  const steps = 12
  for (let i = 0; i < steps; i += 1) {
    const sx = x + (way * (width * i)) / steps
    parts.push(
      rect(Math.min(sx, sx + (way * width) / steps), base - (rise * (i + 1)) / steps, width / steps + 8, 10, '#33465c'),
    )
  }
  const end = x + way * width
  return [
    line([x, base], [end, base - rise], palette.accent, 14),
    parts.join(''),
    line([x, base - 90], [end, base - rise - 90], palette.beam, 8),
    line([x, base], [x, base - 90], palette.beam, 7),
    line([end, base - rise], [end, base - rise - 90], palette.beam, 7),
  ].join('')
}

function drawDeck(palette: Palette, y: number): string {
  const parts = [rect(0, y, WIDTH, 34, palette.accent), rect(0, y + 24, WIDTH, 10, darken(palette.accent, 0.3))]
  for (let x = 20; x < WIDTH; x += 130) parts.push(rect(x, y - 92, 7, 92, palette.beam))
  for (const rail of [92, 50]) parts.push(rect(0, y - rail, WIDTH, 7, palette.beam))
  return parts.join('')
}

/** A mezzanine: two floors of shelving, columns, a stair between them. */
export function drawMezzanine(palette: Palette, random: Random): string {
  const floor = 880
  const deck = 470
  const parts = [drawInside(palette, floor), rect(0, 0, WIDTH, 44, darken(palette.rack, 0.2))]
  for (let x = 40; x < WIDTH; x += 320)
    parts.push(rect(x, 44, 200, 14, '#fffaf0'), ellipse(x + 100, 60, 200, 60, '#fff3cf', 0.25))
  for (const [top, foot] of [
    [150, deck],
    [580, floor],
  ] as const) {
    for (let x = 30; x < WIDTH - 200; x += 330) {
      parts.push(rect(x, top, 280, foot - top, '#0d1728', { opacity: 0.16 }))
      for (let base = foot - 16; base > top + 40; base -= 94)
        parts.push(drawShelfRow(palette, random, x, x + 280, base, 84))
      for (const edge of [x - 6, x + 276]) parts.push(rect(edge, top - 12, 11, foot - top + 12, palette.rack))
    }
  }
  parts.push(rect(0, deck + 34, WIDTH, 90, '#0d1728', { opacity: 0.22 }))
  for (let x = 318; x < WIDTH; x += 660)
    parts.push(rect(x, deck + 30, 26, floor - deck - 30, darken(palette.accent, 0.2)))
  parts.push(drawPerson(palette, random, random.between(300, 1300), deck, 220), drawDeck(palette, deck))
  const toRight = random.chance(0.5)
  parts.push(drawStair(palette, toRight ? 500 : 1100, 930, 520, 460, toRight ? 1 : -1))
  parts.push(drawPerson(palette, random, toRight ? 300 : 1320, 950, 270))
  return parts.join('')
}
