import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { CarouselFrame } from '@stackyard/shared/ui/carousel'
import { ListingAside } from '@stackyard/shared/ui/listing/listing-aside'
import { PlainLink } from '@stackyard/shared/ui/page-link'
import { documentPath, listingPath } from '@stackyard/shared/ui/say'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { say } from '../lib/say'
import { SheetIcon } from './icon-sheet'
import { IslandPlace } from './island-place'

/** The seller's public page; by id while there is no address. */
const profileOf = ({ id, userType, userUrl }: Warehouse['seller']) =>
  documentPath(`/users/${userType === 'manager' ? 'manager' : 'seller'}/${encodeURIComponent(userUrl || String(id))}`)

/** Visitors are sent to sign in; the island of signed-in readers takes the link's place. */
function AskRate({ listing }: { listing: Warehouse }) {
  return (
    <IslandPlace
      name="ask-rate"
      when="reader"
      data={{ warehouseId: listing.id, sellerId: listing.seller.id }}
      className="mt-4"
    >
      <a
        href={withReturnTo('/auth/login', listingPath(listing.slug))}
        rel="nofollow"
        className={buttonVariants({ variant: 'outline', block: true })}
      >
        {say('Request Rate')}
      </a>
    </IslandPlace>
  )
}

/** The side column under the booking box; the provider's other warehouses move, two a view. */
export function ListingSide({ listing, others }: { listing: Warehouse; others: readonly ListingCard[] }) {
  return (
    <ListingAside
      listing={listing}
      Icon={SheetIcon}
      Link={PlainLink}
      profileHref={profileOf(listing.seller)}
      askRate={<AskRate listing={listing} />}
      mayAsk
      others={
        others.length > 0 ? (
          <CarouselFrame kind="pair" label={say('Additional Locations')} plays count={others.length} className="mt-4">
            {others.map((other) => (
              <li key={other.id}>
                <SmallCard listing={other} />
              </li>
            ))}
          </CarouselFrame>
        ) : null
      }
    />
  )
}
