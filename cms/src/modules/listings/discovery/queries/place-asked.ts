import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { territoryRegions, usRegions } from '@stackyard/shared/reference/us-regions'
import type { Filters } from './filters'
import type { Meaning } from './place-of-text'

const fold = (text: string) => text.trim().toLowerCase()

/** The region that territories have as their first one, whatever their second. */
export const TERRITORIES = 'alaska-hawaii'

/** A region by its code, with the states that belong to it by the other reading of the table. */
export type RegionAsked = { code: string; territories: string[] }

export type PlaceAsked = {
  regionScope: string | undefined
  regions: RegionAsked[]
  country: string | undefined
  /** A US state by its code, any other by its name in small letters. */
  state: { code: string } | { name: string } | undefined
}

/** Places as filters and text name them, by code where there is one; a state says its country. */
export function placeAsked(filters: Filters, meaning: Meaning): PlaceAsked {
  const regions = filters.region ?? (meaning.region ? [meaning.region] : [])
  const state = filters.state ?? meaning.state
  const country = filters.country ?? meaning.country
  const known = country ? (findCountry(country)?.code2 ?? country) : undefined
  const usState = state && (known === undefined || known === 'US') ? findUsState(state) : null
  return {
    regionScope: filters.regionScope ? fold(filters.regionScope) : undefined,
    regions: regions.map(regionAsked),
    country: known ?? (usState ? 'US' : undefined),
    state: usState ? { code: usState.code } : state ? { name: fold(state) } : undefined,
  }
}

function regionAsked(text: string): RegionAsked {
  const known = [...usRegions, ...globalRegions].find((entry) =>
    [entry.code, entry.name].some((key) => fold(key) === fold(text)),
  )
  const code = known?.code ?? text
  return { code, territories: Object.keys(territoryRegions).filter((state) => territoryRegions[state] === code) }
}
