import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, line, polygon, rect, HEIGHT, WIDTH } from '../svg'
import {
  drawBlock,
  drawLamps,
  drawLane,
  drawRoom,
  faceRect,
  fogAt,
  project,
  sideQuad,
  type Room,
  type View,
} from './hall'
import { drawPerson } from './people'
import { drawGleams } from './surroundings'

const ICE = '#e6f1f8'

/** One side of a rack that runs into the depth, in air of a given color. */
function drawRackRun(
  view: View,
  palette: Palette,
  random: Random,
  run: { side: number; x: number; levels: number; level: number; floor: number; far: number; air: string },
): string {
  const { side, levels, level, floor, far, air } = run
  const x = side * run.x
  const parts: string[] = []
  for (let z = 0.7 + Math.floor((far - 1) / 2.4) * 2.4; z > 0.6; z -= 2.4) {
    const fog = fogAt(z, far)
    const back = mix(darken(palette.rack, 0.4), air, 0.35 + fog * 0.6)
    parts.push(polygon(sideQuad(view, x, floor, floor + levels * level, z, z + 2.4), back))
    for (let i = 0; i < levels; i += 1) {
      const y = floor + i * level
      for (const from of [z + 1.25, z + 0.12]) {
        if (random.chance(0.12)) continue
        const goods = mix(random.pick(palette.goods), air, 0.12 + fog)
        const top = y + level * random.between(0.5, 0.84)
        parts.push(polygon(sideQuad(view, x, y + 0.12, top, from, from + 1.05), side > 0 ? darken(goods, 0.1) : goods))
        parts.push(
          polygon(sideQuad(view, x, y + 0.12, top, from + 0.48, from + 0.54), darken(goods, 0.2), { opacity: 0.6 }),
        )
      }
      parts.push(polygon(sideQuad(view, x, y, y + 0.12, z, z + 2.4), mix(palette.beam, air, fog)))
    }
    parts.push(polygon(sideQuad(view, x, floor, floor + levels * level, z, z + 0.12), mix(palette.rack, air, fog)))
  }
  return parts.join('')
}

function drawCooler(view: View, x: number, z: number, far: number): string {
  const body = mix('#c7d6e2', ICE, fogAt(z, far))
  const parts = [drawBlock(view, { x0: x, x1: x + 2.6, y0: 2.4, y1: 3.6, z0: z, z1: z + 1 }, body)]
  for (const at of [0.7, 1.9]) {
    const [cx, cy] = project(view, x + at, 3, z)
    const r = (view.focal * 0.42) / z
    parts.push(circle(cx, cy, r, '#5f7d95'), circle(cx, cy, r * 0.7, '#86a3b8'), circle(cx, cy, r * 0.2, '#3d5567'))
  }
  return parts.join('')
}

/** A cold room: insulated panels, fans under the ceiling, mist over the floor. */
export function drawColdRoom(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(680, 920), vy: random.between(500, 540), focal: 640 }
  const room: Room = { half: 5.4, floor: -1.6, roof: 4, far: 24 }
  const parts = [drawRoom(view, room, { floor: '#b9cfde', wall: ICE, roof: '#d3e3ee', end: '#dcebf4' })]
  parts.push(drawLamps(view, room, [-1.4, 1.4], 0.12))
  parts.push(faceRect(view, room.far, -2.2, 2.2, -1.6, 2, '#8fb2c9'))
  for (let x = -2; x < 2; x += 0.4) parts.push(faceRect(view, room.far, x, x + 0.34, -1.6, 1.8, '#cfe6f3'))
  for (const side of [-1, 1]) {
    const run = { side, x: 3.2, levels: 3, level: 1.55, floor: -1.6, far: room.far, air: ICE }
    parts.push(drawRackRun(view, palette, random, run))
  }
  for (const z of [18, 12, 7.5]) parts.push(drawCooler(view, -1.3, z, room.far))
  for (const x of [-2.5, 2.5]) parts.push(drawLane(view, room.floor, x, room.far, '#3e78b8'))
  parts.push(
    drawGleams(random, { y: [720, 980], width: [160, 420], height: [14, 44], color: '#ffffff', opacity: 0.16 }),
  )
  const [x, base] = project(view, random.between(-1.6, 1.6), room.floor, 8)
  parts.push(drawPerson(palette, random, x, base, 140), rect(0, 0, WIDTH, HEIGHT, '#9cc6e4', { opacity: 0.14 }))
  return parts.join('')
}

/** A high-bay warehouse seen from its foot: racks up to the roof and a stacker crane between them. */
export function drawHighBay(palette: Palette, random: Random): string {
  const view: View = { vx: random.between(700, 900), vy: random.between(800, 840), focal: 560 }
  const air = mix('#4f7ea8', palette.daytime.sky[1], 0.25)
  const room: Room = { half: 3, floor: -1.2, roof: 15, far: 40 }
  const roof = mix(air, '#ffffff', 0.35)
  const parts = [drawRoom(view, room, { floor: mix(palette.ground, air, 0.4), wall: air, roof, end: roof })]
  parts.push(drawLamps(view, room, [0], 0.4))
  for (const side of [-1, 1]) {
    const run = { side, x: 1.9, levels: 10, level: 1.45, floor: -1.2, far: room.far, air: lighten(air, 0.3) }
    parts.push(drawRackRun(view, palette, random, run))
  }
  const z = random.between(7, 9)
  const lift = random.between(2.2, 4)
  const load = random.pick(palette.goods)
  for (const x of [-0.95, 0.8]) parts.push(faceRect(view, z, x, x + 0.15, -1.2, 14, '#f0b93a'))
  for (let y = -0.4; y < 14; y += 1.1)
    parts.push(line(project(view, -0.8, y, z), project(view, 0.8, y + 1, z), '#c99427', 5))
  parts.push(
    faceRect(view, z, -1.4, 1.4, -1.2, -0.8, '#2d3947'),
    faceRect(view, z, -1.2, 1.2, lift - 0.2, lift, '#2d3947'),
  )
  parts.push(faceRect(view, z, -0.7, 0.7, lift, lift + 1.1, load))
  parts.push(faceRect(view, z, -0.05, 0.05, lift, lift + 1.1, lighten(load, 0.3)))
  const [x, y] = project(view, 0, lift + 0.6, z)
  parts.push(circle(x, y, 240, 'url(#lamp)', { opacity: 0.5 }))
  for (const edge of [-1.7, 1.7]) parts.push(drawLane(view, room.floor, edge, room.far, '#f0b93a'))
  return parts.join('')
}

function drawMesh(x: number, y: number, width: number, height: number): string {
  const parts: string[] = []
  const step = 26
  for (let i = step; i < width; i += step) parts.push(line([x + i, y], [x + i, y + height], '#41566b', 2, 0.4))
  for (let i = step; i < height; i += step) parts.push(line([x, y + i], [x + width, y + i], '#41566b', 2, 0.4))
  return parts.join('')
}

function drawMedicine(palette: Palette, random: Random, x: number, base: number, width: number): string {
  const parts: string[] = []
  for (let at = x + 6; at < x + width - 40;) {
    const w = random.between(26, 58)
    const h = random.between(44, 92)
    const paint = random.pick(['#ffffff', '#f1f6f7', '#dcecef', '#f7f3e8'])
    const stripe = random.pick([palette.accent, '#2f8f8b', '#5b946b', '#3e78b8'])
    parts.push(rect(at, base - h, w, h, paint), rect(at, base - h * 0.42, w, h * 0.2, stripe))
    parts.push(rect(at + w - 5, base - h, 5, h, '#0d1728', { opacity: 0.12 }))
    at += w + 4
  }
  return parts.join('')
}

/** A locked cage with medicines on its shelves. */
export function drawPharma(palette: Palette, random: Random): string {
  const wall = mix('#eef4f3', palette.daytime.ambient, palette.daytime.ambientAmount * 0.4)
  const floor = 830
  const door = random.pick([3, 4])
  const parts = [rect(0, 0, WIDTH, floor, wall), rect(0, 0, WIDTH, 90, darken(wall, 0.1))]
  for (let x = 60; x < WIDTH; x += 400) parts.push(rect(x, 34, 280, 22, '#ffffff', { rx: 6 }))
  parts.push(rect(0, floor, WIDTH, HEIGHT - floor, mix('#a8c6bd', palette.ground, 0.25)))
  parts.push(rect(0, floor, WIDTH, 170, 'url(#shade)'))
  for (let row = 0; row < 5; row += 1) {
    const base = 300 + row * 128
    parts.push(rect(30, base - 112, 1540, 112, darken(wall, 0.16)), drawMedicine(palette, random, 34, base, 1530))
    parts.push(rect(30, base, 1540, 13, '#93a5b3'), rect(30, base + 9, 1540, 4, '#5f7384'))
  }
  for (let bay = 0; bay < 5; bay += 1) {
    const x = 20 + bay * 312
    parts.push(drawMesh(x, 150, 312, floor - 150), rect(x - 7, 130, 14, floor - 110, '#33465c'))
    if (bay === door) {
      parts.push(rect(x + 16, 190, 280, floor - 190, '#2f8f8b', { opacity: 0.16 }))
      for (const edge of [x + 12, x + 288]) parts.push(rect(edge, 186, 14, floor - 186, '#2f8f8b'))
      parts.push(rect(x + 12, 186, 290, 14, '#2f8f8b'), rect(x + 252, 500, 46, 74, '#22303f', { rx: 8 }))
      parts.push(circle(x + 275, 522, 9, '#7be0a4'), rect(x + 263, 540, 24, 24, '#9fb2c2', { rx: 3 }))
      parts.push(rect(x + 100, 250, 110, 110, '#ffffff', { rx: 14 }), rect(x + 141, 268, 28, 74, '#3c9a6b'))
      parts.push(rect(x + 118, 291, 74, 28, '#3c9a6b'))
    }
  }
  parts.push(
    rect(0, 128, WIDTH, 22, '#33465c'),
    rect(0, 480, WIDTH, 10, '#33465c'),
    rect(0, floor + 40, WIDTH, 9, '#2f8f8b'),
  )
  parts.push(drawPerson(palette, random, random.between(300, 700), 950, 430))
  return parts.join('')
}
