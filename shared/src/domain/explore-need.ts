import { volumeKeys } from '../reference/fulfillment-volumes'
import { type ExploreSearch, readExploreSearch, withoutParameters } from './explore-search'
import { type FulfillmentVolumes, volumeParameters, volumesFrom } from './fulfillment-volumes'
import { readRequirement, searchParameters } from './requirement-addresses'
import type { SpaceRequirement } from './space-requirement'

const needKeys = ['query', 'radiusInMiles', 'minPallets', 'minSqft', 'freeFrom', 'priceTerm', 'budget'] as const

/** The need that the filters make. */
export const needOf = (search: ExploreSearch): SpaceRequirement =>
  readRequirement(
    new URLSearchParams(needKeys.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]]))),
  )

/** What the search ships in a month: of no effect on the list, and carried to comparisons and requests. */
export const volumesOf = (search: ExploreSearch): FulfillmentVolumes => volumesFrom(search)

/** The same search for another need. */
export const withNeed = (
  search: ExploreSearch,
  need: SpaceRequirement,
  volumes: FulfillmentVolumes,
): ExploreSearch => ({
  ...withoutParameters(search, [...needKeys, ...volumeKeys]),
  ...readExploreSearch({ ...searchParameters(need), ...volumeParameters(volumes) }),
})
