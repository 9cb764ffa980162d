import { nigerianAreas } from './nigerian-areas'
import { subdivisionRows } from './subdivision-rows'
import { usStates } from './us-states'

/**
 * A part of a country (000 §3.11): a state, a province, a district. Its code is a text, which may begin with zeros; neither
 * codes nor names need be unique within the country. `subdivision` holds the local government areas in Nigeria alone.
 */
type Subdivision = {
  readonly code: string
  readonly name: string
  readonly subdivision: readonly string[] | null
}

const read = (country: string, row: string): Subdivision => {
  const [code = ''] = row.split(' ', 1)
  const areas = country === 'NG' ? nigerianAreas[code] : undefined
  return { code, name: row.slice(code.length + 1), subdivision: areas?.split('|') ?? null }
}

/**
 * The subdivisions of a country by code2, sorted by name; none where it has none or is not known. To be loaded when they
 * are asked for: this module holds those of all countries.
 */
export function subdivisionsOf(country: string): readonly Subdivision[] {
  if (country === 'US') return usStates.map(({ code, label }) => ({ code, name: label, subdivision: null }))
  const rows = Object.hasOwn(subdivisionRows, country) ? subdivisionRows[country] : undefined
  return rows?.split('|').map((row) => read(country, row)) ?? []
}
