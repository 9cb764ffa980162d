import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { corners, path, polygon, rect, WIDTH } from '../svg'
import { doorGlow, drawDistance, drawGround, drawHedge, drawLampPost, drawSky, drawTree } from './surroundings'
import { drawRoadside, TOWN_FOOT } from './roadside'
import { drawCar, drawTruckFront, drawTruckSide } from './vehicles'

const arch = (x: number, y: number, w: number, h: number) =>
  `M ${x} ${y + h} V ${y + w * 0.5} A ${w * 0.5} ${w * 0.5} 0 0 1 ${x + w} ${y + w * 0.5} V ${y + h} Z`

function drawBricks(random: Random, color: string, left: number, right: number, top: number): string {
  const parts = [rect(left, top, right - left, TOWN_FOOT - top, color)]
  for (let y = top; y < TOWN_FOOT; y += 12) parts.push(rect(left, y, right - left, 1.5, '#ffffff', { opacity: 0.13 }))
  for (let i = 0; i < 240; i += 1) {
    const x = random.between(left, right - 26)
    const y = top + Math.floor(random.between(0, (TOWN_FOOT - top) / 12)) * 12
    parts.push(rect(x, y + 1.5, 24, 10, random.chance(0.5) ? '#0d1728' : '#ffffff', { opacity: 0.08 }))
  }
  return parts.join('')
}

function drawArchWindow(palette: Palette, color: string, x: number, y: number, w: number, h: number): string {
  const bars = [1, 2].map((i) => rect(x + (w * i) / 3 - 1.5, y, 3, h, darken(color, 0.6)))
  for (let at = y + w * 0.5; at < y + h; at += 30) bars.push(rect(x, at, w, 3, darken(color, 0.6)))
  return [
    path(arch(x - 9, y - 9, w + 18, h + 9), lighten(color, 0.3)),
    path(arch(x, y, w, h), palette.glass),
    bars.join(''),
    rect(x - 12, y + h, w + 24, 9, lighten(color, 0.4)),
  ].join('')
}

function drawBays(palette: Palette, color: string, left: number, right: number, top: number): string {
  const parts: string[] = []
  const bays = 8
  const pitch = (right - left) / bays
  for (let bay = 0; bay < bays; bay += 1) {
    const x = left + bay * pitch + pitch * 0.24
    for (const y of [top + 46, top + 222]) parts.push(drawArchWindow(palette, color, x, y, pitch * 0.52, 124))
    parts.push(rect(left + bay * pitch - 7, top, 14, TOWN_FOOT - top, darken(color, 0.14)))
    if (bay % 2 === 1) {
      parts.push(
        path(
          arch(x - 20, top + 400, pitch * 0.52 + 40, TOWN_FOOT - top - 400),
          doorGlow(palette, darken(palette.accent, 0.25)),
        ),
      )
      parts.push(rect(x + pitch * 0.26 - 2, top + 410, 4, TOWN_FOOT - top - 410, '#0d1728', { opacity: 0.3 }))
    } else parts.push(drawArchWindow(palette, color, x, top + 410, pitch * 0.52, 100))
  }
  return parts.join('')
}

/** An old brick warehouse of three floors with arched windows, made new. */
export function drawBrick(palette: Palette, random: Random): string {
  const { ambient, ambientAmount } = palette.daytime
  const color = mix(random.pick(['#a4573f', '#b0654a', '#94503f', '#a86b52']), ambient, ambientAmount)
  const left = random.between(90, 180)
  const right = random.between(1420, 1510)
  const top = random.between(190, 230)
  const parts = [drawSky(palette, random, 640), drawDistance(palette, random, 640), drawGround(640)]
  const stack = random.chance(0.5) ? left + 120 : right - 190
  parts.push(polygon(corners(stack, top, stack + 12, 40, stack + 58, 40, stack + 70, top), darken(color, 0.16)))
  parts.push(
    drawBricks(random, color, left, right, top),
    rect(left - 14, top - 18, right - left + 28, 26, lighten(color, 0.25)),
  )
  parts.push(drawBays(palette, color, left, right, top))
  parts.push(
    rect(left, top + 366, right - left, 14, palette.trim),
    rect(left, top, right - left, TOWN_FOOT - top, 'url(#sheen)'),
  )
  parts.push(rect(left, TOWN_FOOT - 30, right - left, 30, darken(color, 0.5)), drawRoadside(palette))
  for (const x of [left - 50, right + 44]) parts.push(drawTree(random, palette, x, TOWN_FOOT + 12, 280))
  for (const x of [left + 250, right - 250]) parts.push(drawLampPost(palette, x, TOWN_FOOT + 34, 250))
  parts.push(
    random.chance(0.6)
      ? drawTruckSide(palette, random, random.between(200, 800), 962, 116)
      : drawCar(palette, random, 500, 950, 90),
  )
  return parts.join('')
}

function drawRamp(palette: Palette, x: number, top: number, floors: number, each: number): string {
  const concrete = lighten(palette.ground, 0.3)
  const parts = [rect(x, top, 250, TOWN_FOOT - top, darken(palette.ground, 0.45))]
  for (let floor = 0; floor <= floors; floor += 1) {
    const y = top + floor * each
    parts.push(polygon(corners(x, y, x + 250, y - 40, x + 250, y + 4, x, y + 44), concrete))
    parts.push(polygon(corners(x, y + 44, x + 250, y + 4, x + 250, y + 14, x, y + 54), '#0d1728', { opacity: 0.3 }))
  }
  parts.push(rect(x, top - 40, 250, TOWN_FOOT - top + 40, 'url(#round)'))
  return parts.join('')
}

/** A warehouse of several floors in a city, trucks on a ramp to each. */
export function drawMultiStory(palette: Palette, random: Random): string {
  const floors = random.whole(4, 5)
  const left = random.between(150, 230)
  const right = 1330
  const top = random.between(130, 170)
  const each = (TOWN_FOOT - top) / floors
  const parts = [drawSky(palette, random, 680), drawDistance(palette, random, 680), drawGround(680)]
  parts.push(
    drawRamp(palette, right - 10, top + 10, floors - 1, each),
    rect(left, top, right - left, TOWN_FOOT - top, palette.wall),
  )
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * each
    parts.push(rect(left, y + each * 0.34, right - left, each * 0.66, darken(palette.trim, 0.25)))
    for (let x = left + 20; x < right - 100; x += 118) {
      const open = random.chance(0.3)
      const face = open ? doorGlow(palette, '#2b3a4c') : lighten(palette.wall, 0.3)
      parts.push(rect(x, y + each * 0.44, 84, each * 0.5, face))
      if (!open)
        for (let s = 1; s < 5; s += 1)
          parts.push(rect(x, y + each * (0.44 + s * 0.1), 84, 2, '#0d1728', { opacity: 0.15 }))
      if (random.chance(0.35))
        parts.push(drawTruckFront(palette, random, x + 12, y + each * 0.98, Math.min(62, each * 0.42)))
    }
    parts.push(rect(left - 16, y + each * 0.93, right - left + 16, each * 0.07 + 3, lighten(palette.ground, 0.35)))
    parts.push(rect(left, y, right - left, each * 0.1, palette.accent, { opacity: floor === 0 ? 1 : 0.55 }))
  }
  parts.push(
    rect(left, top, right - left, TOWN_FOOT - top, 'url(#sheen)'),
    rect(left - 10, top - 14, right - left + 20, 20, palette.trim),
  )
  parts.push(drawRoadside(palette), drawHedge(palette, random, -20, WIDTH, TOWN_FOOT + 26))
  for (const x of [60, 1560]) parts.push(drawTree(random, palette, x, TOWN_FOOT + 14, 230))
  parts.push(drawTruckSide(palette, random, random.between(60, 900), 964, 112))
  return parts.join('')
}
