import { usRegions } from '@stackyard/shared/reference/us-regions'
import type { Facet } from '@stackyard/shared/schema/facets'
import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { stateAtHome } from '@stackyard/shared/ui/explore/state-at-home'

/** A part of a place: its name, what its lists are asked for, and where more of it is. */
export type PlaceSection = {
  name: string
  filters: ExploreSearch
  /** Warehouses of each of its two lists at most. */
  limit: number
  to: string
  search: ExploreSearch
}

const OF_A_REGION = 50
const OF_A_STATE = 30

/** The regions of the United States, fifty warehouses a list. */
export const regionSections: PlaceSection[] = usRegions.map(({ code, name }) => ({
  name,
  filters: { regionScope: 'us', region: [code] },
  limit: OF_A_REGION,
  to: `/dashboard/warehouses/region/${code}`,
  search: {},
}))

/** The name of a state by its code. */
type NameOf = (country: string, state: string) => string

/** The states of a country that have warehouses, by name, thirty a list. */
export const stateSections = (country: string, states: readonly Facet[], nameAbroad: NameOf): PlaceSection[] =>
  states
    .filter(({ key, count }) => key !== '' && count > 0)
    .map(({ key }) => ({
      name: country === 'US' ? stateAtHome(key) : nameAbroad(country, key),
      filters: { country, state: key },
      limit: OF_A_STATE,
      to: '/dashboard/search',
      search: { country, state: key },
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
