import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, corners, polygon, rect, WIDTH } from '../svg'
import { drawPerson } from './people'
import { doorGlow, drawDistance, drawGround, drawSky } from './surroundings'
import { drawSiteWall } from './walls'

function drawWagon(palette: Palette, x: number, base: number, color: string, open: boolean): string {
  const parts = [
    rect(x, base - 250, 520, 200, color, { rx: 6 }),
    rect(x - 6, base - 262, 532, 20, darken(color, 0.3), { rx: 8 }),
  ]
  for (let rx = x + 20; rx < x + 510; rx += 26) parts.push(rect(rx, base - 240, 4, 186, '#0d1728', { opacity: 0.14 }))
  parts.push(rect(x + 180, base - 240, 160, 186, open ? '#2b3a4c' : lighten(color, 0.14)))
  if (open)
    parts.push(
      rect(x + 196, base - 150, 60, 96, palette.goods[0] ?? '#cfa274'),
      rect(x + 262, base - 190, 64, 136, palette.goods[2] ?? '#cfa274'),
    )
  parts.push(rect(x, base - 250, 520, 200, 'url(#sheen)'), rect(x - 14, base - 54, 548, 18, '#22303f'))
  for (const wx of [60, 140, 380, 460])
    parts.push(circle(x + wx, base - 26, 28, '#1d2733'), circle(x + wx, base - 26, 13, '#8793a0'))
  return parts.join('')
}

/** A rail siding: wagons along a covered platform. */
export function drawRail(palette: Palette, random: Random): string {
  const parts = [
    drawSky(palette, random, 560),
    drawDistance(palette, random, 560),
    drawGround(560),
    drawSiteWall(palette, 90, 1640, 250, 640),
  ]
  for (let x = 150; x < 1560; x += 210) {
    parts.push(
      rect(x, 420, 130, 180, doorGlow(palette, darken(palette.trim, 0.2))),
      rect(x, 420, 130, 40, lighten(palette.wall, 0.3)),
    )
    if (random.chance(0.5)) parts.push(rect(x + 20, 520, 80, 80, random.pick(palette.goods)))
  }
  parts.push(
    polygon(corners(60, 350, 1640, 350, 1640, 392, 20, 392), palette.trim),
    rect(20, 388, 1620, 10, darken(palette.trim, 0.4)),
  )
  for (let x = 110; x < 1600; x += 315) parts.push(rect(x, 396, 14, 230, palette.trim))
  parts.push(
    rect(30, 600, 1610, 46, lighten(palette.ground, 0.35)),
    rect(30, 618, 1610, 8, '#f0b93a'),
    rect(30, 646, 1610, 60, darken(palette.ground, 0.25)),
  )
  parts.push(drawPerson(palette, random, random.between(200, 1400), 606, 120))
  const gravel = mix('#8b8076', palette.daytime.ambient, palette.daytime.ambientAmount)
  parts.push(rect(0, 700, WIDTH, 300, gravel), rect(0, 700, WIDTH, 300, 'url(#shade)'))
  for (const [y, size] of [
    [838, 1],
    [962, 1.3],
  ] as const) {
    for (let x = -20; x < WIDTH; x += 52)
      parts.push(rect(x, y - 6, 30 * size, 22 * size, darken('#6d5644', palette.daytime.ambientAmount)))
    parts.push(rect(0, y - 4, WIDTH, 7 * size, '#aab3bb'), rect(0, y + 12 * size, WIDTH, 5 * size, '#5f6872'))
  }
  const start = random.between(-380, -120)
  for (let i = 0; i < 4; i += 1)
    parts.push(drawWagon(palette, start + i * 556, 838, random.pick(palette.vehicles), random.chance(0.5)))
  return parts.join('')
}
