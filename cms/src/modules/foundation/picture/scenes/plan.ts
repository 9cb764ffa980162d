import { darken, lighten } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, corners, polygon, rect } from '../svg'
import { dim } from './surroundings'

function drawDockRow(palette: Palette, random: Random, left: number, right: number, y: number, down: boolean): string {
  const parts: string[] = []
  for (let x = left; x < right - 34; x += 46) {
    parts.push(rect(x - 7, down ? y : y - 150, 3, 150, '#f4ecd0', { opacity: 0.6 }))
    if (random.chance(0.35)) continue
    const paint = random.pick(palette.vehicles)
    const top = down ? y + 4 : y - 104
    parts.push(rect(x + 5, top + 6, 28, 100, '#0d1728', { opacity: 0.25 }), rect(x, top, 28, 100, lighten(paint, 0.1)))
    parts.push(rect(x, top, 9, 100, '#ffffff', { opacity: 0.15 }))
    if (random.chance(0.5))
      parts.push(rect(x + 1, down ? top + 104 : top - 30, 26, 26, random.pick(palette.vehicles), { rx: 4 }))
  }
  return parts.join('')
}

function drawPlanRoof(palette: Palette, random: Random, x: number, y: number, w: number, h: number): string {
  const roof = lighten(palette.wall, 0.25)
  const parts = [
    polygon(corners(x + w, y, x + w + 34, y + 34, x + w + 34, y + h + 34, x + 34, y + h + 34, x, y + h), '#0d1728', {
      opacity: 0.28,
    }),
  ]
  parts.push(
    rect(x, y, w, h, roof, { stroke: palette.accent, strokeWidth: 7 }),
    rect(x, y + h / 2, w, h / 2, '#0d1728', { opacity: 0.07 }),
  )
  for (let gx = x + 40; gx < x + w - 40; gx += 74) {
    for (const gy of [y + 34, y + h / 2 + 30])
      parts.push(
        rect(gx, gy, 20, h / 2 - 64, palette.daytime.lampsOn ? palette.glass : lighten(palette.daytime.sky[1], 0.4)),
      )
    if (random.chance(0.4))
      parts.push(
        rect(gx + 38, y + h / 2 - 12, 24, 24, lighten(roof, 0.5)),
        rect(gx + 42, y + h / 2 + 12, 24, 8, '#0d1728', { opacity: 0.25 }),
      )
  }
  return parts.join('')
}

/** The site from straight above, as on a plan: roof, docks, parking, roads. */
export function drawPlan(palette: Palette, random: Random): string {
  const field = darken(palette.green, 0.05)
  const parts = [rect(-400, -400, 2400, 1800, field)]
  for (let x = -400; x < 2000; x += 90) parts.push(rect(x, -400, 44, 1800, lighten(field, 0.06)))
  parts.push(
    rect(120, 90, 1310, 730, lighten(palette.ground, 0.08), { rx: 26 }),
    rect(-400, 860, 2400, 120, darken(palette.ground, 0.24)),
  )
  for (let x = -400; x < 2000; x += 90) parts.push(rect(x, 916, 46, 6, '#f4ecd0', { opacity: 0.8 }))
  parts.push(rect(1180, 800, 130, 80, lighten(palette.ground, 0.08)))
  const top = random.between(240, 280)
  parts.push(
    drawDockRow(palette, random, 210, 1080, top, false),
    drawDockRow(palette, random, 210, 1080, top + 320, true),
  )
  parts.push(drawPlanRoof(palette, random, 180, top, 930, 320))
  for (let y = 150; y < 720; y += 38)
    for (const x of [1230, 1340]) {
      parts.push(rect(x - 6, y - 5, 70, 2.5, '#f4ecd0', { opacity: 0.7 }))
      if (random.chance(0.62))
        parts.push(
          rect(x + 3, y + 4, 54, 24, '#0d1728', { opacity: 0.2, rx: 8 }),
          rect(x, y, 54, 24, random.pick(palette.vehicles), { rx: 8 }),
          rect(x + 14, y + 3, 24, 18, '#37506d', { rx: 5 }),
        )
    }
  for (let i = 0; i < 64; i += 1) {
    const x = i < 34 ? -200 + i * 60 : random.pick([30, 1500, 1570, -60])
    const y = i < 34 ? 846 + (i % 2) * 6 : random.between(-60, 800)
    const r = random.between(20, 36)
    const leaf = darken(palette.green, random.between(0.08, 0.3))
    if (x < 1160 || x > 1330)
      parts.push(
        circle(x + 9, y + 9, r, '#0d1728', { opacity: 0.2 }),
        circle(x, y, r, leaf),
        circle(x - r * 0.25, y - r * 0.25, r * 0.55, lighten(leaf, 0.14)),
      )
  }
  const turn = Math.round(random.between(-9, 9))
  return `<g transform="rotate(${turn} 800 500)">${parts.join('')}</g>${dim(palette)}`
}
