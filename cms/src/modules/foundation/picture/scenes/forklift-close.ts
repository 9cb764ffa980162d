import { lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, rect, WIDTH } from '../svg'
import { drawForklift } from './vehicles'

function drawSoftRack(palette: Palette, random: Random, haze: string): string {
  const parts: string[] = []
  for (const base of [770, 480, 190]) {
    for (let x = -40; x < WIDTH;) {
      const w = random.between(130, 240)
      const color = mix(random.pick(palette.goods), haze, 0.42)
      const h = random.between(150, 225)
      parts.push(
        rect(x, base - h, w, h, color, { rx: 5 }),
        rect(x + w * 0.45, base - h, w * 0.1, h, lighten(color, 0.2)),
      )
      x += w + 26
    }
    parts.push(rect(0, base, WIDTH, 26, mix(palette.beam, haze, 0.3)))
  }
  for (const x of [120, 640, 1160]) parts.push(rect(x, 0, 30, 800, mix(palette.rack, haze, 0.3)))
  return parts.join('')
}

/** A forklift from close by, its load up, the rack behind it in haze. */
export function drawForkliftClose(palette: Palette, random: Random): string {
  const haze = mix('#e9edf0', palette.daytime.ambient, palette.daytime.ambientAmount * 0.6)
  const parts = [rect(0, 0, WIDTH, 800, mix(palette.rack, haze, 0.55)), drawSoftRack(palette, random, haze)]
  parts.push(rect(0, 790, WIDTH, 210, mix(palette.ground, haze, 0.4)), rect(0, 790, WIDTH, 210, 'url(#shade)'))
  parts.push(rect(0, 848, WIDTH, 14, palette.beam, { opacity: 0.85 }))
  parts.push(circle(800, 200, 700, 'url(#lamp)', { opacity: 0.35 }))
  const x = random.between(200, 420)
  const unit = random.between(400, 450)
  parts.push(drawForklift(palette, x, 930, unit, random.between(70, 300), random.pick(palette.goods)))
  return parts.join('')
}
