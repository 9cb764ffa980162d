import { effectiveDiamond } from '@stackyard/shared/domain/diamond'
import { stateWords } from '@stackyard/shared/reference/state-names'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { saidAnswersIn } from '@stackyard/shared/ui/answer-time'
import { Badge } from '@stackyard/shared/ui/badge'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { fullAddressLine } from '@stackyard/shared/ui/format'
import { StarRating } from '@stackyard/shared/ui/star-rating'
import { markupOnce } from '../lib/markup'
import { SheetIcon } from './icon-sheet'
import { IslandPlace } from './island-place'
import { ShareMenu } from './share-menu'
import { say } from '../lib/say'

/* What thousands of pages show alike is drawn once. */
const stars = (rating: string) => markupOnce(`stars ${rating}`, () => <StarRating value={Number(rating)} />)
const diamonds = (level: number) => markupOnce(`diamonds ${level}`, () => <DiamondBadge level={level} showName />)
const Drawn = ({ html }: { html: string }) => <span className="contents" dangerouslySetInnerHTML={{ __html: html }} />

function Rating({ listing }: { listing: Warehouse }) {
  if (listing.reviewCount === 0)
    return (
      <a href="#reviews" className="text-muted-foreground underline-offset-4 hover:underline">
        {say('No reviews yet')}
      </a>
    )
  const rating = listing.averageRating.toFixed(1)
  return (
    <a href="#reviews" className="inline-flex items-center gap-1.5 underline-offset-4 hover:underline">
      <Drawn html={stars(rating)} />
      <span className="tabular-nums">
        {rating} ·{' '}
        {listing.reviewCount === 1 ? say('1 review') : say('{count} reviews', { count: listing.reviewCount })}
      </span>
    </a>
  )
}

const toolsOf = ({ id, hasStoragePrices, hasFulfillmentRates, seller }: Warehouse) => ({
  id,
  hasStoragePrices,
  hasFulfillmentRates,
  seller: { id: seller.id, enableNewsletter: seller.enableNewsletter },
})

/** Name, place, badges, share; the owner's way to the form shows to the owner alone (scripts/chrome.ts). */
export function ListingHeader({ listing, address }: { listing: Warehouse; address: string }) {
  const percent = Math.ceil(listing.discountPercent)
  const isManaged = listing.seller.userType === 'manager'
  const level = effectiveDiamond(listing.diamond, listing.seller.diamond)
  return (
    <div
      data-visit={listing.id}
      data-seller={listing.seller.id}
      className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-4"
    >
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">{listing.name}</h1>
        <p className="text-muted-foreground mt-2 flex items-start gap-1.5">
          <SheetIcon name="map-pin" className="mt-0.5 size-5 shrink-0" />
          <bdi>{fullAddressLine(listing, stateWords(listing.country, listing.address.state))}</bdi>
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          {listing.isVerified ? (
            <span className="inline-flex items-center gap-1.5 font-medium">
              <SheetIcon name="badge-check" className="text-primary size-5" />
              {say('Verified provider')}
            </span>
          ) : (
            <span className="text-muted-foreground">{say('Not verified yet')}</span>
          )}
          {isManaged ? null : <Rating listing={listing} />}
          {isManaged || typeof listing.answerMinutes !== 'number' ? null : (
            <a href="#service-record" className="underline-offset-4 hover:underline">
              {saidAnswersIn(listing.answerMinutes)}
            </a>
          )}
          <Drawn html={diamonds(level)} />
          {listing.hotrack && percent > 0 ? <Badge tone="highlight">{say('{percent}% OFF', { percent })}</Badge> : null}
          {listing.isFeatured ? <Badge tone="brand">{say('Spotlight')}</Badge> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          hidden
          data-owner={listing.seller.id}
          href={`/dashboard/warehouses/edit/${listing.warehouseUrl}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          {say('Edit')}
        </a>
        <a
          href={`/compare?ids=${listing.id}`}
          data-compare={listing.id}
          data-name={listing.name}
          className={buttonVariants({ variant: 'outline' })}
        >
          {say('Compare')}
        </a>
        <IslandPlace name="listing-tools" when="reader" data={toolsOf(listing)} className="contents">
          {listing.seller.enableNewsletter ? (
            <button type="button" disabled className={buttonVariants({ variant: 'outline' })}>
              {say('Subscribe to Newsletter')}
            </button>
          ) : null}
        </IslandPlace>
        <ShareMenu text={say('Learn More About {name} Warehouse', { name: listing.name })} address={address} />
      </div>
    </div>
  )
}
