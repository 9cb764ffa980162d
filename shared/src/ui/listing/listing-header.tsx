import type { ReactNode } from 'react'
import { effectiveDiamond } from '../../domain/diamond'
import type { Warehouse } from '../../schema/warehouse'
import { saidAnswersIn } from '../answer-time'
import { Badge } from '../badge'
import { DiamondBadge } from '../diamond-badge'
import { say } from '../say'
import { StarRating } from '../star-rating'
import type { ListingIcon } from './listing-icon'

const link = 'underline-offset-4 hover:underline'

function Rating({ listing: { reviewCount, averageRating } }: { listing: Warehouse }) {
  if (reviewCount === 0)
    return (
      <a href="#reviews" className={`text-muted-foreground ${link}`}>
        {say('No reviews yet')}
      </a>
    )
  return (
    <a href="#reviews" className={`inline-flex items-center gap-1.5 ${link}`}>
      <StarRating value={averageRating} />
      <span className="tabular-nums">
        {averageRating.toFixed(1)} ·{' '}
        {reviewCount === 1 ? say('1 review') : say('{count} reviews', { count: reviewCount })}
      </span>
    </a>
  )
}

function Verified({ isVerified, Icon }: { isVerified: boolean; Icon: ListingIcon }) {
  if (!isVerified) return <span className="text-muted-foreground">{say('Not verified yet')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Icon name="badge-check" className="text-primary size-5" />
      {say('Verified provider')}
    </span>
  )
}

export type ListingHeaderProps = {
  listing: Warehouse
  /** The whole address in words. */
  place: ReactNode
  Icon: ListingIcon
  /** What its reader can do with it. */
  tools: ReactNode
}

/** Name, place, and what tells it apart; sharing and the other tools beside it. */
export function ListingHeader({ listing, place, Icon, tools }: ListingHeaderProps) {
  const percent = Math.ceil(listing.discountPercent)
  const isManaged = listing.seller.userType === 'manager'
  return (
    <header className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">{listing.name}</h1>
        <p className="text-muted-foreground mt-2 flex items-start gap-1.5">
          <Icon name="map-pin" className="mt-0.5 size-5 shrink-0" />
          {place}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Verified isVerified={listing.isVerified} Icon={Icon} />
          {isManaged ? null : <Rating listing={listing} />}
          {isManaged || typeof listing.answerMinutes !== 'number' ? null : (
            <a href="#reviews" className={link}>
              {saidAnswersIn(listing.answerMinutes)}
            </a>
          )}
          <DiamondBadge level={effectiveDiamond(listing.diamond, listing.seller.diamond)} showName />
          {listing.hotrack && percent > 0 ? <Badge tone="highlight">{say('{percent}% OFF', { percent })}</Badge> : null}
          {listing.isFeatured ? <Badge tone="brand">{say('Spotlight')}</Badge> : null}
        </p>
      </div>
      <div className="flex min-h-11 flex-wrap gap-2 max-lg:w-full">{tools}</div>
    </header>
  )
}
