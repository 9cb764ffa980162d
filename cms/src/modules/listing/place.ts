import { countries } from '@stackyard/shared/reference/countries'
import type { RegionScope } from '@stackyard/shared/reference/global-regions'
import { regionsByState } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'

export type Place = { country: string; state: string; region: string; regionScope: RegionScope }

const fold = (text: string) => text.trim().toLowerCase()

const countryCodes = new Map(
  countries.flatMap((country) => [country.code2, country.code3, country.name].map((key) => [fold(key), country.code2] as const)),
)
const regionCodes = new Map(countries.map((country) => [country.code2, country.regionCode]))
const stateCodes = new Map(usStates.flatMap((state) => [state.code, state.label].map((key) => [fold(key), state.code] as const)))

/** A country's code2 from its name, code2 or code3 in any case; what is not known stays as it came (DECISIONS 54). */
export const countryCodeOf = (country: string): string => countryCodes.get(fold(country)) ?? country.trim()

/** A US state's code from its name or code; elsewhere the state stays as it came. */
export const stateCodeOf = (country: string, state: string): string =>
  country === 'US' ? (stateCodes.get(fold(state)) ?? state.trim()) : state.trim()

/**
 * The place of an address as it is stored: codes, the canonical region and the scope (000 §9). US territories that
 * come as countries of their own (PR, GU …) belong to the scope "us" (DECISIONS 21).
 */
export function placeOf(country: string, state: string): Place {
  const code = countryCodeOf(country)
  const stateCode = stateCodeOf(code, state)
  if (code === 'US') return { country: code, state: stateCode, region: regionsByState.get(stateCode)?.[0] ?? 'us', regionScope: 'us' }
  const region = regionCodes.get(code) ?? ''
  if (regionsByState.has(code)) return { country: code, state: stateCode || code, region: 'alaska-hawaii', regionScope: 'us' }
  return { country: code, state: stateCode, region, regionScope: region === 'us' ? 'us' : 'global' }
}
