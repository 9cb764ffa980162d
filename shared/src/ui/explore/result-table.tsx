import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { dayOf } from '../../domain/calendar'
import type { ExploreSort } from '../../domain/explore-search'
import { formatCents, formatDollars } from '../../domain/money'
import { type NeedCost, needCost } from '../../domain/need-cost'
import { shownSpace } from '../../domain/shown-space'
import type { SpaceRequirement } from '../../domain/space-requirement'
import type { ListingCard as Listing } from '../../schema/listing-card'
import { saidAnswerTime } from '../answer-time'
import { cardAttributes } from '../card-attributes'
import { AdMark } from '../card-badges'
import { lowestPrice } from '../card-lines'
import { cn } from '../cn'
import { formatDay, formatNumber, placeLine } from '../format'
import { say, type SharedText } from '../say'

export type ResultTableProps = {
  listings: readonly Listing[]
  /** Rows on their way. */
  places: number
  need: SpaceRequirement
  sort: ExploreSort
  onSort: (sort: ExploreSort) => void
  /** Prices are there for signed-in readers only. */
  hasPrices: boolean
  renderLink: (listing: Listing, className: string) => ReactNode
  /** Puts the warehouse aside to compare. */
  renderCompare: (listing: Listing) => ReactNode
}

type Row = { listing: Listing; cost: NeedCost | null; today: string }
type Column = {
  label: SharedText
  /** The order that its heading sets, and which way that goes. */
  sort?: { by: ExploreSort; isRising: boolean }
  cell: (row: Row) => ReactNode
}

const unitOf = (isFoot: boolean): string => say(isFoot ? 'per sq ft per month' : 'per pallet per month')

/** The rate of the term that is asked for, else the lowest one. */
function rateOf({ listing: { prices, regionScope }, cost }: Row): ReactNode {
  if (cost) return <Rate amount={formatCents(cost.rate)} unit={unitOf(cost.spaceType === 'SQ_FEET')} />
  const lowest = prices && regionScope !== 'global' ? lowestPrice(prices) : null
  if (!lowest) return say('By quote')
  return <Rate amount={`${say('from')} ${formatDollars(lowest.dollars)}`} unit={unitOf(lowest.unit === 'sq ft')} />
}

function Rate({ amount, unit }: { amount: string; unit: string }) {
  return (
    <>
      <span className="font-semibold">{amount}</span>
      <span className="text-muted-foreground block text-xs">{unit}</span>
    </>
  )
}

function spaceOf({ listing, today }: Row): string {
  const space = shownSpace(listing, today)
  if (space.kind === 'quote') return say('By quote')
  if (space.kind === 'full') return say('None')
  if (space.kind === 'later') return say('from {day}', { day: formatDay(space.from) })
  return say(space.unit === 'pallets' ? '{count} pallets' : '{count} sq ft', { count: formatNumber(space.quantity) })
}

const rate: Column = { label: 'Rate', sort: { by: 'price', isRising: true }, cell: rateOf }
const total: Column = {
  label: 'Total for the term',
  sort: { by: 'total', isRising: true },
  cell: ({ cost }) => (typeof cost?.total === 'number' ? formatCents(cost.total) : '–'),
}
const columnsOf = (hasPrices: boolean): readonly Column[] => {
  const byNeed = (sort: NonNullable<Column['sort']>) => (hasPrices ? { sort } : {})
  return [
    ...(hasPrices ? [rate, total] : []),
    { label: 'Free on your dates', ...byNeed({ by: 'free', isRising: false }), cell: spaceOf },
    {
      label: 'Miles',
      ...byNeed({ by: 'distance', isRising: true }),
      cell: ({ listing: { miles } }) => (typeof miles === 'number' ? formatNumber(miles) : '–'),
    },
    {
      label: 'Rating',
      sort: { by: 'rating', isRising: false },
      cell: ({ listing: { averageRating, reviewCount } }) =>
        reviewCount === 0 ? '–' : `${averageRating.toFixed(1)} (${formatNumber(reviewCount)})`,
    },
    {
      label: 'Answers in',
      sort: { by: 'answer', isRising: true },
      cell: ({ listing: { answerMinutes } }) =>
        typeof answerMinutes === 'number' ? saidAnswerTime(answerMinutes) : '–',
    },
  ]
}

const LINK = 'text-link font-semibold underline-offset-4 hover:underline'
const head = 'bg-card border-b px-3 py-2 text-start text-xs font-semibold whitespace-nowrap'

/** One row a warehouse, with the figures that a need is decided by; headings order the list. */
export function ResultTable(props: ResultTableProps) {
  const { listings, places, need, sort, onSort, hasPrices, renderLink, renderCompare } = props
  const [today] = useState(() => dayOf(new Date()))
  const columns = columnsOf(hasPrices)
  return (
    <div
      role="region"
      aria-label={say('Warehouses')}
      tabIndex={0}
      className="rounded-card relative overflow-x-auto border"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <Heading column={{ label: 'Warehouse', sort: { by: 'name', isRising: true } }} {...{ sort, onSort }} />
            {columns.map((column) => (
              <Heading key={column.label} {...{ column, sort, onSort }} />
            ))}
            <th scope="col" className={head}>
              {say('Compare')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <tr key={listing.id} {...cardAttributes(listing)} className="hover:bg-subtle border-b last:border-b-0">
              <th
                scope="row"
                className="bg-card sticky start-0 max-w-72 min-w-36 px-3 py-2 text-start font-normal break-words max-sm:max-w-40 max-sm:shadow-[1px_0_0_var(--border)] sm:min-w-44"
              >
                {renderLink(listing, LINK)}
                <span className="text-muted-foreground block truncate text-xs">
                  <bdi>{placeLine(listing)}</bdi>
                </span>
                {listing.isAd ? <AdMark name={listing.name} ad={listing.ad} /> : null}
              </th>
              {columns.map(({ label, cell }) => (
                <td key={label} className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {cell({ listing, today, cost: costOf(listing, need) })}
                </td>
              ))}
              <td className="px-3">{renderCompare(listing)}</td>
            </tr>
          ))}
          {Array.from({ length: places }, (_, at) => (
            <tr key={`place-${at}`}>
              <td colSpan={columns.length + 2} aria-label={say('Loading warehouses')} className="px-3 py-2">
                <div className="rounded-control bg-muted h-9 animate-pulse" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const costOf = ({ prices, regionScope }: Listing, need: SpaceRequirement): NeedCost | null =>
  prices && regionScope !== 'global' ? needCost(prices, need) : null

type HeadingProps = Pick<ResultTableProps, 'sort' | 'onSort'> & { column: Pick<Column, 'label' | 'sort'> }

/** A heading that orders the list by its column, and at a second press as it was. */
function Heading({ column: { label, sort: own }, sort, onSort }: HeadingProps) {
  const isOn = own?.by === sort
  const Icon = !isOn ? ArrowUpDown : own.isRising ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isOn ? (own.isRising ? 'ascending' : 'descending') : undefined}
      className={cn(head, label === 'Warehouse' && 'sticky start-0 z-1')}
    >
      {own ? (
        <button
          type="button"
          onClick={() => onSort(isOn ? 'default' : own.by)}
          className="hover:text-link -mx-1 inline-flex min-h-9 items-center gap-1 px-1"
        >
          {say(label)}
          <Icon aria-hidden className={cn('size-3.5', isOn ? '' : 'opacity-40')} />
        </button>
      ) : (
        say(label)
      )}
    </th>
  )
}
