import type { FloorPlan } from '@stackyard/shared/domain/floor-plan'
import { circle, document, HEIGHT, line, path, rect, WIDTH } from '../svg'

/** The brand's blues, with the accent for docks; the same on light and dark pages. */
const INK = {
  ground: '#e9eff6',
  grid: '#dde6f0',
  floor: '#ffffff',
  wall: '#274f80',
  rack: '#a2c4ef',
  rackEdge: '#77a4de',
  stage: '#c7ddf9',
  cold: '#d9f0f7',
  coldEdge: '#4f9fb8',
  dock: '#f08f4a',
  truck: '#8fa0b4',
  track: '#6b7785',
}

const GAP = 70
const WALL = 12

type Hall = { x: number; y: number; width: number; height: number; size: number }

const grid = (): string =>
  [
    ...Array.from({ length: WIDTH / 100 - 1 }, (_, at) =>
      line([(at + 1) * 100, 0], [(at + 1) * 100, HEIGHT], INK.grid, 2),
    ),
    ...Array.from({ length: HEIGHT / 100 - 1 }, (_, at) =>
      line([0, (at + 1) * 100], [WIDTH, (at + 1) * 100], INK.grid, 2),
    ),
  ].join('')

/** Pairs of racks back to back with an aisle after each, over the depth of the hall behind the docks. */
function drawRacks({ x, y, width, height, size }: Hall): string {
  const pairs = Math.max(2, Math.round((width / 1000) * (2 + size * 1.6)))
  const pitch = width / pairs
  const rack = Math.min(34, pitch * 0.24)
  const bays = 4 + size * 2
  return Array.from({ length: pairs }, (_, at) => {
    const left = x + at * pitch + (pitch - rack * 2) / 2
    const edges = Array.from({ length: bays - 1 }, (__, bay) => {
      const at = y + ((bay + 1) * height) / bays
      return line([left, at], [left + rack * 2, at], INK.rackEdge, 2, 0.7)
    })
    return [
      rect(left, y, rack * 2, height, INK.rack, { stroke: INK.rackEdge, strokeWidth: 3 }),
      line([left + rack, y], [left + rack, y + height], INK.rackEdge, 4),
      ...edges,
    ].join('')
  }).join('')
}

/** Dock doors along the lower wall, a truck at every third, and the staging area behind them. */
function drawDocks({ x, y, width, height, size }: Hall, stage: number): string {
  const doors = Math.max(2, Math.round((width / 1000) * (3 + size * 1.5)))
  const pitch = width / doors
  const door = Math.min(64, pitch * 0.56)
  const wall = y + height
  const floor = `<rect x="${x + 24}" y="${wall - stage + 10}" width="${width - 48}" height="${stage - 40}" fill="none" stroke="${INK.stage}" stroke-width="5" stroke-dasharray="22 14"/>`
  const each = Array.from({ length: doors }, (_, at) => {
    const left = x + at * pitch + (pitch - door) / 2
    const truck =
      at % 3 === 1
        ? rect(left + 4, wall + 16, door - 8, 86, '#ffffff', { stroke: INK.truck, strokeWidth: 4, rx: 4 }) +
          rect(left + 8, wall + 106, door - 16, 26, INK.truck, { rx: 6 })
        : ''
    return rect(left, wall - WALL / 2 - 3, door, WALL + 6, INK.dock) + truck
  })
  return floor + each.join('')
}

/** The office in a corner: a room with a door that opens inward. */
function drawOffice({ x, y }: Hall, width: number, height: number): string {
  const edge = { stroke: INK.wall, strokeWidth: 6 }
  const [right, low] = [x + width, y + height]
  return [
    rect(x, y, width, height, '#f5f8fb', edge),
    line([right, low - 52], [right, low - 8], '#f5f8fb', 10),
    path(`M${right} ${low - 52}a44 44 0 0 0 -44 44h44`, 'none', { stroke: INK.wall, strokeWidth: 3 }),
    rect(x + 26, y + 26, width * 0.45, 22, INK.stage),
    circle(x + 26 + width * 0.22, y + 72, 12, INK.stage),
  ].join('')
}

/** A closed room with a snow crystal. */
function drawColdRoom(x: number, y: number, width: number, height: number): string {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(46, height * 0.3)]
  const arms = [0, 60, 120].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * r, Math.sin((turn * Math.PI) / 180) * r]
    return line([cx - dx, cy - dy], [cx + dx, cy + dy], INK.coldEdge, 8)
  })
  return rect(x, y, width, height, INK.cold, { stroke: INK.coldEdge, strokeWidth: 6 }) + arms.join('')
}

function drawTrack(y: number): string {
  const sleepers = Array.from({ length: WIDTH / 40 }, (_, at) =>
    rect(at * 40 + 12, y - 20, 12, 40, INK.track, { opacity: 0.45 }),
  )
  return (
    sleepers.join('') +
    line([0, y - 12], [WIDTH, y - 12], INK.track, 5) +
    line([0, y + 12], [WIDTH, y + 12], INK.track, 5)
  )
}

function drawHall(hall: Hall, { hasColdRoom }: Pick<FloorPlan, 'hasColdRoom'>, isFirst: boolean): string {
  const { x, y, width, height, size } = hall
  const stage = Math.min(170, height * 0.28)
  const [officeWidth, officeHeight] = [Math.min(190, width * 0.34), 130]
  const cold = hasColdRoom && isFirst ? Math.min(260, width * 0.32) : 0
  const top = y + (isFirst ? officeHeight : 0) + 34
  return [
    rect(x, y, width, height, INK.floor, { stroke: INK.wall, strokeWidth: WALL }),
    drawRacks({
      x: x + 30,
      y: top,
      width: width - 60 - (cold ? cold + 20 : 0),
      height: y + height - stage - top,
      size,
    }),
    isFirst ? drawOffice(hall, officeWidth, officeHeight) : '',
    cold ? drawColdRoom(x + width - cold, y, cold, Math.max(180, height - stage - 60)) : '',
    drawDocks(hall, stage),
  ].join('')
}

/** The site of a listing as a plan from straight above: halls with racks, docks, office, cold room, rail. */
export function drawFloorPlan(plan: FloorPlan): string {
  const { size, buildings, hasRail } = plan
  const whole = Math.min(1440, 640 + size * 115)
  const height = 470 + size * 28
  const width = (whole - GAP * (buildings - 1)) / buildings
  const [left, top] = [(WIDTH - whole) / 2, (HEIGHT - height) / 2 - (hasRail ? 10 : 50)]
  const halls = Array.from({ length: buildings }, (_, at) => {
    const shorter = at === 0 ? 0 : at * 60
    const hall = { x: left + at * (width + GAP), y: top + shorter, width, height: height - shorter, size }
    return drawHall(hall, plan, at === 0)
  })
  return document(
    '',
    [rect(0, 0, WIDTH, HEIGHT, INK.ground), grid(), hasRail ? drawTrack(top - 60) : '', ...halls].join(''),
  )
}
