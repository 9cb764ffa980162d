import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { text } from '@stackyard/shared/messages/text'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { ListingSection } from '@stackyard/shared/ui/listing/listing-section'
import { listingPageTexts as words } from '../../../../lib/texts/listing-page'
import { nearbyQuery, spotlightedQuery } from '../nearby'
import { CardCarousel } from './card-carousel'

/** Other warehouses: those around, then spotlighted ones. */
export function Neighbors({ warehouse }: { warehouse: Warehouse }) {
  return (
    <>
      <NearbyWarehouses warehouse={warehouse} />
      <SpotlightedWarehouses warehouse={warehouse} />
    </>
  )
}

/** Other warehouses around; without any there is no such part. A fault here is not worth a message. */
export function NearbyWarehouses({ warehouse }: { warehouse: Warehouse }) {
  const query = useInfiniteQuery(nearbyQuery(warehouse))
  if (query.isLoading) return <Skeleton className="rounded-card h-80" />
  if (!query.data || query.data.listings.length === 0) return null
  return (
    <ListingSection title={words.nearby} className="mt-16">
      <CardCarousel kind="nearby" label={words.nearby} {...query.data} {...paging(query)} />
    </ListingSection>
  )
}

/** Spotlighted ones and the way to the map; without any there is no such part. */
export function SpotlightedWarehouses({ warehouse }: { warehouse: Warehouse }) {
  const query = useInfiniteQuery(spotlightedQuery(warehouse.id))
  if (!query.data || query.data.listings.length === 0) return null
  return (
    <ListingSection title={words.spotlighted} className="mt-16">
      <CardCarousel
        kind="combined"
        label={words.spotlighted}
        {...query.data}
        {...paging(query)}
        last={<ExploreMapCard />}
      />
    </ListingSection>
  )
}

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; isError: boolean; fetchNextPage: () => unknown }

/** A page that could not be had is not asked for again: the carousel stays with what it has. */
const paging = ({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Paged) => ({
  isFetching: isFetchingNextPage,
  onNext: () => {
    if (hasNextPage && !isFetchingNextPage && !isError) fetchNextPage()
  },
})

/** The last card of the combined carousel. */
function ExploreMapCard() {
  return (
    <li className="rounded-card bg-primary-soft text-primary-soft-foreground relative flex min-h-48 flex-col justify-between p-6">
      <span className="font-display text-lg font-semibold">{words.allOnMap}</span>
      <Link to="/dashboard/search" search={{ view: 'map' }} className="font-semibold after:absolute after:inset-0">
        {text('carousel.exploreMap')}
      </Link>
    </li>
  )
}
