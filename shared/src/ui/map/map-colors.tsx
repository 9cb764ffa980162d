/** The colors a canvas needs by name, since it can't read CSS variables itself. */
const tokens = {
  land: '--map-land',
  water: '--map-water',
  line: '--map-line',
  country: '--map-country',
  label: '--map-label',
  green: '--map-green',
  road: '--map-road',
  major: '--map-major',
  motorway: '--map-motorway',
  pin: '--primary',
  pinInk: '--primary-foreground',
  active: '--highlight',
  activeInk: '--highlight-foreground',
  card: '--card',
} as const

export type MapColors = Record<keyof typeof tokens, string>

/** The map's colors in the theme that `element` stands in. */
export function readMapColors(element: HTMLElement): MapColors {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  ) as MapColors
}
