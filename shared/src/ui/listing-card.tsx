import { BadgeCheck, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { coverOf } from '../domain/floor-plan'
import type { SpaceRequirement } from '../domain/space-requirement'
import type { ListingCard as Listing } from '../schema/listing-card'
import { saidAnswersIn } from './answer-time'
import { cardAttributes } from './card-attributes'
import { CardBadges } from './card-badges'
import { PriceLine, SpaceLine } from './card-lines'
import { cn } from './cn'
import { DiamondBadge } from './diamond-badge'
import { leadingFeatures } from './feature-labels'
import { placeLine } from './format'
import { Picture } from './picture'
import { listingPath, say } from './say'
import { StarRating } from './star-rating'

export type ListingCardProps = {
  listing: Listing
  /** Where the card leads; the public page by default. */
  href?: string | undefined
  /** Where it stands; its town by default. The home page names the whole address. */
  place?: string | undefined
  headingLevel?: 2 | 3 | 4
  eager?: boolean
  sizes?: string
  /** Lit, since its pin is hovered. */
  active?: boolean
  /** The pointer or the focus comes to it, or leaves it. */
  onHover?: (listing: Listing | null) => void
  onOpen?: (listing: Listing) => void
  /** A router's link; a plain one by default. */
  renderLink?: (link: { href: string; className: string; children: ReactNode; onClick: () => void }) => ReactNode
  /** What the reader needs: its cost stands in place of the lowest price. */
  need?: SpaceRequirement
  /** How it fits what is asked for. */
  fit?: ReactNode
  /** What stands in place of a price that the card doesn't hold. */
  priceNote?: ReactNode
  /** Owner's or admin's controls and chips, under the card's text. */
  controls?: ReactNode
  className?: string
}

/** A warehouse in a list, in LOOK's order: picture, name and place, strengths, rating, space, price; badges. */
export function ListingCard(props: ListingCardProps) {
  const {
    listing,
    place = placeLine(props.listing),
    eager,
    active,
    onHover,
    onOpen,
    renderLink,
    controls,
    className,
  } = props
  const href = props.href ?? listingPath(listing.slug)
  const Heading = `h${props.headingLevel ?? 3}` as const
  const link = {
    href,
    className:
      'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:z-10 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring focus-visible:after:shadow-[inset_0_0_0_5px_var(--card)]',
    children: listing.name,
    onClick: () => onOpen?.(listing),
  }
  return (
    <article
      {...cardAttributes(listing)}
      onMouseEnter={onHover ? () => onHover(listing) : undefined}
      onMouseLeave={onHover ? () => onHover(null) : undefined}
      onFocus={onHover ? () => onHover(listing) : undefined}
      onBlur={onHover ? () => onHover(null) : undefined}
      className={cn(
        'group rounded-card bg-card text-card-foreground hover:shadow-raise relative flex h-full flex-col overflow-hidden border transition hover:-translate-y-0.5',
        active ? 'border-ring shadow-raise' : '',
        className,
      )}
    >
      <div className="relative">
        <Picture
          photo={coverOf(listing)}
          alt=""
          sizes={props.sizes ?? '(min-width: 1280px) 290px, (min-width: 640px) 45vw, 92vw'}
          eager={eager}
        />
        <CardBadges card={listing} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div>
          <Heading className="flex items-start gap-1.5 text-base leading-snug font-semibold">
            {renderLink ? renderLink(link) : <a {...link} onClick={onOpen ? link.onClick : undefined} />}
            {listing.isVerified ? (
              <BadgeCheck role="img" aria-label={say('Verified')} className="text-primary mt-0.5 size-4.5 shrink-0" />
            ) : null}
          </Heading>
          <p className="text-muted-foreground mt-1 flex items-start gap-1 text-sm">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <bdi>{place}</bdi>
            </span>
            {typeof listing.miles === 'number' ? (
              <span className="ms-auto shrink-0 tabular-nums">{say('{count} mi', { count: listing.miles })}</span>
            ) : null}
          </p>
        </div>
        <StrengthChips features={listing.features} />
        {props.fit}
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {listing.reviewCount > 0 ? (
            <span className="inline-flex items-center gap-1.5">
              <StarRating value={listing.averageRating} count={listing.reviewCount} />
              <span aria-hidden className="tabular-nums">
                {listing.averageRating.toFixed(1)} ({listing.reviewCount})
              </span>
            </span>
          ) : (
            <span>{say('No reviews yet')}</span>
          )}
          {typeof listing.answerMinutes === 'number' ? <span>{saidAnswersIn(listing.answerMinutes)}</span> : null}
          <DiamondBadge level={listing.diamond > 0 ? listing.diamond : listing.seller.diamond} />
        </p>
        <div className="text-muted-foreground mt-auto flex flex-col gap-1 border-t pt-3 text-sm">
          <SpaceLine listing={listing} />
          <PriceLine listing={listing} need={props.need} note={props.priceNote} />
        </div>
        {controls === undefined ? null : <div className="relative z-10">{controls}</div>}
      </div>
    </article>
  )
}

function StrengthChips({ features }: { features: readonly string[] }) {
  const strengths = leadingFeatures(features, 3)
  if (strengths.length === 0) return null
  return (
    <ul aria-label={say('Good at')} className="flex flex-wrap gap-1.5">
      {strengths.map((strength) => (
        <li key={strength} className="rounded-control bg-muted text-foreground px-2 py-0.5 text-xs">
          {strength}
        </li>
      ))}
    </ul>
  )
}

/** The shape of a card while it loads. */
export function ListingCardSkeleton() {
  return (
    <div aria-hidden className="rounded-card bg-card overflow-hidden border">
      <div className="bg-muted aspect-[16/10] animate-pulse" />
      <div className="flex flex-col gap-3 p-4">
        <div className="rounded-control bg-muted h-5 w-3/4 animate-pulse" />
        <div className="rounded-control bg-muted h-4 w-1/2 animate-pulse" />
        <div className="rounded-control bg-muted h-5 w-full animate-pulse" />
        <div className="rounded-control bg-muted mt-3 h-9 w-2/3 animate-pulse" />
      </div>
    </div>
  )
}
