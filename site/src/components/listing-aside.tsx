import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { listingPath } from '@stackyard/shared/ui/say'
import { ListingDocuments } from '@stackyard/shared/ui/listing/listing-documents'
import { SideReviews } from '@stackyard/shared/ui/side-reviews'
import { CarouselFrame } from '@stackyard/shared/ui/carousel'
import { SheetIcon } from './icon-sheet'
import { IslandPlace } from './island-place'
import { smallCardMarkup } from './small-card'
import { say } from '../lib/say'

const safeLink = (link: string) => (/^https?:\/\//.test(link) ? link : '')
const outline = buttonVariants({ variant: 'outline', block: true })
const textLink = 'mt-4 inline-block font-semibold text-link underline-offset-4 hover:underline'

/** Benefits of claiming. */
const benefits = () => [
  say('Free Lead Gen'),
  say('List Available Space & Rates'),
  say('Complete Profile Page Management'),
  say('Sponsorship Opportunities'),
]

/** The seller's public page; by id while there is no address. */
const profileOf = ({ id, userType, userUrl }: Warehouse['seller']) =>
  `/users/${userType === 'manager' ? 'manager' : 'seller'}/${encodeURIComponent(userUrl || String(id))}`

function Representative({ listing }: { listing: Warehouse }) {
  const { seller, miniLogo } = listing
  const isManaged = seller.userType === 'manager'
  const name = seller.company || `${seller.firstName} ${seller.lastName}`.trim()
  return (
    <section className="rounded-card bg-card border p-6">
      <p className="text-muted-foreground text-sm">{say('Representative')}</p>
      <div className="mt-3 flex items-center gap-4">
        <span
          aria-hidden
          className="rounded-control bg-primary-soft font-display text-primary-soft-foreground grid size-12 shrink-0 place-items-center text-lg font-semibold"
        >
          {miniLogo ? (
            <img src={miniLogo} alt="" width="48" height="48" className="rounded-control size-12 object-cover" />
          ) : (
            name.slice(0, 1).toUpperCase()
          )}
        </span>
        <p className="min-w-0">
          <a
            href={profileOf(seller)}
            className="text-link block truncate font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </a>
          <span className="text-muted-foreground text-sm">
            {isManaged
              ? say('Profile kept by our team')
              : seller.isVerified
                ? say('Verified provider')
                : say('Provider')}
          </span>
        </p>
      </div>
      {isManaged ? null : <AskRate listing={listing} />}
      {safeLink(seller.meetingLink) ? (
        <a href={seller.meetingLink} rel="noopener nofollow" className={`mt-4 ${outline}`}>
          {say('Book a meeting')}
        </a>
      ) : null}
      {isManaged && safeLink(seller.website) ? (
        <a href={seller.website} rel="noopener nofollow" className={textLink}>
          {say('Company Link')}
        </a>
      ) : null}
    </section>
  )
}

/** Visitors are sent to sign in; the island of signed-in readers takes the link's place. */
function AskRate({ listing }: { listing: Warehouse }) {
  return (
    <IslandPlace
      name="ask-rate"
      when="reader"
      data={{ warehouseId: listing.id, sellerId: listing.seller.id }}
      className="mt-4"
    >
      <a href={withReturnTo('/auth/login', listingPath(listing.slug))} rel="nofollow" className={outline}>
        {say('Request Rate')}
      </a>
    </IslandPlace>
  )
}

/** Managed listings show no booking box: their fulfillment rates are asked for. */
function RatesRequest({ listing }: { listing: Warehouse }) {
  return (
    <section className="rounded-card bg-card mb-5 border p-6" aria-labelledby="rates-heading">
      <h2 id="rates-heading" className="font-display text-lg font-semibold">
        {say('Request fulfillment rates')}
      </h2>
      <p className="text-muted-foreground mt-2 text-sm">
        {say('Nobody has published rates for this warehouse yet. We pass your request on.')}
      </p>
      <AskRate listing={listing} />
    </section>
  )
}

/** The provider's other warehouses (Additional Locations), two a view. */
function AdditionalLocations({ listing, others }: ListingAsideProps) {
  if (others.length === 0) return null
  return (
    <section className="rounded-card bg-card mt-5 border p-6" aria-labelledby="additional-heading">
      <h2 id="additional-heading" className="font-display text-lg font-semibold">
        {say('Additional Locations')}
      </h2>
      <CarouselFrame kind="pair" label={say('Additional Locations')} plays count={others.length} className="mt-4">
        {others.map((other) => (
          <li key={other.id} dangerouslySetInnerHTML={{ __html: smallCardMarkup(other) }} />
        ))}
      </CarouselFrame>
      <a href={`${profileOf(listing.seller)}#services`} className={textLink}>
        {say('View More')}
      </a>
    </section>
  )
}

function Claim({ listing }: { listing: Warehouse }) {
  return (
    <div className="mt-5 border-t pt-4">
      <p className="text-sm font-semibold">{say('Is this your warehouse?')}</p>
      <ul className="text-muted-foreground mt-2 list-disc ps-5 text-sm">
        {benefits().map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <a href={`${profileOf(listing.seller)}#claim`} className={textLink}>
        {say('Claim Warehouse')}
      </a>
    </div>
  )
}

export type ListingAsideProps = { listing: Warehouse; others: readonly ListingCard[] }

/** The side column under the booking box. */
export function ListingAside({ listing, others }: ListingAsideProps) {
  return (
    <>
      {listing.seller.userType === 'manager' ? <RatesRequest listing={listing} /> : null}
      <Representative listing={listing} />
      <SideReviews listing={listing} />
      <ListingDocuments listing={listing} icon={<SheetIcon name="file-text" className="size-5 shrink-0" />} />
      <AdditionalLocations listing={listing} others={others} />
      <section className="rounded-card bg-subtle mt-5 border p-6">
        <h2 className="font-display text-lg font-semibold">{say('Get a Quote From This Warehouse Today!')}</h2>
        <p className="text-muted-foreground mt-2 text-sm">
          {say('Tell the warehouse what you store and ship. The answer comes by email.')}
        </p>
        <a href="#QUOTE" data-quote className={`mt-4 ${outline}`}>
          {say('Get a Quote')}
        </a>
        <a href={`/warehouses/rfp/${listing.id}`} rel="nofollow" data-quote className={textLink}>
          {say('Send a full request for proposal')}
        </a>
        {listing.seller.userType === 'manager' ? <Claim listing={listing} /> : null}
      </section>
    </>
  )
}
