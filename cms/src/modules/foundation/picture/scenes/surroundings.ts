import { darken, lighten, mix } from '../color'
import type { Palette } from '../palette'
import type { Random } from '../random'
import { circle, ellipse, linearGradient, path, radialGradient, rect, HEIGHT, WIDTH } from '../svg'

/** Gradients every scene may refer to. */
export function definitions(palette: Palette): string {
  const { sky, sun } = palette.daytime
  return [
    linearGradient('sky', [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]),
    radialGradient('glow', [
      [0, sun, 0.95],
      [0.25, sun, 0.4],
      [1, sun, 0],
    ]),
    radialGradient('lamp', [
      [0, palette.lamp, 0.75],
      [0.3, palette.lamp, 0.25],
      [1, palette.lamp, 0],
    ]),
    linearGradient('shade', [
      [0, '#0d1728', 0],
      [1, '#0d1728', 0.24],
    ]),
    linearGradient('sheen', [
      [0, '#ffffff', 0.26],
      [0.5, '#ffffff', 0.04],
      [1, '#0d1728', 0.1],
    ]),
    linearGradient(
      'round',
      [
        [0, '#0d1728', 0.34],
        [0.3, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#0d1728', 0.38],
      ],
      true,
    ),
    linearGradient('ground', [
      [0, lighten(palette.ground, 0.12)],
      [1, darken(palette.ground, 0.22)],
    ]),
    radialGradient('vignette', [
      [0, '#0d1728', 0],
      [0.72, '#0d1728', 0],
      [1, '#0d1728', 0.26],
    ]),
  ].join('')
}

export const vignette = () => `<rect x="-200" y="-220" width="2000" height="1440" fill="url(#vignette)"/>`

/** Evening over a picture from above. */
export const dim = (palette: Palette): string =>
  palette.daytime.lampsOn ? rect(0, 0, WIDTH, HEIGHT, palette.daytime.ambient, { opacity: 0.12 }) : ''

/** What a doorway or a lit window shows: the light inside when lamps are on, else the color that it has by day. */
export const doorGlow = (palette: Palette, byDay: string): string => (palette.daytime.lampsOn ? '#ffd98c' : byDay)

function cloud(x: number, y: number, size: number, color: string): string {
  const puffs = [
    [0, 0, 1],
    [0.95, 0.12, 0.72],
    [-0.9, 0.16, 0.66],
    [1.7, 0.28, 0.45],
    [-1.6, 0.3, 0.4],
  ] as const
  const body = puffs
    .map(([dx, dy, r]) => ellipse(x + dx * size, y + dy * size, r * size * 1.25, r * size * 0.55, color))
    .join('')
  return `<g opacity="0.5">${body}</g>`
}

/** Sky with sun or moon, stars by night and a few slow clouds, down to the horizon. */
export function drawSky(palette: Palette, random: Random, horizon: number): string {
  const { daytime } = palette
  const x = random.between(220, 1380)
  const y = horizon - 40 - daytime.sunHeight * (horizon - 150)
  const night = daytime.name === 'night'
  const parts = [rect(0, 0, WIDTH, horizon + 20, 'url(#sky)')]
  if (night) {
    for (let i = 0; i < 60; i += 1) {
      parts.push(
        circle(random.between(0, WIDTH), random.between(0, horizon * 0.75), random.between(0.8, 2.2), '#ffffff', {
          opacity: random.between(0.25, 0.8),
        }),
      )
    }
  }
  if (daytime.name !== 'overcast') {
    parts.push(
      circle(x, y, night ? 170 : 330, 'url(#glow)', { opacity: night ? 0.5 : 0.9 }),
      circle(x, y, night ? 34 : 46, daytime.sun),
    )
  }
  const clouds = daytime.name === 'overcast' ? 9 : random.whole(2, 5)
  for (let i = 0; i < clouds; i += 1) {
    parts.push(
      cloud(random.between(0, WIDTH), random.between(70, horizon * 0.7), random.between(38, 96), daytime.cloud),
    )
  }
  return parts.join('')
}

function hills(random: Random, base: number, height: number, color: string): string {
  let d = `M -20 ${base}`
  let x = -20
  let y = base - random.between(0.3, 0.8) * height
  d += ` L ${x} ${y}`
  while (x < WIDTH + 40) {
    const step = random.between(170, 330)
    const next = base - random.between(0.25, 1) * height
    d += ` C ${x + step * 0.4} ${y}, ${x + step * 0.6} ${next}, ${x + step} ${next}`
    x += step
    y = next
  }
  return path(`${d} L ${x} ${base} Z`, color)
}

function skyline(random: Random, base: number, color: string, windows: string | null): string {
  const parts: string[] = []
  let x = -20
  while (x < WIDTH) {
    const width = random.between(36, 96)
    const center = 1 - Math.abs(x - 800) / 1300
    const height = random.between(40, 170) * center + 20
    parts.push(rect(x, base - height, width, height + 4, color))
    if (windows) {
      for (let wy = base - height + 12; wy < base - 10; wy += 16) {
        for (let wx = x + 8; wx < x + width - 8; wx += 14) {
          if (random.chance(0.4)) parts.push(rect(wx, wy, 5, 7, windows, { opacity: 0.7 }))
        }
      }
    }
    x += width + random.between(-6, 16)
  }
  return parts.join('')
}

/** What lies behind the site: two chains of hills, or a city far off. */
export function drawDistance(palette: Palette, random: Random, horizon: number): string {
  const far = mix(palette.hill, palette.daytime.sky[2], 0.45)
  if (random.chance(0.4)) {
    const city = mix(darken(palette.hill, 0.12), palette.daytime.sky[2], 0.35)
    return skyline(random, horizon + 4, city, palette.daytime.lampsOn ? palette.lamp : null)
  }
  return hills(random, horizon + 6, 190, far) + hills(random, horizon + 8, 105, palette.hill)
}

export function drawTree(random: Random, palette: Palette, x: number, base: number, height: number): string {
  const leaf = darken(palette.green, random.between(0.02, 0.24))
  const trunk = darken('#7a6552', palette.daytime.ambientAmount)
  const shadow = ellipse(x + height * 0.2, base, height * 0.42, height * 0.07, '#0d1728', 0.16)
  const stem = rect(x - height * 0.025, base - height * 0.34, height * 0.05, height * 0.34, trunk)
  if (random.chance(0.35)) {
    const cone = (y: number, w: number) =>
      `M ${x - w} ${base - y} L ${x} ${base - y - w * 1.9} L ${x + w} ${base - y} Z`
    return (
      shadow +
      stem +
      [0.18, 0.38, 0.56]
        .map((y, i) => path(cone(y * height, height * (0.26 - i * 0.05)), lighten(leaf, i * 0.06)))
        .join('')
    )
  }
  return (
    shadow +
    stem +
    ellipse(x, base - height * 0.62, height * 0.27, height * 0.34, leaf) +
    ellipse(x - height * 0.08, base - height * 0.7, height * 0.17, height * 0.22, lighten(leaf, 0.1))
  )
}

export function drawLampPost(palette: Palette, x: number, base: number, height: number): string {
  const steel = darken(palette.trim, 0.1)
  const light = palette.daytime.lampsOn ? circle(x + 44, base - height + 10, 130, 'url(#lamp)') : ''
  return (
    rect(x - 3, base - height, 6, height, steel) +
    path(`M ${x} ${base - height + 3} q 4 -10 20 -10 l 34 0 l 0 8 l -34 0 q -10 0 -14 6 z`, steel) +
    rect(x + 30, base - height - 1, 28, 5, palette.daytime.lampsOn ? palette.lamp : lighten(steel, 0.4), { rx: 2 }) +
    light
  )
}

/** Paved ground from the horizon to the lower edge with a darker foreground. */
export function drawGround(horizon: number): string {
  return rect(0, horizon, WIDTH, HEIGHT - horizon, 'url(#ground)')
}

/** A line of low planting that softens the foot of a wall. */
export function drawHedge(palette: Palette, random: Random, from: number, to: number, base: number): string {
  const parts: string[] = []
  for (let x = from; x < to; x += 26) {
    parts.push(ellipse(x, base - 6, 22, random.between(12, 22), darken(palette.green, random.between(0.06, 0.22))))
  }
  return parts.join('')
}

type Range = readonly [least: number, most: number]

/** Light lying on a floor: soft spots of a color, anywhere between two heights of the picture. */
export function drawGleams(
  random: Random,
  { y, width, height, color, opacity }: { y: Range; width: Range; height: Range; color: string; opacity: number },
): string {
  const spot = () =>
    ellipse(
      random.between(0, WIDTH),
      random.between(...y),
      random.between(...width),
      random.between(...height),
      color,
      opacity,
    )
  return Array.from({ length: 16 }, spot).join('')
}
