import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buttonVariants } from './button'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`No block ${selector} in tokens.css`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']))
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function ratio(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((hi ?? 0) + 0.05) / ((lo ?? 0) + 0.05)
}

const surfaces = ['background', 'card', 'subtle', 'muted', 'popover']
const textPairs: [ink: string, surface: string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['foreground', surface],
    ['muted-foreground', surface],
    ['link', surface],
  ]),
  ['card-foreground', 'card'],
  ['popover-foreground', 'popover'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['primary-soft-foreground', 'primary-soft'],
  ['highlight-foreground', 'highlight'],
  ['highlight-foreground', 'highlight-hover'],
  ['danger-foreground', 'danger'],
  ['danger-foreground', 'danger-hover'],
  ['hero-foreground', 'hero'],
  ['hero-muted', 'hero'],
  ['success-ink', 'success-surface'],
  ['warning-ink', 'warning-surface'],
  ['danger-ink', 'danger-surface'],
  ['info-ink', 'info-surface'],
  ['danger-ink', 'background'],
  ['danger-ink', 'card'],
  ['success-ink', 'card'],
  ['map-label', 'map-land'],
  ['map-label', 'map-water'],
]
const shapePairs: [shape: string, surface: string][] = [
  ['input', 'background'],
  ['input', 'card'],
  ['ring', 'background'],
  ['ring', 'card'],
  ['ring', 'muted'],
  ['star', 'card'],
  ['diamond', 'card'],
  ['primary', 'background'],
  ['danger', 'card'],
]

describe.each([':root', "[data-theme='dark']"])('colors of %s', (theme) => {
  const tokens = tokensOf(theme)
  const value = (name: string) => {
    const found = tokens.get(name)
    if (!found) throw new Error(`${theme} lacks --${name}`)
    return found
  }

  it.each(textPairs)('text %s on %s reaches 4.5 : 1', (ink, surface) => {
    expect(ratio(value(ink), value(surface))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('shape %s on %s reaches 3 : 1', (shape, surface) => {
    expect(ratio(value(shape), value(surface))).toBeGreaterThanOrEqual(3)
  })
})

it('measures as WCAG does: the brand orange on white is 2.4 : 1, the brand blue 8.35 : 1', () => {
  expect(ratio('#f08f4a', '#ffffff')).toBeCloseTo(2.4, 1)
  expect(ratio('#274f80', '#ffffff')).toBeCloseTo(8.35, 1)
})

it('keeps the same names in both themes', () => {
  const dark = [...tokensOf("[data-theme='dark']").keys()]
  const light = [...tokensOf(':root').keys()].filter((name) => !name.startsWith('brand-'))
  expect(dark.sort()).toEqual(light.sort())
})

it('R-328: the buttons’ fills are #274F80 and #F08F4A', () => {
  const light = tokensOf(':root')
  expect([light.get('primary'), light.get('highlight')]).toEqual(['#274f80', '#f08f4a'])
  expect(buttonVariants({ variant: 'primary' }).split(' ')).toContain('bg-primary')
  expect(buttonVariants({ variant: 'highlight' }).split(' ')).toContain('bg-highlight')
})
