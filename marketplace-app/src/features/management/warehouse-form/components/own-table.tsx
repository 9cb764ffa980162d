import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { quantityInArea } from '@stackyard/shared/domain/capacity'
import { isReserveClosed } from '@stackyard/shared/domain/freshness'
import { formatDollars } from '@stackyard/shared/domain/money'
import { ownSorts } from '@stackyard/shared/reference/managed-lists'
import type { OwnListing } from '@stackyard/shared/schema/managed-listing'
import { Badge } from '@stackyard/shared/ui/badge'
import { saidFreshness } from '@stackyard/shared/ui/said-freshness'
import { formatNumber, placeLine } from '@stackyard/shared/ui/format'
import { pictureAt } from '@stackyard/shared/ui/picture'
import { type Column, DataTable } from '../../../../components/data-table'
import { secondLine } from '../../../../components/second-line'
import { listingFormTexts } from '../../../../lib/texts/listing-form'
import { tableTexts } from '../../../../lib/texts/tables'
import { lowestRates } from '../lowest-rates'
import type { OwnSearch } from '../queries'
import { OwnActions } from './own-actions'

const words = listingFormTexts.own
const columnWords = words.columns

const columns: readonly [Column<OwnListing>, ...Column<OwnListing>[]] = [
  { label: columnWords.warehouse, sort: 'name', cell: (listing) => <NameCell listing={listing} /> },
  { label: columnWords.state, isLong: true, cell: (listing) => <StateCell listing={listing} /> },
  { label: columnWords.rate, sort: 'rate', isNumeric: true, cell: ({ prices }) => <RateCell prices={prices} /> },
  { label: columnWords.free, sort: 'free', isNumeric: true, cell: (listing) => <SpaceCell listing={listing} /> },
  {
    label: columnWords.reservations,
    sort: 'reservations',
    isNumeric: true,
    cell: ({ openReservations }) => formatNumber(openReservations),
  },
  { label: columnWords.views, sort: 'views', isNumeric: true, cell: ({ views }) => formatNumber(views) },
]

export type OwnTableProps = {
  listings: readonly OwnListing[]
  search: OwnSearch
  onSearch: (search: OwnSearch) => void
  isStale: boolean
}

/** The one table of a provider's listings, on its own page and on the tab of Settings. */
export function OwnTable({ listings, search, onSearch, isStale }: OwnTableProps) {
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={listings}
      keyOf={({ id }) => id}
      isStale={isStale}
      sorting={{
        by: search.sortBy ?? 'updatedAt',
        order: search.order ?? 'desc',
        onSort: (by, order) =>
          onSearch({ ...search, sortBy: ownSorts.find((known) => known === by), order, page: undefined }),
      }}
      actions={{ label: columnWords.actions, render: (listing) => <OwnActions listing={listing} /> }}
    />
  )
}

function NameCell({ listing: { id, name, address, photo } }: { listing: OwnListing }) {
  return (
    <span className="flex min-w-56 items-center gap-3">
      {photo ? (
        <img
          src={pictureAt(photo.link, 320)}
          alt=""
          className="bg-muted rounded-control h-11 w-16 shrink-0 object-cover in-data-compact:h-8 in-data-compact:w-11"
        />
      ) : (
        <span
          aria-hidden
          className="bg-muted rounded-control h-11 w-16 shrink-0 in-data-compact:h-8 in-data-compact:w-11"
        />
      )}
      <span className="min-w-0">
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: String(id) }}
          className="block font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className={secondLine}>{placeLine({ address, country: address.country })}</span>
      </span>
    </span>
  )
}

/** What holds now: a listing that is simply live and confirmed has one badge. */
function StateCell({ listing }: { listing: OwnListing }) {
  const { isDraft, visible, hotrack, confirmedAt, createdAt } = listing
  const [now] = useState(() => new Date())
  const lastWord = confirmedAt ?? createdAt
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={isDraft ? 'neutral' : 'success'}>{isDraft ? listingFormTexts.draft : listingFormTexts.live}</Badge>
      {hotrack ? <Badge tone="highlight">{words.hotrack}</Badge> : null}
      {visible ? null : <Badge tone="warning">{words.hidden}</Badge>}
      {!isDraft && isReserveClosed(lastWord, now) ? <Badge tone="warning">{saidFreshness(lastWord, now)}</Badge> : null}
    </span>
  )
}

function RateCell({ prices }: { prices: OwnListing['prices'] }) {
  const rates = lowestRates(prices)
  if (!rates) return <span className="text-muted-foreground">{tableTexts.none}</span>
  const { listed, reduced, unit } = rates
  return (
    <span className="md:whitespace-nowrap">
      <span className="font-semibold">{formatDollars(reduced ?? listed)}</span>
      <span className={secondLine}>
        {reduced === null ? null : <s className="me-1">{formatDollars(listed)}</s>}
        {words.per[unit]}
      </span>
    </span>
  )
}

/** In pallets where the listing sells any, else in square feet. */
function SpaceCell({ listing: { space, palletEnabled } }: { listing: OwnListing }) {
  const shown = (squareFeet: number): string =>
    formatNumber(palletEnabled ? quantityInArea('PALLET', squareFeet) : squareFeet)
  return (
    <span className="md:whitespace-nowrap">
      <span className="font-semibold">{shown(space.free)}</span>
      <span className={secondLine}>
        {palletEnabled ? words.ofPallets(shown(space.total)) : words.ofSquareFeet(shown(space.total))}
      </span>
    </span>
  )
}
