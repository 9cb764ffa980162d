import { darken, lighten } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, ellipse, polygon, rect, type Point } from '../svg'

const RUBBER = '#1d2733'

function wheel(x: number, y: number, radius: number): string {
  return circle(x, y, radius, RUBBER) + circle(x, y, radius * 0.52, '#a9b4bf') + circle(x, y, radius * 0.2, '#5b6875')
}

function drawCab(palette: Palette, random: Random, x: number, top: number, unit: number): string {
  const paint = random.pick(palette.vehicles)
  const glass = palette.daytime.lampsOn ? '#3d5675' : '#b9d3e6'
  const at = (dx: number, dy: number): Point => [x + unit * dx, top + unit * dy]
  return [
    rect(x, top + unit * 0.16, unit * 0.42, unit * 0.96, paint, { rx: unit * 0.05 }),
    polygon([at(0.36, 0.16), at(0.72, 0.24), at(0.86, 0.62), at(0.9, 1.12), at(0.36, 1.12)], paint),
    polygon([at(0.44, 0.3), at(0.69, 0.34), at(0.79, 0.62), at(0.44, 0.62)], glass),
    rect(x, top + unit * 0.16, unit * 0.9, unit * 0.96, 'url(#shade)', { rx: unit * 0.05 }),
    rect(x - unit * 0.02, top + unit * 1.08, unit * 0.94, unit * 0.1, '#2c3744'),
    rect(x + unit * 0.84, top + unit * 0.9, unit * 0.06, unit * 0.1, '#ffe9b8'),
    palette.daytime.lampsOn ? circle(x + unit * 0.92, top + unit * 0.95, unit * 0.5, 'url(#lamp)') : '',
  ].join('')
}

/** A tractor with its trailer from the side, facing right; base is the ground line, unit the height of the trailer. */
export function drawTruckSide(palette: Palette, random: Random, x: number, base: number, unit: number): string {
  const box = random.pick(palette.vehicles)
  const length = unit * 3.1
  const floor = base - unit * 0.3
  const top = floor - unit
  const cabX = x + length + unit * 0.1
  const parts = [
    ellipse(x + length * 0.6, base + unit * 0.04, length * 0.68, unit * 0.08, '#0d1728', 0.3),
    rect(x, floor - unit * 0.04, length, unit * 0.1, '#3a4653'),
    rect(x, top, length, unit, box, { rx: unit * 0.03 }),
    rect(x, top + unit * 0.62, length, unit * 0.1, random.pick(palette.vehicles), { opacity: 0.9 }),
    rect(x, top, length, unit, 'url(#sheen)', { rx: unit * 0.03 }),
  ]
  for (let i = 1; i < 16; i += 1) parts.push(rect(x + (length * i) / 16, top, 1.4, unit, '#0d1728', { opacity: 0.07 }))
  parts.push(drawCab(palette, random, cabX, top, unit))
  const r = unit * 0.16
  for (const along of [0.3, 0.68, 2.68, 3.04, 3.82]) parts.push(wheel(x + unit * along, base - r, r))
  return parts.join('')
}

/** A trailer backed to a dock, seen from the yard: its tractor's face over the apron. */
export function drawTruckFront(palette: Palette, random: Random, x: number, base: number, width: number): string {
  const body = random.pick(palette.vehicles)
  const cab = random.pick(palette.vehicles)
  const h = width * 1.38
  const top = base - h
  const glass = palette.daytime.lampsOn ? '#36506f' : '#a9c6dd'
  return [
    ellipse(x + width / 2, base + 3, width * 0.62, width * 0.1, '#0d1728', 0.35),
    rect(x, top, width, h * 0.82, lighten(body, 0.04), { rx: 3 }),
    rect(x, top, width, h * 0.82, 'url(#shade)', { rx: 3 }),
    rect(x + width * 0.07, top + h * 0.26, width * 0.86, h * 0.62, cab, { rx: width * 0.06 }),
    rect(x + width * 0.13, top + h * 0.32, width * 0.74, h * 0.22, glass, { rx: width * 0.03 }),
    polygon(
      [
        [x + width * 0.13, top + h * 0.54],
        [x + width * 0.4, top + h * 0.32],
        [x + width * 0.55, top + h * 0.32],
        [x + width * 0.28, top + h * 0.54],
      ],
      '#ffffff',
      { opacity: 0.22 },
    ),
    rect(x + width * 0.3, top + h * 0.62, width * 0.4, h * 0.16, darken(cab, 0.5), { rx: 2 }),
    rect(x + width * 0.3, top + h * 0.66, width * 0.4, 2, lighten(cab, 0.3)),
    rect(x + width * 0.3, top + h * 0.71, width * 0.4, 2, lighten(cab, 0.3)),
    rect(x + width * 0.04, top + h * 0.83, width * 0.92, h * 0.1, '#33404d', { rx: 3 }),
    rect(x + width * 0.12, top + h * 0.7, width * 0.13, h * 0.07, '#fff0c9', { rx: 2 }),
    rect(x + width * 0.75, top + h * 0.7, width * 0.13, h * 0.07, '#fff0c9', { rx: 2 }),
    rect(x + width * 0.08, top + h * 0.9, width * 0.2, h * 0.1, RUBBER, { rx: 3 }),
    rect(x + width * 0.72, top + h * 0.9, width * 0.2, h * 0.1, RUBBER, { rx: 3 }),
    rect(x - width * 0.06, top + h * 0.36, width * 0.07, h * 0.14, darken(cab, 0.4), { rx: 2 }),
    rect(x + width * 0.99, top + h * 0.36, width * 0.07, h * 0.14, darken(cab, 0.4), { rx: 2 }),
  ].join('')
}

function drawMast(x: number, base: number, unit: number, lift: number): string {
  const forks = base - lift
  return [
    rect(
      x,
      Math.min(base - unit * 1.7, forks - unit * 0.7),
      unit * 0.1,
      Math.max(unit * 1.6, lift + unit * 0.6),
      '#2d3947',
    ),
    rect(x + unit * 0.13, forks - unit * 0.5, unit * 0.05, unit * 0.5, '#2d3947'),
    rect(x + unit * 0.13, forks - unit * 0.05, unit * 0.95, unit * 0.06, '#2d3947'),
  ].join('')
}

function drawForkLoad(x: number, forks: number, unit: number, load: string): string {
  return [
    rect(x + unit * 0.2, forks - unit * 0.17, unit * 0.86, unit * 0.12, '#a47d55'),
    rect(x + unit * 0.24, forks - unit * 0.82, unit * 0.38, unit * 0.65, load),
    rect(x + unit * 0.64, forks - unit * 0.7, unit * 0.38, unit * 0.53, darken(load, 0.12)),
  ].join('')
}

const CAGE = [
  [0.12, 0.86],
  [0.3, 1.72],
  [1.02, 1.72],
  [1.24, 0.5],
  [1.17, 0.5],
  [0.97, 1.64],
  [0.35, 1.64],
  [0.19, 0.86],
] as const

/** A counterbalance forklift from the side, facing right, its forks at the given height above the ground. */
export function drawForklift(
  palette: Palette,
  x: number,
  base: number,
  unit: number,
  lift: number,
  load: string,
): string {
  const body = palette.beam
  const mastX = x + unit * 1.28
  const at = (dx: number, dy: number): Point => [x + unit * dx, base - unit * dy]
  const cage = CAGE.map(([dx, dy]) => at(dx, dy))
  return [
    ellipse(x + unit * 0.9, base + unit * 0.03, unit * 1.25, unit * 0.09, '#0d1728', 0.3),
    drawMast(mastX, base, unit, lift),
    drawForkLoad(mastX, base - lift, unit, load),
    polygon([at(0.02, 0.2), at(0.06, 0.86), at(0.62, 0.86), at(0.74, 0.55), at(1.24, 0.5), at(1.24, 0.2)], body),
    polygon([at(0.02, 0.2), at(0.03, 0.42), at(1.24, 0.34), at(1.24, 0.2)], darken(body, 0.35)),
    polygon(cage, '#33404d'),
    rect(x + unit * 0.4, base - unit * 1.14, unit * 0.13, unit * 0.32, '#33404d', { rx: unit * 0.04 }),
    circle(x + unit * 0.7, base - unit * 1.3, unit * 0.12, '#d8a886'),
    rect(x + unit * 0.57, base - unit * 1.42, unit * 0.25, unit * 0.1, '#f2c34e', { rx: unit * 0.05 }),
    rect(x + unit * 0.56, base - unit * 1.18, unit * 0.26, unit * 0.36, '#e4763c', { rx: unit * 0.06 }),
    wheel(x + unit * 0.28, base - unit * 0.17, unit * 0.17),
    wheel(x + unit * 1.06, base - unit * 0.22, unit * 0.22),
  ].join('')
}

export function drawCar(palette: Palette, random: Random, x: number, base: number, unit: number): string {
  const paint = random.pick(palette.vehicles)
  return [
    ellipse(x + unit, base + 2, unit * 1.1, unit * 0.1, '#0d1728', 0.28),
    polygon(
      [
        [x + unit * 0.4, base - unit * 0.5],
        [x + unit * 0.62, base - unit * 0.84],
        [x + unit * 1.36, base - unit * 0.84],
        [x + unit * 1.66, base - unit * 0.5],
      ],
      darken('#8fb0cc', palette.daytime.ambientAmount),
    ),
    rect(x + unit * 0.02, base - unit * 0.54, unit * 1.96, unit * 0.4, paint, { rx: unit * 0.14 }),
    wheel(x + unit * 0.42, base - unit * 0.16, unit * 0.17),
    wheel(x + unit * 1.56, base - unit * 0.16, unit * 0.17),
  ].join('')
}
