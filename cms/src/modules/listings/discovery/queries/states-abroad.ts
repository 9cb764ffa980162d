import { countries } from '@stackyard/shared/reference/countries'
import { stateNamesIn } from '@stackyard/shared/reference/state-names'

export type StateAbroad = { country: string; state: string }

/** Small letters without marks: "Baden-Württemberg" as it is typed elsewhere. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function readNames(): ReadonlyMap<string, StateAbroad | null> {
  const found = new Map<string, StateAbroad | null>()
  for (const { code2: country } of countries) {
    if (country === 'US') continue
    for (const { code: state, names: own } of stateNamesIn(country))
      for (const name of new Set(own.map(plain))) found.set(name, found.has(name) ? null : { country, state })
  }
  return found
}

let names: ReadonlyMap<string, StateAbroad | null> | undefined

/** The state outside of the United States that alone has this name, in any case, with or without its marks. */
export function stateAbroad(text: string): StateAbroad | null {
  names ??= readNames()
  return names.get(plain(text)) ?? null
}
