import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, corners, line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import { drawPerson } from './people'
import {
  doorGlow,
  drawDistance,
  drawGleams,
  drawGround,
  drawHedge,
  drawLampPost,
  drawSky,
  drawTree,
} from './surroundings'
import { drawTruckFront, drawTruckSide } from './vehicles'
import { drawSiteWall } from './walls'

const FOOT = 760

/** Three lit docks by night, their light on the wet apron. */
export function drawNightDock(palette: Palette, random: Random): string {
  const top = 170
  const parts = [drawSky(palette, random, 320), drawSiteWall(palette, -40, 1640, top, FOOT), drawGround(FOOT)]
  const truck = random.whole(0, 2)
  for (const [i, x] of [130, 620, 1110].entries()) {
    parts.push(circle(x + 180, 330, 420, 'url(#lamp)', { opacity: 0.7 }), rect(x - 26, 330, 412, 420, '#1b2634'))
    const open = i === truck || random.chance(0.6)
    parts.push(rect(x, 358, 360, 372, open ? '#ffd98c' : lighten(palette.wall, 0.22)))
    if (open) {
      for (let g = 0; g < 4; g += 1) {
        const h = random.between(90, 220)
        parts.push(rect(x + 14 + g * 86, 730 - h, 76, h, mix(random.pick(palette.goods), '#e0a050', 0.45)))
      }
      parts.push(rect(x, 358, 360, 60, lighten(palette.wall, 0.15)), drawPerson(palette, random, x + 190, 730, 230))
      parts.push(polygon(corners(x, FOOT, x + 360, FOOT, x + 460, 990, x - 100, 990), '#ffd98c', { opacity: 0.28 }))
    } else for (let y = 372; y < 730; y += 24) parts.push(rect(x, y, 360, 3, '#0d1728', { opacity: 0.2 }))
    parts.push(rect(x + 130, 268, 100, 44, '#f4f1ea', { rx: 6 }), rect(x + 150, 282, 60, 16, palette.accent))
    parts.push(rect(x - 26, 700, 34, 54, '#10161e'), rect(x + 352, 700, 34, 54, '#10161e'))
    parts.push(rect(x - 42, 640, 12, 12, open ? '#6fe08f' : '#e4604c', { rx: 6 }))
  }
  parts.push(drawGleams(random, { y: [800, 990], width: [60, 190], height: [3, 8], color: '#ffe6ad', opacity: 0.13 }))
  const x = [130, 620, 1110][truck === 2 ? 0 : truck + 1] ?? 130
  parts.push(drawTruckFront(palette, random, x + 50, 960, 260))
  return parts.join('')
}

/** Trucks side by side in the court, seen from their noses. */
export function drawTruckCourt(palette: Palette, random: Random): string {
  const parts = [
    drawSky(palette, random, 600),
    drawDistance(palette, random, 600),
    drawSiteWall(palette, -20, 1640, 430, 690),
    drawGround(690),
  ]
  for (let x = 40; x < 1600; x += 140) parts.push(rect(x, 540, 84, 120, doorGlow(palette, lighten(palette.wall, 0.35))))
  for (const x of [60, 820, 1520]) parts.push(drawLampPost(palette, x, 720, 420))
  for (let i = 0; i < 7; i += 1)
    parts.push(
      polygon(corners(i * 280 - 60, 720, i * 280 - 52, 720, i * 330 - 180, 1000, i * 330 - 196, 1000), '#f6e7b8', {
        opacity: 0.75,
      }),
    )
  for (let i = 0; i < 7; i += 1)
    if (random.chance(0.7)) parts.push(drawTruckFront(palette, random, 30 + i * 226, 760, 130))
  const first = random.between(-40, 60)
  for (let i = 0; i < 4; i += 1) parts.push(drawTruckFront(palette, random, first + i * 410, 962, 292))
  return parts.join('')
}

/** Silos in a row with a bridge over their heads, a truck beneath. */
export function drawSilos(palette: Palette, random: Random): string {
  const parts = [drawSky(palette, random, 640), drawDistance(palette, random, 640), drawGround(640)]
  const steel = mix(palette.wall, '#dfe6ec', 0.5)
  const count = random.whole(4, 5)
  const w = 1180 / count
  const left = random.between(60, 140)
  const top = random.between(230, 270)
  parts.push(
    drawSiteWall(palette, left + 1140, 1660, 400, FOOT),
    rect(left + 1230, 560, 170, 200, doorGlow(palette, darken(palette.trim, 0.15))),
  )
  for (let i = 0; i < count; i += 1) {
    const x = left + i * w
    parts.push(
      polygon(corners(x, top, x + w * 0.4, top - 64, x + w * 0.52, top - 64, x + w * 0.92, top), darken(steel, 0.18)),
    )
    parts.push(rect(x, top, w * 0.92, FOOT - top, steel))
    for (let y = top + 46; y < FOOT; y += 46) parts.push(rect(x, y, w * 0.92, 3, '#0d1728', { opacity: 0.13 }))
    parts.push(rect(x, top + 90, w * 0.92, 54, palette.accent), rect(x, top, w * 0.92, FOOT - top, 'url(#round)'))
    parts.push(rect(x + w * 0.3, FOOT - 120, w * 0.3, 120, darken(steel, 0.45), { rx: 6 }))
    for (let y = top + 10; y < FOOT - 10; y += 20) parts.push(rect(x + w * 0.78, y, 22, 3, '#33404d'))
  }
  parts.push(rect(left + 20, top - 110, 1150, 52, palette.trim), rect(left + 20, top - 96, 1150, 16, palette.glass))
  parts.push(
    polygon(corners(left + 1130, top - 108, left + 1190, top - 96, left + 1330, 404, left + 1270, 404), palette.trim),
  )
  parts.push(rect(0, FOOT, WIDTH, 14, darken(palette.ground, 0.25)), drawHedge(palette, random, 900, WIDTH, FOOT + 24))
  parts.push(rect(0, 860, WIDTH, 140, darken(palette.ground, 0.3)), drawLampPost(palette, 1480, 830, 330))
  parts.push(drawTruckSide(palette, random, random.between(100, 760), 960, 136))
  return parts.join('')
}

/** The gate: a booth, a barrier, a truck about to enter, halls behind. */
export function drawGate(palette: Palette, random: Random): string {
  const parts = [
    drawSky(palette, random, 600),
    drawDistance(palette, random, 600),
    drawGround(600),
    drawSiteWall(palette, 240, 900, 450, 640),
    drawSiteWall({ ...palette, wall: lighten(palette.wall, 0.1) }, 960, 1640, 400, 640),
  ]
  for (let i = 0; i < 10; i += 1)
    parts.push(drawTree(random, palette, random.between(0, WIDTH), 660, random.between(80, 150)))
  for (let x = 0; x < WIDTH; x += 18) parts.push(rect(x, 600, 2.5, 130, '#4a5b6d', { opacity: 0.7 }))
  for (let x = 0; x < WIDTH; x += 180) parts.push(rect(x, 584, 10, 150, '#33465c'))
  parts.push(
    rect(0, 598, WIDTH, 6, '#33465c'),
    rect(0, 730, WIDTH, 50, palette.green),
    rect(0, 770, WIDTH, 14, lighten(palette.ground, 0.35)),
  )
  parts.push(rect(0, 784, WIDTH, HEIGHT - 784, darken(palette.ground, 0.3)))
  const x = random.between(1020, 1100)
  parts.push(
    rect(x - 60, 790, 420, 30, lighten(palette.ground, 0.4)),
    rect(x, 480, 260, 320, lighten(palette.wall, 0.15)),
  )
  parts.push(
    rect(x - 50, 446, 360, 40, palette.accent),
    rect(x + 20, 530, 220, 120, palette.glass),
    rect(x + 124, 530, 8, 120, '#33465c'),
  )
  parts.push(
    rect(x, 480, 260, 320, 'url(#sheen)'),
    drawPerson(palette, random, x + 320, 812, 200),
    rect(x - 46, 660, 40, 150, '#f0b93a', { rx: 6 }),
  )
  const up = random.chance(0.5) ? -300 : -24
  parts.push(line([x - 26, 690], [x - 520, 690 + up], '#ffffff', 20))
  for (let i = 1; i < 8; i += 2)
    parts.push(
      line(
        [x - 26 - 61.75 * i, 690 + (up * i) / 8],
        [x - 26 - 61.75 * (i + 1), 690 + (up * (i + 1)) / 8],
        '#d8503e',
        20,
      ),
    )
  parts.push(drawTruckSide(palette, random, random.between(-240, -120), 956, 200))
  if (palette.daytime.lampsOn) parts.push(circle(x + 130, 590, 330, 'url(#lamp)'))
  return parts.join('')
}
