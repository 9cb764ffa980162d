import type { ExploreSort } from '../../domain/explore-search'
import type { SharedText } from '../say'

/** What filters are called, in the form and as chips. */
export const switchWords = {
  verified: 'Verified',
  featured: 'Spotlighted',
  hotrack: 'HotRacks',
  hasDiamond: 'With a diamond rating',
} as const satisfies Readonly<Record<string, SharedText>>

export const scopeWords = { us: 'United States', global: 'Rest of the world' } as const

export const userTypeWords = { seller: 'Listed by the provider', manager: 'Managed profiles' } as const

/** Orders of a list, in the order of their choices. */
export const sortWords: Readonly<Record<ExploreSort, SharedText>> = {
  default: 'Best match',
  fit: 'Best fit',
  rating: 'Top rated',
  answer: 'Fastest answers',
  total: 'Lowest total',
  price: 'Lowest price',
  free: 'Most free space',
  distance: 'Nearest',
  newest: 'Newest',
  name: 'Name',
  buildings: 'Number of buildings',
}
