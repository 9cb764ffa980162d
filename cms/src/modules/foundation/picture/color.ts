type Channels = readonly [number, number, number]

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two #rrggbb colors; amount 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  const hex = a.map((value, i) =>
    Math.round(value + ((b[i] ?? value) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export const lighten = (color: string, amount: number) => mix(color, '#ffffff', amount)
export const darken = (color: string, amount: number) => mix(color, '#0d1728', amount)
