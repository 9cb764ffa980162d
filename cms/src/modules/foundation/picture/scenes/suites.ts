import { darken, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawLamps, drawRoom, faceRect, flatQuad, fogAt, sideQuad, type Room, type View } from './hall'

/** A corridor of small suites, each behind a bright door of its own. */
export function drawSuites(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(660, 940), vy: random.between(450, 520), focal: 660 }
  const room: Room = { half: 2.6, floor: -1.6, roof: 1.9, far: 30 }
  const wall = mix('#f3f5f6', palette.daytime.ambient, palette.daytime.ambientAmount * 0.5)
  const parts = [
    drawRoom(view, room, { floor: mix(palette.ground, wall, 0.55), wall, roof: mix(wall, '#9aa7b4', 0.25), end: wall }),
  ]
  parts.push(faceRect(view, room.far, -1.2, 1.2, -1.6, 1, 'url(#sky)'), drawLamps(view, room, [0], 0.3))
  const paint = mix(palette.accent, '#ffffff', 0.04)
  for (let z = 26.9; z > 0.8; z -= 2.6) {
    const fog = fogAt(z, room.far)
    for (const side of [-1, 1]) {
      const x = side * 2.58
      const door = mix(paint, wall, fog)
      parts.push(polygon(sideQuad(view, x, -1.6, 0.95, z - 0.12, z + 1.92), mix(darken(wall, 0.3), wall, fog)))
      parts.push(polygon(sideQuad(view, x, -1.6, 0.85, z, z + 1.8), side > 0 ? darken(door, 0.12) : door))
      for (let y = -1.4; y < 0.8; y += 0.22)
        parts.push(polygon(sideQuad(view, x, y, y + 0.03, z, z + 1.8), '#0d1728', { opacity: 0.16 }))
      parts.push(polygon(sideQuad(view, x, 1.1, 1.45, z + 0.6, z + 1.2), mix(palette.trim, wall, fog)))
      parts.push(
        polygon(flatQuad(view, -1.59, side * 1.3, side * 2.6, z, z + 1.8), mix(paint, wall, 0.5), { opacity: 0.3 }),
      )
    }
  }
  if (palette.daytime.lampsOn) parts.push(rect(0, 0, WIDTH, HEIGHT, '#ffcf8a', { opacity: 0.07 }))
  return parts.join('')
}
