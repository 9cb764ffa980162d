import { darken } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, ellipse, rect } from '../svg'

const SKIN = ['#d8a886', '#b98262', '#8d5f45', '#e3b998'] as const
const VESTS = ['#e4763c', '#d9c23f'] as const

/** Somebody at work in a vest; base is the ground under the feet. */
export function drawPerson(palette: Palette, random: Random, x: number, base: number, height: number): string {
  const u = height / 7.4
  const cloth = darken('#34465c', palette.daytime.ambientAmount * 0.4)
  const vest = random.pick(VESTS)
  return [
    ellipse(x, base, u * 1.5, u * 0.3, '#0d1728', 0.28),
    rect(x - u * 0.85, base - u * 3.4, u * 0.75, u * 3.4, cloth, { rx: u * 0.2 }),
    rect(x + u * 0.1, base - u * 3.4, u * 0.75, u * 3.4, cloth, { rx: u * 0.2 }),
    rect(x - u * 1.35, base - u * 5.9, u * 0.6, u * 2.7, darken(cloth, 0.2), { rx: u * 0.3 }),
    rect(x + u * 0.75, base - u * 5.9, u * 0.6, u * 2.7, darken(cloth, 0.2), { rx: u * 0.3 }),
    rect(x - u, base - u * 6, u * 2, u * 2.9, vest, { rx: u * 0.4 }),
    rect(x - u, base - u * 4.5, u * 2, u * 0.35, '#f6f2dc'),
    circle(x, base - u * 6.75, u * 0.68, random.pick(SKIN)),
    rect(x - u * 0.72, base - u * 7.5, u * 1.44, u * 0.6, '#f2c34e', { rx: u * 0.3 }),
  ].join('')
}
