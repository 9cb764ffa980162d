import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, corners, line, polygon, rect, WIDTH } from '../svg'
import { drawDistance, drawGround, drawHedge, drawSky, drawTree } from './surroundings'
import { drawCar } from './vehicles'
import { drawRoadside, TOWN_FOOT } from './roadside'

function drawGlass(palette: Palette, random: Random, left: number, right: number, top: number): string {
  const parts: string[] = []
  const cols = 11
  const w = (right - left - 24) / cols
  const rows = 4
  const h = (TOWN_FOOT - top - 24) / rows
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      const dark = palette.daytime.lampsOn && random.chance(0.35)
      const pane = dark ? '#2a3d5a' : mix(palette.glass, palette.daytime.sky[1], random.between(0, 0.35))
      parts.push(rect(left + 12 + col * w + 3, top + 14 + row * h, w - 6, h - 10, pane))
    }
  parts.push(
    polygon(corners(left + 120, TOWN_FOOT, left + 420, top, left + 560, top, left + 260, TOWN_FOOT), '#ffffff', {
      opacity: 0.13,
    }),
  )
  return parts.join('')
}

function drawEntrance(palette: Palette, door: number): string {
  const parts: string[] = []
  parts.push(
    rect(door - 90, TOWN_FOOT - 190, 420, 20, palette.accent),
    rect(door - 70, TOWN_FOOT - 170, 12, 170, palette.trim),
  )
  parts.push(
    rect(door + 300, TOWN_FOOT - 170, 12, 170, palette.trim),
    rect(door, TOWN_FOOT - 160, 240, 160, palette.daytime.lampsOn ? '#ffe6ad' : '#dcebf4'),
  )
  for (const x of [door, door + 78, door + 158, door + 236]) parts.push(rect(x, TOWN_FOOT - 160, 5, 160, '#33465c'))
  return parts.join('')
}

function drawFlags(palette: Palette, left: number, top: number): string {
  const parts: string[] = []
  for (const x of [left, left + 50]) {
    parts.push(
      line([x, TOWN_FOOT], [x, top - 60], '#c9d3dc', 6),
      polygon(corners(x, top - 58, x + 70, top - 50, x, top - 10), palette.accent),
    )
  }
  return parts.join('')
}

/** The front of the offices: glass, a canopy, trees, a visitor's car. */
export function drawOfficeFront(palette: Palette, random: Random): string {
  const left = random.between(240, 330)
  const right = left + random.between(860, 960)
  const top = random.between(220, 270)
  const parts = [drawSky(palette, random, 660), drawDistance(palette, random, 660), drawGround(660)]
  parts.push(rect(-20, top + 150, WIDTH + 40, TOWN_FOOT - top - 150, palette.wall))
  for (let x = -20; x < WIDTH; x += 22)
    parts.push(rect(x, top + 150, 2, TOWN_FOOT - top - 150, '#0d1728', { opacity: 0.06 }))
  parts.push(
    rect(-20, top + 140, WIDTH + 40, 22, palette.trim),
    rect(left, top, right - left, TOWN_FOOT - top, darken(palette.trim, 0.2)),
  )
  parts.push(drawGlass(palette, random, left, right, top))
  const door = left + (right - left) * 0.36
  parts.push(drawEntrance(palette, door))
  parts.push(
    rect(left - 12, top - 16, right - left + 24, 22, lighten(palette.trim, 0.2)),
    rect(right - 200, top + 30, 150, 54, palette.accent, { rx: 8 }),
  )
  parts.push(rect(right - 180, top + 50, 110, 12, '#ffffff', { opacity: 0.9 }), drawRoadside(palette))
  parts.push(
    polygon(
      corners(door, TOWN_FOOT, door + 240, TOWN_FOOT, door + 340, TOWN_FOOT + 90, door - 100, TOWN_FOOT + 90),
      lighten(palette.ground, 0.4),
    ),
  )
  parts.push(
    drawHedge(palette, random, -20, door - 60, TOWN_FOOT + 16),
    drawHedge(palette, random, door + 320, WIDTH, TOWN_FOOT + 16),
  )
  for (const x of [70, 190, right + 90, 1520])
    parts.push(drawTree(random, palette, x, TOWN_FOOT + 20, random.between(250, 330)))
  parts.push(drawFlags(palette, right + 190, top))
  parts.push(
    drawCar(palette, random, random.between(120, 420), 944, 92),
    drawCar(palette, random, random.between(900, 1280), 956, 92),
  )
  if (palette.daytime.lampsOn) parts.push(circle(door + 120, TOWN_FOOT - 90, 320, 'url(#lamp)'))
  return parts.join('')
}
