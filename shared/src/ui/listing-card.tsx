import { BadgeCheck, MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { dayOf } from '../domain/calendar'
import { formatCents, formatDollars } from '../domain/money'
import { needCost, type NeedCost } from '../domain/need-cost'
import { shownSpace } from '../domain/shown-space'
import type { SpaceRequirement } from '../domain/space-requirement'
import type { CardPrices, ListingCard as Listing } from '../schema/listing-card'
import { cardAttributes } from './card-attributes'
import { CardBadges } from './card-badges'
import { cn } from './cn'
import { DiamondBadge } from './diamond-badge'
import { leadingFeatures } from './feature-labels'
import { formatDay, formatNumber, placeLine } from './format'
import { saidSpace } from './said-space'
import { Picture } from './picture'
import { say } from './say'
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
  onHover?: (id: number | null) => void
  onOpen?: (listing: Listing) => void
  /** A router's link; a plain one by default. */
  renderLink?: (link: { href: string; className: string; children: ReactNode; onClick: () => void }) => ReactNode
  /** What the reader needs: its cost stands in place of the lowest price. */
  need?: SpaceRequirement
  /** What stands in place of a price that the card doesn't hold. */
  priceNote?: ReactNode
  /** Owner's or admin's controls and chips, under the card's text. */
  controls?: ReactNode
  className?: string
}

/** The lowest price after discounts by pallet, else by square foot, a month; null where no term has one. */
export function lowestPrice(prices: CardPrices): { dollars: number; unit: 'pallet' | 'sq ft' } | null {
  const lowest = (values: (number | null)[]) =>
    Math.min(...(values.filter((value) => value !== null && value > 0) as number[]))
  const { lowestPallet, lowestSqFt } = prices
  if (typeof lowestPallet === 'number') return { dollars: lowestPallet, unit: 'pallet' }
  if (typeof lowestSqFt === 'number') return { dollars: lowestSqFt, unit: 'sq ft' }
  const pallet = lowest([prices.price1, prices.price3, prices.price6, prices.price12])
  if (Number.isFinite(pallet)) return { dollars: pallet, unit: 'pallet' }
  const sqft = lowest([prices.priceSq1, prices.priceSq3, prices.priceSq6, prices.priceSq12])
  return Number.isFinite(sqft) ? { dollars: sqft, unit: 'sq ft' } : null
}

type PriceLineProps = { listing: Listing; need?: SpaceRequirement | undefined; note?: ReactNode }

/** What the need costs: the rate of its term, and the total of the term. */
function CostLine({ cost, quantity }: { cost: NeedCost; quantity: number | undefined }) {
  const unit = cost.spaceType === 'SQ_FEET' ? 'a sq ft and month' : 'a pallet and month'
  const figure = 'text-foreground text-base font-semibold tabular-nums'
  const rate = (
    <>
      <strong className={cost.total === null ? figure : 'text-foreground tabular-nums'}>
        {formatCents(cost.rate)}
      </strong>{' '}
      {say(unit)}
    </>
  )
  if (cost.total === null || quantity === undefined) return <span className="text-muted-foreground">{rate}</span>
  return (
    <span className="text-muted-foreground flex flex-col gap-1">
      <span>
        <strong className={figure}>{formatCents(cost.total)}</strong>{' '}
        {say('in all for {need}', { need: saidSpace({ ...cost, quantity }) })}
      </span>
      <span>{rate}</span>
    </span>
  )
}

function PriceLine({ listing, need = {}, note = say('Login to view price') }: PriceLineProps) {
  const cost = listing.prices && listing.regionScope !== 'global' ? needCost(listing.prices, need) : null
  if (cost) return <CostLine cost={cost} quantity={need.quantity} />
  if (!listing.prices) return <span className="text-link font-semibold">{note}</span>
  const price = lowestPrice(listing.prices)
  if (!price || listing.regionScope === 'global')
    return <span className="text-link font-semibold">{say('Get a Quote')}</span>
  return (
    <span className="text-muted-foreground">
      {say('from')}{' '}
      <strong className="text-foreground text-base font-semibold tabular-nums">{formatDollars(price.dollars)}</strong>{' '}
      {say(price.unit === 'pallet' ? 'a pallet and month' : 'a sq ft and month')}
    </span>
  )
}

const spaceWords = {
  free: { pallets: 'pallets free', 'sq ft': 'sq ft free' },
  size: { pallets: 'pallets of space', 'sq ft': 'sq ft of space' },
} as const

function SpaceLine({ listing }: { listing: Listing }) {
  const [today] = useState(() => dayOf(new Date()))
  const space = shownSpace(listing, today)
  if (space.kind === 'quote') return <span>{say('Space by quote')}</span>
  if (space.kind === 'full') return <span>{say('No space free right now')}</span>
  if (space.kind === 'later') return <span>{say('Free from {day}', { day: formatDay(space.from) })}</span>
  const from = space.kind === 'free' && space.from ? ` ${say('from')} ${formatDay(space.from)}` : ''
  return (
    <span>
      <strong className="text-foreground font-semibold tabular-nums">{formatNumber(space.quantity)}</strong>{' '}
      {say(spaceWords[space.kind][space.unit])}
      {from}
    </span>
  )
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
  const href = props.href ?? `/warehouses/${listing.slug}`
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
      onMouseEnter={onHover ? () => onHover(listing.id) : undefined}
      onMouseLeave={onHover ? () => onHover(null) : undefined}
      className={cn(
        'group rounded-card bg-card text-card-foreground hover:shadow-raise relative flex h-full flex-col overflow-hidden border transition hover:-translate-y-0.5',
        active ? 'border-ring shadow-raise' : '',
        className,
      )}
    >
      <div className="relative">
        <Picture
          photo={listing.photo}
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
            <bdi>{place}</bdi>
            {typeof listing.miles === 'number' ? (
              <span className="ms-auto shrink-0 tabular-nums">{say('{count} mi', { count: listing.miles })}</span>
            ) : null}
          </p>
        </div>
        <StrengthChips features={listing.features} />
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
