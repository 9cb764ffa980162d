import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import { polygon, rect, HEIGHT, WIDTH, type Point } from '../svg'

/** A look straight into a hall: everything runs to one vanishing point. */
export type View = { vx: number; vy: number; focal: number }

export const project = (view: View, x: number, y: number, z: number): Point => [
  view.vx + (view.focal * x) / z,
  view.vy - (view.focal * y) / z,
]

/** A piece of a wall at the side. */
export const sideQuad = (view: View, x: number, y0: number, y1: number, z0: number, z1: number): Point[] => [
  project(view, x, y0, z0),
  project(view, x, y1, z0),
  project(view, x, y1, z1),
  project(view, x, y0, z1),
]

/** A piece of a floor or a ceiling. */
export const flatQuad = (view: View, y: number, x0: number, x1: number, z0: number, z1: number): Point[] => [
  project(view, x0, y, z0),
  project(view, x1, y, z0),
  project(view, x1, y, z1),
  project(view, x0, y, z1),
]

/** A piece of a wall across the view. */
export function faceRect(view: View, z: number, x0: number, x1: number, y0: number, y1: number, fill: string): string {
  const [left, bottom] = project(view, x0, y0, z)
  const [right, top] = project(view, x1, y1, z)
  return rect(left, top, right - left, bottom - top, fill)
}

export const hazeOf = (palette: Palette): string =>
  mix('#eef1f2', palette.daytime.sky[2], palette.daytime.lampsOn ? 0.3 : 0.45)

export type Block = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number }

/** A box in the hall with the faces that are seen: its side, its top, its front. */
export function drawBlock(view: View, { x0, x1, y0, y1, z0, z1 }: Block, color: string): string {
  const eye = 0
  const side = x0 > eye ? x0 : x1 < eye ? x1 : null
  return [
    side === null ? '' : polygon(sideQuad(view, side, y0, y1, z0, z1), darken(color, 0.24)),
    y1 < eye ? polygon(flatQuad(view, y1, x0, x1, z0, z1), lighten(color, 0.22)) : '',
    faceRect(view, z0, x0, x1, y0, y1, color),
  ].join('')
}

export type Room = { half: number; floor: number; roof: number; far: number }
type Tones = { floor: string; wall: string; roof: string; end: string }

const NEAR = 1

/** Floor, ceiling, side walls, and the wall at the end of a hall, with the beams of its roof. */
export function drawRoom(view: View, { half, floor, roof, far }: Room, tones: Tones): string {
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, tones.wall),
    polygon(flatQuad(view, roof, -half, half, NEAR, far), tones.roof),
    polygon(flatQuad(view, floor, -half, half, NEAR, far), tones.floor),
    polygon(sideQuad(view, -half, floor, roof, NEAR, far), tones.wall),
    polygon(sideQuad(view, half, floor, roof, NEAR, far), darken(tones.wall, 0.08)),
    faceRect(view, far, -half, half, floor, roof, tones.end),
  ]
  for (let z = far - 2; z > 2; z -= 4)
    parts.push(faceRect(view, z, -half, half, roof - 0.35, roof, darken(tones.roof, 0.16)))
  for (let z = far; z > 2; z -= 3)
    parts.push(polygon(sideQuad(view, half, floor, roof, z - 0.06, z), '#0d1728', { opacity: 0.1 }))
  for (let z = far; z > 2; z -= 3)
    parts.push(polygon(sideQuad(view, -half, floor, roof, z - 0.06, z), '#0d1728', { opacity: 0.08 }))
  return parts.join('')
}

/** Rows of lamps under the roof, running into the depth. */
export function drawLamps(view: View, { roof, far }: Room, rows: readonly number[], width = 0.16): string {
  const parts: string[] = []
  for (const x of rows)
    for (let z = far; z > 2.6; z -= 3)
      parts.push(polygon(flatQuad(view, roof - 0.36, x - width, x + width, z - 1.7, z), '#fffaf0', { opacity: 0.95 }))
  return parts.join('')
}

/** A line painted on the floor, running into the depth. */
export const drawLane = (view: View, floor: number, x: number, far: number, color: string, width = 0.06): string =>
  polygon(flatQuad(view, floor, x - width, x + width, NEAR, far), color, { opacity: 0.85 })

/** How much of the hall's air lies before something at a depth. */
export const fogAt = (z: number, far: number): number => Math.min(0.7, Math.max(0, z / far) ** 1.2 * 0.7)
