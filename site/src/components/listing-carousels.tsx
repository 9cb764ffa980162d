import { CAROUSEL_PAGE } from '@stackyard/shared/domain/carousel-motion'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { CarouselFrame } from '@stackyard/shared/ui/carousel'
import { adPlaceText } from '../lib/ad-place'
import type { MoreCards } from '../lib/more-cards'
import { listingPath, spoken } from '@stackyard/shared/ui/say'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { say } from '../lib/say'

const PAGE = 10
const RADIUS_MILES = 100

export type NearbyCarouselProps = {
  listing: Pick<Warehouse, 'id' | 'latitude' | 'longitude'>
  nearby: readonly ListingCard[]
  /** There are no more of them than these. */
  isWhole: boolean
}

/** What stands around, as it is known when the page is made; a script fetches on. Nothing without neighbors. */
export function NearbyCarousel({ listing: { id, latitude, longitude }, nearby, isWhole }: NearbyCarouselProps) {
  if (nearby.length === 0) return null
  const around =
    latitude === null || longitude === null
      ? null
      : { latitude, longitude, radiusInMiles: RADIUS_MILES, visible: true, verified: true, excludeId: id }
  const more: MoreCards | null =
    isWhole || nearby.length < PAGE || !around ? null : { page: 1, pageSize: PAGE, filters: around }
  return (
    <section
      className="mt-16"
      aria-labelledby="nearby-heading"
      data-more={more ? JSON.stringify(more) : undefined}
      data-ads={
        around
          ? adPlaceText({ kind: 'carousel', card: 'small', campaignType: 'nearby', filters: around, limit: PAGE })
          : undefined
      }
    >
      <h2 id="nearby-heading" className="font-display text-2xl font-semibold">
        {say('Nearby Warehouses')}
      </h2>
      <CarouselFrame kind="nearby" label={say('Nearby Warehouses')} plays count={nearby.length} className="mt-6">
        {nearby.map((other) => (
          <li key={other.id}>
            <SmallCard listing={other} />
          </li>
        ))}
      </CarouselFrame>
    </section>
  )
}

/**
 * Featured warehouses and the way to the map. The same ones would stand on every page, and every page
 * would change with one of them: a script fetches them when the reader comes near.
 */
export function FeaturedCarousel({ listingId }: { listingId: number }) {
  const filters = { featured: true, excludeId: listingId }
  const more: MoreCards = { page: 0, pageSize: CAROUSEL_PAGE, filters }
  return (
    <section
      className="mt-16"
      aria-labelledby="featured-heading"
      data-more={JSON.stringify(more)}
      data-ads={adPlaceText({
        kind: 'carousel',
        card: 'small',
        campaignType: 'featured',
        filters,
        limit: CAROUSEL_PAGE,
      })}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="featured-heading" className="font-display text-2xl font-semibold">
          {say('Featured Warehouses')}
        </h2>
        <a href={listingPath('featured')} className="text-link py-1 font-semibold underline-offset-4 hover:underline">
          {say('View more')}
        </a>
      </div>
      <CarouselFrame kind="combined" label={say('Featured Warehouses')} plays count={1} className="mt-6 min-h-76">
        <li
          data-last
          className="rounded-card bg-primary-soft text-primary-soft-foreground relative flex min-h-48 flex-col justify-between p-6"
        >
          <span className="font-display text-lg font-semibold">{say('All warehouses on one map')}</span>
          <a href={`${spoken.listings}?view=map`} className="font-semibold after:absolute after:inset-0">
            {say('Explore Map')}
          </a>
        </li>
      </CarouselFrame>
    </section>
  )
}
