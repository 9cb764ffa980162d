import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { CompareLink } from '@stackyard/shared/ui/compare/compare-link'
import { ShareMenu } from '@stackyard/shared/ui/listing/share-menu'
import { NewsletterInvitation } from '@stackyard/shared/ui/newsletter-invitation'
import { documentPath, listingPath } from '@stackyard/shared/ui/say'
import { say } from '../lib/say'
import { SheetIcon } from './icon-sheet'
import { IslandPlace } from './island-place'

const outline = buttonVariants({ variant: 'outline' })

const toolsOf = ({ id, name, hasStoragePrices, hasFulfillmentRates, seller }: Warehouse) => ({
  id,
  name,
  hasStoragePrices,
  hasFulfillmentRates,
  seller: { id: seller.id, enableNewsletter: seller.enableNewsletter },
})

/** Share, compare, and follow; the owner's way to the form shows to the owner alone (scripts/chrome.ts). */
export function ListingTools({ listing, address }: { listing: Warehouse; address: string }) {
  return (
    <>
      <ShareMenu
        text={say('Learn More About {name} Warehouse', { name: listing.name })}
        address={address}
        Icon={SheetIcon}
      />
      <IslandPlace name="listing-tools" when="reader" data={toolsOf(listing)} className="contents">
        {listing.seller.enableNewsletter ? (
          <NewsletterInvitation
            sellerId={listing.seller.id}
            loginHref={withReturnTo('/auth/login', listingPath(listing.slug))}
          />
        ) : null}
      </IslandPlace>
      <CompareLink listing={listing} path={documentPath('/compare')} />
      <a
        hidden
        data-owner={listing.seller.id}
        href={`/dashboard/warehouses/edit/${listing.warehouseUrl}`}
        className={outline}
      >
        {say('Edit')}
      </a>
    </>
  )
}
