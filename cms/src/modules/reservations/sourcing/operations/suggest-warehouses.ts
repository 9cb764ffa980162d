import { MOST_SUGGESTED } from '@stackyard/shared/reference/sourcing-terms'
import { ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { SuggestQuery } from '@stackyard/shared/schema/sourcing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Db } from '../../../../platform/db'
import { searchListings } from '../../../listings/discovery'

/** Enough to find ten providers among those who have many warehouses. */
const READ = 100

/**
 * The warehouses that fit a need best, each of another provider: what must be had is had; the nearest to the place come
 * first, or without a place those with the lowest total.
 */
export async function suggestWarehouses(
  db: Db,
  user: SessionUser,
  { place, radiusInMiles, spaceType, minQuantity, startDate, term, budget, ...musts }: SuggestQuery,
): Promise<ListingCard[]> {
  const query = ListingQuery.parse({
    ...musts,
    query: place,
    radiusInMiles,
    ...(spaceType === 'SQ_FEET' ? { minSqft: minQuantity } : { minPallets: minQuantity }),
    freeFrom: startDate,
    priceTerm: term,
    budget,
    sort: place === undefined ? 'total' : 'default',
    limit: READ,
  })
  const { results } = await searchListings(db, query, user)
  const providers = new Set<number>()
  const first = results.filter(({ seller }) => !providers.has(seller.id) && providers.add(seller.id))
  return first.slice(0, MOST_SUGGESTED)
}
