import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { apiQuery, client } from '../../lib/api'

const nearbyLimit = 10
const filledTo = 6

/**
 * Nearby ones first; fewer than six are filled up from spotlighted ones, without the warehouse itself and without
 * anything twice (000 §7, DECISIONS 46).
 */
export const fillNearby = (
  nearby: readonly ListingCard[],
  featured: readonly ListingCard[],
  ownId: number,
): ListingCard[] => {
  if (nearby.length >= filledTo) return [...nearby]
  const all = [...nearby, ...featured].filter(({ id }) => id !== ownId)
  return [...new Map(all.map((card) => [card.id, card])).values()].slice(0, filledTo)
}

/** What stands near a warehouse: within 100 miles, verified, and featured ones where there are fewer than six. */
export const nearbyQuery = ({ id, latitude, longitude }: Warehouse) => ({
  queryKey: [...apiQuery.warehouse.list.key(), 'nearby', id],
  staleTime: 300_000,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ListingCard[]> => {
    const shown = { visible: true, verified: true, excludeId: id, limit: nearbyLimit }
    const place = latitude === null || longitude === null ? null : { latitude, longitude, radiusInMiles: 100 }
    const nearby = place ? (await client.warehouse.list({ ...shown, ...place }, { signal })).results : []
    if (nearby.length >= filledTo) return nearby
    const pages = await Promise.all(
      [nearbyLimit, 0].map((skip) => client.warehouse.list({ ...shown, featured: true, skip }, { signal })),
    )
    return fillNearby(
      nearby,
      pages.flatMap((page) => page.results),
      id,
    )
  },
})

/** Spotlighted warehouses shown beside this one: the first page of ten (000 §2.11). */
export const spotlightedQuery = (id: number) =>
  apiQuery.warehouse.list.queryOptions({
    input: { featured: true, excludeId: id, limit: nearbyLimit },
    select: (reply) => reply.results,
    staleTime: 300_000,
  })
