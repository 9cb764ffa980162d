import { darken, lighten } from '../color'
import type { Palette } from '../palette'
import { rect, HEIGHT, WIDTH } from '../svg'

/** Where the houses of a street meet its pavement. */
export const TOWN_FOOT = 780

/** Pavement and street from the foot of the houses to the lower edge. */
export function drawRoadside(palette: Palette): string {
  const parts = [
    rect(0, TOWN_FOOT, WIDTH, 40, lighten(palette.ground, 0.3)),
    rect(0, TOWN_FOOT + 40, WIDTH, 8, darken(palette.ground, 0.1)),
  ]
  parts.push(rect(0, TOWN_FOOT + 48, WIDTH, HEIGHT - TOWN_FOOT - 48, darken(palette.ground, 0.32)))
  for (let x = -30; x < WIDTH; x += 150) parts.push(rect(x, 916, 84, 7, '#f8f3e2', { opacity: 0.7 }))
  return parts.join('')
}
