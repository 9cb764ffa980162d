import { countries } from '../reference/countries'
import { globalRegions } from '../reference/global-regions'
import { usRegions } from '../reference/us-regions'
import { usStates } from '../reference/us-states'
import type { NamedPlace } from './nearest-places'

/** Every list of warehouses with an address of its own. */
export const placesWithPages = (): NamedPlace[] => [
  { name: 'United States', path: '/warehouses/us' },
  { name: 'Global', path: '/warehouses/global' },
  { name: 'Featured Warehouses', path: '/warehouses/featured' },
  { name: 'HotRacks', path: '/warehouses/hot-racks' },
  ...[...usRegions, ...globalRegions].map(({ code, name }) => ({
    name,
    path: `/warehouses/region/${code.toLowerCase()}`,
  })),
  ...countries.map(({ code2, name }) => ({ name, path: `/warehouses/country/${code2}` })),
  ...usStates.map(({ code, label }) => ({ name: label, path: `/warehouses/country/US/state/${code}` })),
]
