import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, corners, ellipse, line, path, polygon, rect, WIDTH } from '../svg'
import { drawPerson } from './people'
import { doorGlow, drawDistance, drawGround, drawLampPost, drawSky } from './surroundings'
import { drawSiteWall } from './walls'

function drawWings(palette: Palette, skin: string, x: number, y: number): string {
  const parts: string[] = []
  parts.push(
    polygon(corners(x + 1010, y + 90, x + 1270, y + 40, x + 1330, y + 40, x + 1150, y + 120), darken(skin, 0.14)),
  )
  parts.push(
    polygon(corners(x + 500, y + 180, x + 700, y + 180, x + 930, y + 262, x + 880, y + 270), darken(skin, 0.22)),
  )
  parts.push(
    rect(x + 520, y + 214, 170, 84, darken(skin, 0.1), { rx: 40 }),
    rect(x + 520, y + 214, 40, 84, palette.accent, { rx: 20 }),
  )
  return parts.join('')
}

function drawPlane(palette: Palette, x: number, y: number): string {
  const skin = mix('#f5f7f9', palette.daytime.ambient, palette.daytime.ambientAmount * 0.8)
  const parts = [ellipse(x + 560, 850, 640, 26, '#0d1728', 0.28)]
  for (const wx of [250, 640, 720])
    parts.push(
      rect(x + wx - 6, y + 200, 12, 90, '#5b6875'),
      circle(x + wx, y + 304, 30, '#1d2733'),
      circle(x + wx, y + 304, 13, '#a9b4bf'),
    )
  parts.push(polygon(corners(x + 960, y + 30, x + 1150, y - 240, x + 1250, y - 240, x + 1180, y + 70), palette.accent))
  parts.push(
    polygon(corners(x + 1060, y - 112, x + 1104, y - 174, x + 1226, y - 174, x + 1210, y - 112), '#ffffff', {
      opacity: 0.75,
    }),
  )
  parts.push(
    path(
      `M ${x} ${y + 130} C ${x + 20} ${y + 20}, ${x + 160} ${y}, ${x + 240} ${y} L ${x + 1010} ${y} C ${x + 1100} ${y}, ${x + 1200} ${y + 20}, ${x + 1240} ${y + 50} C ${x + 1120} ${y + 150}, ${x + 980} ${y + 230}, ${x + 760} ${y + 240} L ${x + 220} ${y + 240} C ${x + 80} ${y + 240}, ${x + 4} ${y + 200}, ${x} ${y + 130} Z`,
      skin,
    ),
  )
  parts.push(
    path(
      `M ${x + 12} ${y + 180} C ${x + 60} ${y + 232}, ${x + 140} ${y + 240}, ${x + 220} ${y + 240} L ${x + 760} ${y + 240} C ${x + 900} ${y + 236}, ${x + 1000} ${y + 200}, ${x + 1080} ${y + 160} L ${x + 12} ${y + 176} Z`,
      '#0d1728',
      { opacity: 0.14 },
    ),
  )
  parts.push(
    polygon(corners(x + 46, y + 82, x + 78, y + 44, x + 150, y + 44, x + 142, y + 86), '#37506d'),
    rect(x + 210, y + 118, 800, 16, palette.accent),
  )
  parts.push(drawWings(palette, skin, x, y))
  return parts.join('')
}

function drawLoader(palette: Palette, random: Random, x: number): string {
  const parts: string[] = []
  parts.push(line([x + 300, 850], [x + 430, 700], '#33404d', 14), line([x + 430, 850], [x + 300, 700], '#33404d', 14))
  parts.push(rect(x + 250, 690, 250, 20, '#f0b93a'), rect(x + 250, 846, 250, 26, '#f0b93a'))
  for (const wx of [290, 460]) parts.push(circle(x + wx, 878, 24, '#1d2733'), circle(x + wx, 878, 10, '#a9b4bf'))
  parts.push(
    rect(x + 276, 590, 96, 100, lighten(palette.rack, 0.45)),
    rect(x + 380, 604, 90, 86, random.pick(palette.goods)),
  )
  for (let i = 0; i < 4; i += 1) {
    const at = x + 640 + i * 150
    parts.push(
      rect(at, 872, 132, 12, '#33404d'),
      rect(at + 8, 790, 116, 82, i % 2 ? random.pick(palette.goods) : '#c3ced8'),
      rect(at + 8, 790, 116, 82, 'url(#sheen)'),
    )
    parts.push(circle(at + 26, 892, 13, '#1d2733'), circle(at + 108, 892, 13, '#1d2733'))
  }
  return parts.join('')
}

/** Air cargo: a freighter at its hall, a loader at the open hatch. */
export function drawAirCargo(palette: Palette, random: Random): string {
  const parts = [drawSky(palette, random, 620), drawDistance(palette, random, 620), drawGround(620)]
  const left = random.between(-60, 60)
  parts.push(drawSiteWall(palette, left, left + 760, 420, 660))
  for (let x = left + 40; x < left + 700; x += 150)
    parts.push(rect(x, 520, 104, 140, doorGlow(palette, darken(palette.trim, 0.1))))
  for (const x of [900, 1500]) parts.push(drawLampPost(palette, x, 690, 380))
  parts.push(polygon(corners(0, 900, WIDTH, 860, WIDTH, 872, 0, 914), '#f0b93a', { opacity: 0.9 }))
  const x = random.between(150, 230)
  parts.push(
    drawPlane(palette, x, 510),
    rect(x + 290, 524, 150, 96, '#22303f', { rx: 6 }),
    polygon(corners(x + 290, 524, x + 440, 524, x + 452, 440, x + 278, 440), '#e3e9ee'),
  )
  parts.push(drawLoader(palette, random, x))
  parts.push(drawPerson(palette, random, x + 560, 910, 130))
  return parts.join('')
}
