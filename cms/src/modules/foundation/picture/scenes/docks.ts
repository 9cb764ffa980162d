import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, line, polygon, rect, WIDTH } from '../svg'
import { doorGlow, drawDistance, drawGround, drawHedge, drawLampPost, drawSky, drawTree } from './surroundings'
import { drawCar, drawTruckFront, drawTruckSide } from './vehicles'

const FOOT = 690

type Building = { left: number; right: number; top: number }

function drawWall(palette: Palette, random: Random, { left, right, top }: Building): string {
  const width = right - left
  const ribs: string[] = []
  for (let x = left + 9; x < right; x += 18) ribs.push(rect(x, top, 2, FOOT - top, '#0d1728', { opacity: 0.045 }))
  const panels: string[] = []
  const bay = random.between(190, 260)
  for (let x = left + bay; x < right - 40; x += bay)
    panels.push(rect(x, top, 4, FOOT - top, darken(palette.wall, 0.2), { opacity: 0.5 }))
  const bandHeight = random.between(26, 58)
  return [
    rect(left, top, width, FOOT - top, palette.wall),
    ribs.join(''),
    panels.join(''),
    rect(left, top + 26, width, bandHeight, palette.accent),
    rect(left, top, width, FOOT - top, 'url(#sheen)'),
    rect(left - 8, top - 14, width + 16, 18, palette.trim),
    rect(left, FOOT - 34, width, 34, darken(palette.wall, 0.42)),
  ].join('')
}

function drawWindows(palette: Palette, { left, right, top }: Building): string {
  const parts: string[] = []
  for (let x = left + 50; x < right - 90; x += 96) {
    parts.push(rect(x, top + 108, 66, 22, palette.glass), rect(x, top + 108, 66, 22, 'url(#sheen)'))
  }
  return parts.join('')
}

function drawOffice(palette: Palette, random: Random, left: number, width: number, top: number): string {
  const floors = random.whole(2, 3)
  const floorHeight = (FOOT - top - 20) / floors
  const parts = [
    rect(left, top, width, FOOT - top, darken(palette.trim, 0.1)),
    rect(left - 6, top - 10, width + 12, 12, palette.trim),
  ]
  for (let floor = 0; floor < floors; floor += 1) {
    for (let x = left + 12; x < left + width - 30; x += 42) {
      const lightOn = palette.daytime.lampsOn && random.chance(0.7)
      const pane = palette.daytime.lampsOn && !lightOn ? '#2a3d5a' : palette.glass
      parts.push(
        rect(x, top + 14 + floor * floorHeight, 36, floorHeight - 14, pane, { opacity: random.between(0.82, 1) }),
      )
    }
  }
  parts.push(
    polygon(
      [
        [left + width * 0.3, FOOT],
        [left + width * 0.62, top],
        [left + width * 0.86, top],
        [left + width * 0.54, FOOT],
      ],
      '#ffffff',
      { opacity: 0.1 },
    ),
    rect(left - 10, FOOT - 74, width * 0.6, 8, palette.accent),
  )
  return parts.join('')
}

function drawDoor(palette: Palette, x: number, width: number, open: boolean): string {
  const height = width * 1.18
  const top = FOOT - 26 - height
  const slats: string[] = []
  const face = open ? doorGlow(palette, '#2b3a4c') : lighten(palette.wall, 0.35)
  const lowest = open ? top : top + height
  for (let y = top + 12; y < lowest; y += 13) slats.push(rect(x, y, width, 1.5, '#0d1728', { opacity: 0.13 }))
  const light = palette.daytime.lampsOn ? circle(x + width / 2, top - 14, width * 0.85, 'url(#lamp)') : ''
  return [
    rect(x - 10, top - 10, width + 20, height + 12, darken(palette.trim, 0.35)),
    rect(x, top, width, height, face),
    slats.join(''),
    open ? rect(x, top, width, height * 0.22, lighten(palette.wall, 0.3)) : '',
    rect(x - 10, FOOT - 26, 9, 22, '#1d2733'),
    rect(x + width + 1, FOOT - 26, 9, 22, '#1d2733'),
    rect(x + width / 2 - 9, top - 30, 18, 13, '#ffffff', { opacity: 0.75, rx: 2 }),
    light,
  ].join('')
}

function drawApron(palette: Palette, vanish: number, doors: readonly number[], doorWidth: number): string {
  const parts = [rect(0, FOOT, WIDTH, 12, darken(palette.ground, 0.3), { opacity: 0.6 })]
  for (const x of doors) {
    for (const edge of [x - 16, x + doorWidth + 16]) {
      const foot = vanish + (edge - vanish) * 1.42
      parts.push(
        polygon(
          [
            [edge - 1.5, FOOT + 12],
            [edge + 1.5, FOOT + 12],
            [foot + 4, FOOT + 140],
            [foot - 4, FOOT + 140],
          ],
          '#f6e7b8',
          { opacity: 0.75 },
        ),
      )
    }
  }
  return parts.join('')
}

function drawRoad(palette: Palette): string {
  const dashes: string[] = []
  for (let x = -30; x < WIDTH; x += 130) dashes.push(rect(x, 936, 70, 6, '#f8f3e2', { opacity: 0.7 }))
  return [
    rect(0, 846, WIDTH, 26, palette.green),
    rect(0, 868, WIDTH, 8, lighten(palette.ground, 0.35)),
    rect(0, 876, WIDTH, 124, darken(palette.ground, 0.36)),
    dashes.join(''),
  ].join('')
}

/** The loading side of a warehouse: doors, trailers on the docks, a truck passing on the road in front. */
export function drawDocks(palette: Palette, random: Random): string {
  const building: Building = {
    left: random.between(40, 190),
    right: random.between(1420, 1580),
    top: random.between(330, 420),
  }
  const officeLeft = random.chance(0.5)
  const officeWidth = random.between(200, 280)
  const officeTop = building.top - random.between(-30, 60)
  const first = building.left + (officeLeft ? officeWidth + 50 : 60)
  const last = building.right - (officeLeft ? 60 : officeWidth + 50)
  const count = random.whole(5, 8)
  const pitch = (last - first) / count
  const doorWidth = Math.min(104, pitch * 0.6)
  const doors = Array.from({ length: count }, (_, i) => first + i * pitch + (pitch - doorWidth) / 2)
  const parts = [
    drawSky(palette, random, 620),
    drawDistance(palette, random, 620),
    rect(0, 618, WIDTH, 80, mix(palette.green, palette.hill, 0.3)),
  ]
  for (let i = 0; i < 9; i += 1)
    parts.push(drawTree(random, palette, random.between(0, WIDTH), 660, random.between(90, 150)))
  parts.push(drawGround(FOOT), drawWall(palette, random, building), drawWindows(palette, building))
  parts.push(
    drawOffice(
      palette,
      random,
      officeLeft ? building.left - 12 : building.right - officeWidth + 12,
      officeWidth,
      officeTop,
    ),
  )
  for (const x of doors) parts.push(drawDoor(palette, x, doorWidth, random.chance(0.35)))
  parts.push(drawApron(palette, 800, doors, doorWidth))
  for (const x of doors)
    if (random.chance(0.45)) parts.push(drawTruckFront(palette, random, x - 6, FOOT + 62, doorWidth + 12))
  for (const x of [building.left - 60, building.right + 40]) parts.push(drawLampPost(palette, x, 770, 300))
  if (random.chance(0.7))
    parts.push(drawCar(palette, random, officeLeft ? building.left + 30 : building.right - 190, FOOT + 90, 62))
  parts.push(drawRoad(palette), drawHedge(palette, random, -20, WIDTH, 868))
  if (random.chance(0.75)) parts.push(drawTruckSide(palette, random, random.between(80, 880), 968, 128))
  parts.push(line([0, 999], [WIDTH, 999], darken(palette.ground, 0.5), 4))
  return parts.join('')
}
