import { useQuery } from '@tanstack/react-query'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { listingPageTexts as words } from '../../../lib/texts/listing-page'
import { nearbyQuery, spotlightedQuery } from '../nearby'
import { ListingRail } from './listing-rail'
import { Section } from './section'

/** Other warehouses around; without any there is no such part (000 §2.11). A fault here is not worth a message. */
export function NearbyWarehouses({ warehouse }: { warehouse: Warehouse }) {
  const query = useQuery(nearbyQuery(warehouse))
  if (query.isPending) return <Skeleton className="rounded-card h-80" />
  if (!query.data || query.data.length === 0) return null
  return (
    <Section title={words.nearby}>
      <ListingRail label={words.nearby} listings={query.data} />
    </Section>
  )
}

/** Spotlighted ones; without any there is no such part. */
export function SpotlightedWarehouses({ warehouse }: { warehouse: Warehouse }) {
  const { data } = useQuery(spotlightedQuery(warehouse.id))
  if (!data || data.length === 0) return null
  return (
    <Section title={words.spotlighted}>
      <ListingRail label={words.spotlighted} listings={data} />
    </Section>
  )
}
