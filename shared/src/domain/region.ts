import { countries, type Country } from '../reference/countries'
import { globalRegions, type RegionScope } from '../reference/global-regions'
import { regionsByState, usRegions, type UsRegionCode } from '../reference/us-regions'
import { usStates, type UsState } from '../reference/us-states'

const fold = (value: string): string => value.trim().toLowerCase()

const countryIndex = new Map<string, Country>(
  countries.flatMap((country) =>
    [country.code2, country.code3, country.name].map((key) => [fold(key), country] as const),
  ),
)
const stateIndex = new Map<string, UsState>(
  usStates.flatMap((state) => [state.code, state.label].map((key) => [fold(key), state] as const)),
)

/** A country by its name or ISO code, in any case. */
export const findCountry = (value: string | null | undefined): Country | null =>
  countryIndex.get(fold(value ?? '')) ?? null

/** A state of the United States by code or name, in any case. */
export const findUsState = (value: string | null | undefined): UsState | null =>
  stateIndex.get(fold(value ?? '')) ?? null

export type Place = {
  regionScope: RegionScope
  /** Canonical region: a US region's code, or a global region's. Empty when the country is unknown. */
  region: string
  /** Every region a filter may match; territories have two. */
  regions: readonly string[]
}

/**
 * Where a listing stands. Scope is us when the country's region is us or a US region, otherwise global;
 * territories count as their state, whether written as a state or as a country.
 */
export const placeOf = (address: { country?: string | null; state?: string | null }): Place => {
  const country = findCountry(address.country)
  if (!country) return { regionScope: 'global', region: '', regions: [] }
  const unitedStates = country.regionCode === 'us' || usRegions.some((region) => region.code === country.regionCode)
  if (!unitedStates) return { regionScope: 'global', region: country.regionCode, regions: [country.regionCode] }
  const state = findUsState(country.code2 === 'US' ? address.state : country.code2)
  const regions: readonly UsRegionCode[] = (state && regionsByState.get(state.code)) ?? []
  return { regionScope: 'us', region: regions[0] ?? '', regions }
}

/** The label of a listing's region: the US region's name or "Global". */
export const regionLabel = (place: { regionScope: string; region: string }): string =>
  place.regionScope === 'us'
    ? (usRegions.find((region) => region.code === place.region)?.name ?? 'United States')
    : 'Global'

/** Name of a region code, US or global, for headings; the code itself when unknown. */
export const regionName = (code: string): string =>
  [...usRegions, ...globalRegions].find((region) => fold(region.code) === fold(code))?.name ?? code
