import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { DiamondBadge } from '@stackyard/shared/ui/diamond-badge'
import { formatDate } from '../../../lib/format'
import { adminTexts as words } from '../../../lib/texts/admin'
import type { TableSearch } from '../listing-views'
import { ListingChips } from './listing-chips'
import { ListingMenu } from './listing-menu'

const rowHeight = 68

export type ListingRowsProps = {
  listings: readonly ManagedListing[]
  search: TableSearch
  onSearch: (search: TableSearch) => void
  /** Ids of the rows that are ticked. */
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
}

/** Rows drawn only where they are seen; arrow keys, Home and End walk from one row's name to the next. */
export function ListingRows({ listings, search, onSearch, selected, onSelect }: ListingRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const walk = (event: KeyboardEvent) => {
    const at = Number((event.target as HTMLElement).closest('tr')?.dataset.index ?? Number.NaN)
    const last = listings.length - 1
    const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key]
    if (to === undefined || Number.isNaN(to) || !(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    rows.scrollToIndex(to)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`tr[data-index="${to}"] a`)?.focus())
  }
  return (
    <div ref={scroller} className="rounded-card bg-card max-h-[70vh] overflow-auto border" onKeyDown={walk}>
      <table className="w-full min-w-3xl text-sm" aria-rowcount={listings.length + 1}>
        <thead className="bg-subtle text-muted-foreground sticky top-0 z-1 border-b text-xs">
          <tr>
            <SelectAll listings={listings} selected={selected} onSelect={onSelect} />
            <SortHeading column="name" search={search} onSearch={onSearch} />
            <SortHeading column="seller" search={search} onSearch={onSearch} />
            <SortHeading column="city" search={search} onSearch={onSearch} />
            <SortHeading column="diamond" search={search} onSearch={onSearch} />
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {words.columns.state}
            </th>
            <SortHeading column="updatedAt" search={search} onSearch={onSearch} />
            <th scope="col">
              <span className="sr-only">{words.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <Gap height={before} /> : null}
          {shown.map(({ index }) => {
            const listing = listings[index]
            return listing ? (
              <Row
                key={listing.id}
                listing={listing}
                index={index}
                isSelected={selected.has(listing.id)}
                onSelect={(isOn) => onSelect(withOne(selected, listing.id, isOn))}
              />
            ) : null
          })}
          {after > 0 ? <Gap height={after} /> : null}
        </tbody>
      </table>
    </div>
  )
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={8} className="p-0">
        {null}
      </td>
    </tr>
  )
}

const withOne = (ids: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> =>
  isOn ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id))

function SelectAll({ listings, selected, onSelect }: Pick<ListingRowsProps, 'listings' | 'selected' | 'onSelect'>) {
  const isAll = listings.length > 0 && listings.every(({ id }) => selected.has(id))
  return (
    <th scope="col" className="w-11 px-3">
      <input
        type="checkbox"
        aria-label={words.bulk.selectAll}
        checked={isAll}
        onChange={() => onSelect(isAll ? new Set() : new Set(listings.map(({ id }) => id)))}
        className="accent-primary size-4 align-middle"
      />
    </th>
  )
}

type SortHeadingProps = Pick<ListingRowsProps, 'search' | 'onSearch'> & { column: NonNullable<TableSearch['sortBy']> }

function SortHeading({ column, search, onSearch }: SortHeadingProps) {
  const isSorted = (search.sortBy ?? 'updatedAt') === column
  const order = search.order ?? 'desc'
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  const label = words.columns[column]
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className="px-1 text-start"
    >
      <button
        type="button"
        aria-label={words.sortBy(label)}
        onClick={() =>
          onSearch({ ...search, sortBy: column, order: isSorted && order === 'asc' ? 'desc' : 'asc', page: undefined })
        }
        className="hover:text-foreground inline-flex min-h-11 items-center gap-1 px-2 font-semibold"
      >
        {label}
        {isSorted ? <Arrow aria-hidden className="size-3" /> : null}
      </button>
    </th>
  )
}

type RowProps = {
  listing: ManagedListing
  index: number
  isSelected: boolean
  onSelect: (isOn: boolean) => void
}

function Row({ listing, index, isSelected, onSelect }: RowProps) {
  const { id, name, sellerName, address, diamond, updatedAt } = listing
  return (
    <tr data-index={index} aria-rowindex={index + 2} className="hover:bg-subtle h-17 border-b last:border-0">
      <td className="w-11 px-3">
        <input
          type="checkbox"
          aria-label={words.bulk.select(name)}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          className="accent-primary size-4 align-middle"
        />
      </td>
      <td className="max-w-72 px-3">
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: String(id) }}
          className="block truncate font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </td>
      <td className="max-w-48 truncate px-3">{sellerName}</td>
      <td className="px-3 whitespace-nowrap">{[address.city, address.state].filter(Boolean).join(', ')}</td>
      <td className="px-3">
        <DiamondBadge level={diamond} />
      </td>
      <td className="px-3">
        <ListingChips listing={listing} />
      </td>
      <td className="px-3 whitespace-nowrap">{formatDate(updatedAt)}</td>
      <td className="px-2">
        <ListingMenu listing={listing} />
      </td>
    </tr>
  )
}
