import { type ReactNode, useState } from 'react'
import { dayOf } from '../domain/calendar'
import { formatCents, formatDollars } from '../domain/money'
import { needCost, type NeedCost } from '../domain/need-cost'
import { shownSpace } from '../domain/shown-space'
import type { SpaceRequirement } from '../domain/space-requirement'
import type { CardPrices, ListingCard as Listing } from '../schema/listing-card'
import { formatDay, formatNumber } from './format'
import { saidSpace } from './said-space'
import { say } from './say'

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
  const unit = cost.spaceType === 'SQ_FEET' ? 'per sq ft per month' : 'per pallet per month'
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

/** What the need costs, else the lowest price; who is not signed in reads the note. */
export function PriceLine({ listing, need = {}, note = say('Login to view price') }: PriceLineProps) {
  const cost = listing.prices && listing.regionScope !== 'global' ? needCost(listing.prices, need) : null
  if (cost) return <CostLine cost={cost} quantity={need.quantity} />
  if (!listing.prices) return <span className="text-link font-semibold">{note}</span>
  const price = lowestPrice(listing.prices)
  if (!price || listing.regionScope === 'global')
    return <span className="text-link font-semibold">{say('Get a Quote')}</span>
  return (
    <span className="text-muted-foreground">
      {say('from')}{' '}
      <strong className="text-foreground text-base font-semibold tabular-nums">
        <bdi>{formatDollars(price.dollars)}</bdi>
      </strong>{' '}
      {say(price.unit === 'pallet' ? 'per pallet per month' : 'per sq ft per month')}
    </span>
  )
}

const spaceWords = {
  free: { pallets: 'pallets free', 'sq ft': 'sq ft free' },
  size: { pallets: 'pallets of space', 'sq ft': 'sq ft of space' },
} as const

/** What can be booked on the asked dates. */
export function SpaceLine({ listing }: { listing: Listing }) {
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
