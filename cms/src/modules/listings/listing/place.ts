import { findCountry, findUsState, placeOf } from '@stackyard/shared/domain/region'

export type StoredPlace = { country: string; state: string; region: string; regionScope: 'us' | 'global' }

/**
 * The place of an address as it is stored: code2 of the country and a US state's code, the canonical
 * region and the scope. What is not known stays as it came.
 */
export function storedPlace(address: { country?: string | null; state?: string | null }): StoredPlace {
  const country = findCountry(address.country)?.code2 ?? address.country?.trim() ?? ''
  const given = address.state?.trim() ?? ''
  const { region, regionScope } = placeOf(address)
  const state = regionScope === 'us' ? (findUsState(given)?.code ?? (given || findUsState(country)?.code || '')) : given
  return { country, state, region, regionScope }
}
