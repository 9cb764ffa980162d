/** The colours a canvas needs by name, since it can't read CSS variables itself. */
export type MapColours = Record<
  'land' | 'water' | 'line' | 'country' | 'label' | 'pin' | 'pinInk' | 'active' | 'activeInk' | 'card',
  string
>

const tokens: MapColours = {
  land: '--map-land',
  water: '--map-water',
  line: '--map-line',
  country: '--map-country',
  label: '--map-label',
  pin: '--primary',
  pinInk: '--primary-foreground',
  active: '--highlight',
  activeInk: '--highlight-foreground',
  card: '--card',
}

/** The map's colours in the theme that `element` stands in. */
export function readMapColours(element: HTMLElement): MapColours {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(token).trim()
  return {
    land: read(tokens.land),
    water: read(tokens.water),
    line: read(tokens.line),
    country: read(tokens.country),
    label: read(tokens.label),
    pin: read(tokens.pin),
    pinInk: read(tokens.pinInk),
    active: read(tokens.active),
    activeInk: read(tokens.activeInk),
    card: read(tokens.card),
  }
}
