import { text } from '@stackyard/shared/messages/text'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { fullAddressLine } from '@stackyard/shared/ui/format'
import { ListingDetails } from '@stackyard/shared/ui/listing/listing-details'
import { ListingFrame } from '@stackyard/shared/ui/listing/listing-frame'
import { ListingGallery } from '@stackyard/shared/ui/listing/listing-gallery'
import { ListingHeader } from '@stackyard/shared/ui/listing/listing-header'
import { ListingIntro } from '@stackyard/shared/ui/listing/listing-intro'
import { ListingPlan, planPicture } from '@stackyard/shared/ui/listing/listing-plan'
import { ScoreAverages } from '@stackyard/shared/ui/review-scores'
import { ServiceRecordSection } from '@stackyard/shared/ui/service-record'
import { bookingFacts } from '../lib/booking-facts'
import { SHOWN_REVIEWS } from '../lib/listing-facts'
import { pinOf } from '../lib/map-pin'
import { say } from '../lib/say'
import type { Crumb } from '../lib/seo'
import { Breadcrumbs } from './breadcrumbs'
import { SheetIcon } from './icon-sheet'
import { IslandPlace } from './island-place'
import { FeaturedCarousel, NearbyCarousel } from './listing-carousels'
import { ListingSide } from './listing-side'
import { ListingTools } from './listing-tools'

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
  const pins = [listing, ...around].flatMap(pinOf)
  return (
    <div className="shell pt-6" data-visit={listing.id} data-seller={listing.seller.id}>
      <Breadcrumbs crumbs={crumbs} />
      <ListingFrame
        isManaged={listing.seller.userType === 'manager'}
        header={
          <ListingHeader
            listing={listing}
            place={
              <span>
                <bdi>{fullAddressLine(listing, stateWords(listing.country, listing.address.state))}</bdi>
              </span>
            }
            Icon={SheetIcon}
            tools={<ListingTools listing={listing} address={address} />}
          />
        }
        pictures={
          listing.photos.length > 0 ? (
            <ListingGallery listing={listing} plan={planPicture(listing)} />
          ) : (
            <ListingPlan listing={listing} />
          )
        }
        details={
          <>
            <ListingIntro listing={listing} />
            <ListingDetails
              listing={listing}
              tick={<SheetIcon name="check" className="text-primary size-5 shrink-0" />}
            />
          </>
        }
        booking={<Booking listing={listing} quoteHref="#QUOTE" />}
        aside={
          <>
            <IslandPlace name="quote" when="idle" data={{ warehouse: quotedOf(listing) }} />
            <ListingSide listing={listing} others={others} />
          </>
        }
        map={
          pins.length > 0 ? (
            <IslandPlace
              name="listing-map"
              data={{ pins, name: listing.name }}
              className="rounded-card mt-4 block h-[26rem] overflow-hidden border bg-(--map-water)"
            />
          ) : null
        }
        reviews={<Reviews listing={listing} />}
        neighbors={
          <>
            <NearbyCarousel listing={listing} nearby={nearby} isWhole={nearby.length > around.length} />
            <FeaturedCarousel listingId={listing.id} />
          </>
        }
        disclaimer={text('copy.manager.disclaimer')}
      />
    </div>
  )
}
