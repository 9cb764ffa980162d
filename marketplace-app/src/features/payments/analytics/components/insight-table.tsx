import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { regionName } from '@stackyard/shared/domain/region'
import type { ListingInsight } from '@stackyard/shared/schema/listing-insight'
import { type Column, DataTable, type Sorting } from '../../../../components/data-table'
import { Sparkline } from '../../../../components/sparkline'
import { figure } from '../../../../lib/format'
import { percent } from '../../../../lib/percent'
import { analyticsTexts, median } from '../../../../lib/texts/analytics'
import { tableTexts } from '../../../../lib/texts/tables'
import type { SpanSearch } from '../../../../lib/span-search'
import { dayLine } from '../day-line'
import { comparedWithMedian, type InsightKey } from '../listing-medians'

const words = analyticsTexts.listings

const compared = (key: Exclude<InsightKey, 'conversion'>): Column<ListingInsight> => ({
  label: words.columns[key],
  sort: key,
  isNumeric: true,
  cell: (listing) => (
    <>
      <span className="font-semibold">{figure(listing[key])}</span>
      <BesideMedian listing={listing} field={key} show={median} />
    </>
  ),
})

const columnsFor = (span: SpanSearch): [Column<ListingInsight>, ...Column<ListingInsight>[]] => [
  { label: words.columns.name, sort: 'name', cell: (listing) => <ListingName listing={listing} /> },
  { label: words.columns.trend, cell: (listing) => <Trend listing={listing} span={span} /> },
  compared('impressions'),
  {
    label: words.columns.sponsored,
    sort: 'sponsoredImpressions',
    isNumeric: true,
    cell: ({ sponsoredImpressions, sponsoredVisits }) => (
      <>
        <span className="font-semibold">{figure(sponsoredImpressions)}</span>
        <span className="text-muted-foreground block text-xs whitespace-nowrap">
          {words.sponsoredVisits(sponsoredVisits)}
        </span>
      </>
    ),
  },
  compared('visits'),
  compared('quoteRequests'),
  compared('reservations'),
  {
    label: words.columns.conversion,
    sort: 'conversion',
    isNumeric: true,
    cell: (listing) => (
      <>
        <span className="font-semibold">
          {listing.conversion === null ? tableTexts.none : percent(listing.conversion)}
        </span>
        <BesideMedian listing={listing} field="conversion" show={percent} />
      </>
    ),
  },
]

export type InsightTableProps = {
  listings: readonly ListingInsight[]
  span: SpanSearch
  isStale: boolean
  sorting: Sorting
}

/** Listings with their figures; below each, on which side of the median of its region it is. */
export function InsightTable({ listings, span, isStale, sorting }: InsightTableProps) {
  const hasFew = listings.some(({ regionMedian }) => regionMedian === null)
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={columnsFor(span)}
        rows={listings}
        keyOf={({ type, id }) => `${type} ${id}`}
        isStale={isStale}
        sorting={sorting}
      />
      <p className="text-muted-foreground mt-3 text-xs">{[words.hint, ...(hasFew ? [words.few] : [])].join(' ')}</p>
    </>
  )
}

function ListingName({ listing: { type, id, name, slug, region } }: { listing: ListingInsight }) {
  const look = 'text-link font-semibold wrap-anywhere underline-offset-4 hover:underline'
  return (
    <>
      {type === 'warehouse' ? (
        <Link to="/dashboard/warehouses/$id" params={{ id: slug }} className={look}>
          {name}
        </Link>
      ) : (
        <Link to="/dashboard/services/$id" params={{ id: String(id) }} className={look}>
          {name}
        </Link>
      )}
      <span className="text-muted-foreground block text-xs">
        {[words.kinds[type], regionName(region)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function Trend({ listing: { name, days }, span }: { listing: ListingInsight; span: SpanSearch }) {
  const views = dayLine(days, span)
  return (
    <Sparkline label={words.trend(name, figure(Math.max(0, ...views)), views.length)} values={views} className="w-24" />
  )
}

const signs = { above: ArrowUp, below: ArrowDown, equal: Equal } as const
const tones = { above: 'text-success-ink', below: 'text-warning-ink', equal: 'text-muted-foreground' } as const

type BesideMedianProps = { listing: ListingInsight; field: InsightKey; show: (value: number) => string }

/** Says in words and with a sign where a figure is; the color only repeats it. */
function BesideMedian({ listing, field, show }: BesideMedianProps) {
  const comparison = comparedWithMedian(listing, field)
  if (!comparison)
    return <span className="text-muted-foreground block text-xs whitespace-nowrap">{words.noMedian}</span>
  const Sign = signs[comparison.position]
  return (
    <span className={`flex items-center gap-1 text-xs whitespace-nowrap md:justify-end ${tones[comparison.position]}`}>
      <Sign aria-hidden className="size-3 shrink-0" />
      {words.median[comparison.position](show(comparison.median))}
    </span>
  )
}
