import { ListingPlan } from '@stackyard/shared/ui/listing/listing-plan'
import { text } from '@stackyard/shared/messages/text'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ScoreAverages } from '@stackyard/shared/ui/review-scores'
import { ServiceRecordSection } from '@stackyard/shared/ui/service-record'
import { bookingFacts } from '../lib/booking-facts'
import { SHOWN_REVIEWS } from '../lib/listing-facts'
import { pinOf } from '../lib/map-pin'
import type { Crumb } from '../lib/seo'
import { Breadcrumbs } from './breadcrumbs'
import { IslandPlace } from './island-place'
import { ListingAside } from './listing-aside'
import { ListingDetails } from './listing-details'
import { ListingGallery } from './listing-gallery'
import { FeaturedCarousel, NearbyCarousel } from './listing-carousels'
import { ListingHeader } from './listing-header'
import { say } from '../lib/say'

export type ListingPageProps = {
  listing: Warehouse
  /** The nearest others, one page of them. */
  around: readonly ListingCard[]
  /** What the carousel of neighbors holds: the same, filled up from featured ones where they are few. */
  nearby: readonly ListingCard[]
  /** The provider's other warehouses. */
  others: readonly ListingCard[]
  crumbs: readonly Crumb[]
  /** The page's whole address. */
  address: string
}

/** What the request for a quote says of the listing. */
const quotedOf = ({ id, name, miniLogo, seller }: Warehouse) => ({
  id,
  name,
  miniLogo,
  seller: { id: seller.id, userUrl: seller.userUrl },
})

function Booking({ listing, quoteHref }: { listing: Warehouse; quoteHref: string }) {
  return (
    <IslandPlace
      name="booking"
      id="book"
      when="idle"
      className="mb-5 block lg:min-h-[40rem]"
      data={{ warehouse: bookingFacts(listing), quoteHref }}
    >
      <div className="rounded-card bg-muted/60 hidden h-[40rem] animate-pulse border lg:block" aria-hidden />
    </IslandPlace>
  )
}

function Reviews({ listing }: { listing: Warehouse }) {
  return (
    <section id="reviews" className="mt-14 max-w-3xl" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="font-display mb-4 text-xl font-semibold">
        {say('Reviews')}
      </h2>
      <ServiceRecordSection record={listing.serviceRecord} />
      <ScoreAverages scores={listing.scores} className="mb-6" />
      <IslandPlace
        name="reviews"
        className="block min-h-40"
        data={{
          warehouseId: listing.id,
          sellerId: listing.seller.id,
          averageRating: listing.averageRating,
          reviews: listing.reviews.slice(0, SHOWN_REVIEWS),
        }}
      />
    </section>
  )
}

/** Everything between header and footer of a listing's public page. It holds no price. */
export function ListingPage({ listing, around, nearby, others, crumbs, address }: ListingPageProps) {
  const isManaged = listing.seller.userType === 'manager'
  const pins = [listing, ...around].flatMap(pinOf)
  return (
    <div className="shell pt-6">
      <Breadcrumbs crumbs={crumbs} />
      <ListingHeader listing={listing} address={address} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <aside aria-label={say('Pictures')} className="min-w-0">
          <ListingGallery listing={listing} plan={<ListingPlan listing={listing} />} />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          <ListingDetails listing={listing} />
        </div>
        <aside aria-label={say('Booking and provider')} className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isManaged ? null : <Booking listing={listing} quoteHref="#QUOTE" />}
          <IslandPlace name="quote" when="idle" data={{ warehouse: quotedOf(listing) }} />
          <ListingAside listing={listing} others={others} />
        </aside>
      </div>
      {pins.length > 0 ? (
        <section className="mt-14" aria-labelledby="map-heading">
          <h2 id="map-heading" className="font-display text-xl font-semibold">
            {say('Map')}
          </h2>
          <IslandPlace
            name="listing-map"
            data={{ pins, name: listing.name }}
            className="rounded-card mt-4 block h-[26rem] overflow-hidden border bg-(--map-water)"
          />
        </section>
      ) : null}
      {isManaged ? null : <Reviews listing={listing} />}
      <NearbyCarousel listing={listing} nearby={nearby} isWhole={nearby.length > around.length} />
      <FeaturedCarousel listingId={listing.id} />
      {isManaged ? (
        <p className="rounded-card bg-subtle text-muted-foreground mt-16 border p-6 text-sm">
          {text('copy.manager.disclaimer')}
        </p>
      ) : null}
    </div>
  )
}
