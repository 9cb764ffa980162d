import type { Palette } from '../palette'
import { rect } from '../svg'

/** A wall of sheet metal with its band of color, between two edges from the roof to the ground. */
export function drawSiteWall(palette: Palette, left: number, right: number, top: number, foot: number): string {
  const parts = [rect(left, top, right - left, foot - top, palette.wall)]
  for (let x = left + 10; x < right; x += 22) parts.push(rect(x, top, 2, foot - top, '#0d1728', { opacity: 0.05 }))
  parts.push(
    rect(left, top + 24, right - left, 30, palette.accent),
    rect(left - 8, top - 12, right - left + 16, 18, palette.trim),
  )
  parts.push(rect(left, top, right - left, foot - top, 'url(#sheen)'))
  return parts.join('')
}
