import { darken, lighten } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { ellipse, polygon, type Point } from '../svg'

/** Where a place of the ground, at a height, is seen in the picture. */
export type Iso = (x: number, y: number, z?: number) => Point

export const iso =
  (originX: number, originY: number, scale: number): Iso =>
  (x, y, z = 0) => [originX + (x - y) * scale * 0.866, originY + (x + y) * scale * 0.5 - z * scale]

/** The same view from a floor that lies higher. */
export const lifted =
  (at: Iso, by: number): Iso =>
  (x, y, z = 0) =>
    at(x, y, z + by)

export type Box = { x: number; y: number; w: number; d: number; h: number }

export const flat = (at: Iso, { x, y, w, d }: Omit<Box, 'h'>, z = 0): Point[] => [
  at(x, y, z),
  at(x + w, y, z),
  at(x + w, y + d, z),
  at(x, y + d, z),
]

/** A piece of the face that looks to the lower left. */
export const leftFace = (at: Iso, y: number, from: number, to: number, low: number, high: number): Point[] => [
  at(from, y, low),
  at(to, y, low),
  at(to, y, high),
  at(from, y, high),
]

/** A piece of the face that looks to the lower right. */
export const rightFace = (at: Iso, x: number, from: number, to: number, low: number, high: number): Point[] => [
  at(x, from, low),
  at(x, to, low),
  at(x, to, high),
  at(x, from, high),
]

export function drawBox(at: Iso, { x, y, w, d, h }: Box, top: string, left: string, right: string): string {
  return (
    polygon(leftFace(at, y + d, x, x + w, 0, h), left) +
    polygon(rightFace(at, x + w, y, y + d, 0, h), right) +
    polygon(flat(at, { x, y, w, d }, h), top)
  )
}

/** A box of one color in the light that every picture from above has. */
export const drawLitBox = (at: Iso, box: Box, color: string): string =>
  drawBox(at, box, lighten(color, 0.2), color, darken(color, 0.26))

export function drawShadow(at: Iso, box: Box): string {
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

export function drawTrailer(at: Iso, palette: Palette, random: Random, x: number, y: number, withCab: boolean): string {
  const trailer = { x, y, w: 0.72, d: 2.5, h: 0.86 }
  const parts = [drawShadow(at, { ...trailer, h: 0.5 }), drawLitBox(at, trailer, random.pick(palette.vehicles))]
  if (withCab) {
    const cab = random.pick(palette.vehicles)
    parts.push(drawLitBox(at, { x: x + 0.04, y: y + 2.6, w: 0.64, d: 0.75, h: 0.7 }, cab))
    parts.push(polygon(leftFace(at, y + 3.35, x + 0.1, x + 0.62, 0.38, 0.62), '#37506d'))
  }
  return parts.join('')
}

export function drawTreeBall(at: Iso, palette: Palette, random: Random, x: number, y: number, scale: number): string {
  const [px, py] = at(x, y)
  const r = random.between(0.34, 0.56) * scale
  const leaf = darken(palette.green, random.between(0, 0.2))
  return (
    ellipse(px + r * 0.7, py + r * 0.2, r * 1.2, r * 0.5, '#0d1728', 0.18) +
    ellipse(px, py - r, r, r * 1.1, leaf) +
    ellipse(px - r * 0.25, py - r * 1.3, r * 0.6, r * 0.62, lighten(leaf, 0.14))
  )
}
