import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { adminTexts as words } from '../../../../lib/texts/admin'
import { withOne } from '../../../../lib/use-ticked'
import type { TableSearch } from '../listing-views'
import { readTableKey, type TableCommand } from '../table-keys'
import type { ListingRowsData } from '../table-query'
import { placeOf, useRowFocus, useRowInSight } from '../use-row-focus'
import { ListingRow } from './listing-row'

const rowHeights = { comfortable: 68, compact: 40 }
/** The heads stay above the rows and move them down by as much, which the virtualizer doesn't know. */
const headHeight = 44

export type RowCommand = Exclude<TableCommand, { kind: 'go' | 'tick' }>

export type ListingRowsProps = Pick<ListingRowsData, 'total' | 'rowAt' | 'loadedIds' | 'onSight'> & {
  search: TableSearch
  onSearch: (search: TableSearch) => void
  /** Ids of the rows that are ticked. */
  selected: ReadonlySet<number>
  /** Whether every row of the list is selected, those that are not loaded among them. */
  isAll: boolean
  onSelect: (ids: ReadonlySet<number>) => void
  isCompact: boolean
  /** What a key asks of the row that has focus. */
  onCommand: (command: RowCommand, listing: ManagedListing | undefined) => void
}

/** All rows of the list in one scroll, drawn and asked for only where they are seen; keys as `readTableKey` reads them. */
export function ListingRows(props: ListingRowsProps) {
  const { total, onSight, search, selected, isAll, isCompact } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { place, setPlace, onFocus, onBlur } = useRowFocus(scroller, total)
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[isCompact ? 'compact' : 'comfortable'],
    overscan: 8,
    scrollPaddingEnd: headHeight,
    // The row with focus stays drawn, or focus would be lost when it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...(place === null ? [] : [place]), ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  })
  const items = rows.getVirtualItems()
  useEffect(() => onSight(items.map(({ index }) => index)))
  const order = `${search.sortBy} ${search.order} ${search.query} ${search.view}`
  // Scrolling answers a promise in new browsers, which is no way to end an effect.
  useEffect(() => {
    void scroller.current?.scrollTo({ top: 0 })
  }, [order])
  useRowInSight(scroller, place, isAll || selected.size > 0)
  const goTo = (index: number) => {
    rows.scrollToIndex(index)
    setPlace(index)
  }
  return (
    <div
      ref={scroller}
      className="rounded-card bg-card max-h-[70vh] overflow-auto border"
      onKeyDown={(event) => followKey(event, props, goTo)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <table className="w-full min-w-5xl text-sm" data-compact={isCompact || undefined} aria-rowcount={total + 1}>
        <Heads {...props} />
        <Body {...props} items={items} height={rows.getTotalSize()} current={place ?? items[0]?.index ?? 0} />
      </table>
    </div>
  )
}

const isControl = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLButtonElement

function followKey(event: KeyboardEvent, props: ListingRowsProps, goTo: (index: number) => void): void {
  const { total, rowAt, selected, onSelect, onCommand } = props
  const at = placeOf(event.target)
  const command = at === null ? null : readTableKey(event, at, total)
  // Space works the box or the button that has focus.
  if (at === null || !command || (event.key === ' ' && isControl(event.target))) return
  event.preventDefault()
  if (command.kind === 'go') {
    goTo(command.to)
    const reached = rowAt(command.to)
    if (command.ticks && reached) onSelect(withOne(selected, reached.id, true))
    return
  }
  const listing = rowAt(at)
  if (command.kind !== 'tick') return onCommand(command, listing)
  if (listing) onSelect(withOne(selected, listing.id, !selected.has(listing.id)))
}

type BodyProps = ListingRowsProps & {
  items: readonly VirtualItem[]
  height: number
  /** The place of the one row that Tab stops in: through all of them it would never come out. */
  current: number
}

function Body({ rowAt, selected, isAll, loadedIds, onSelect, items, height, current }: BodyProps) {
  return (
    <tbody>
      {items.flatMap(({ index, start }, at) => {
        const listing = rowAt(index)
        return [
          <Gap key={`gap-${index}`} height={start - (items[at - 1]?.end ?? 0)} />,
          <ListingRow
            key={`row-${index}`}
            listing={listing}
            index={index}
            isCurrent={index === current}
            isSelected={listing !== undefined && (isAll || selected.has(listing.id))}
            onSelect={(id, isOn) => onSelect(withOne(isAll ? new Set(loadedIds) : selected, id, isOn))}
          />,
        ]
      })}
      <Gap height={height - (items.at(-1)?.end ?? 0)} />
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={10} className="p-0">
        {null}
      </td>
    </tr>
  )
}

/** The heads; the box ticks every row that is there. */
function Heads({ loadedIds, search, onSearch, selected, isAll, onSelect }: ListingRowsProps) {
  const isEvery = isAll || (loadedIds.length > 0 && loadedIds.every((id) => selected.has(id)))
  return (
    <thead className="bg-subtle text-muted-foreground sticky top-0 z-2 border-b text-xs">
      <tr>
        <th scope="col" className="bg-subtle sticky start-0 w-11 px-3">
          <input
            type="checkbox"
            aria-label={words.bulk.selectAll}
            checked={isEvery}
            onChange={() => onSelect(isEvery ? new Set() : new Set([...selected, ...loadedIds]))}
            className="accent-primary size-4 align-middle"
          />
        </th>
        <SortHeading column="name" search={search} onSearch={onSearch} />
        <SortHeading column="seller" search={search} onSearch={onSearch} />
        <SortHeading column="city" search={search} onSearch={onSearch} />
        <SortHeading column="diamond" search={search} onSearch={onSearch} />
        <th scope="col" className="px-3 py-2 text-start font-semibold">
          {words.columns.state}
        </th>
        {(['isFirstSpotlight', 'isHighPriority'] as const).map((flag) => (
          <th key={flag} scope="col" className="w-16 px-1 py-1 text-center leading-tight font-semibold">
            {words.columns[flag]}
          </th>
        ))}
        <SortHeading column="updatedAt" search={search} onSearch={onSearch} />
        <th scope="col" className="bg-subtle sticky end-0">
          <span className="sr-only">{words.edit}</span>
        </th>
      </tr>
    </thead>
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
      className={cn('px-1 text-start', column === 'name' && 'bg-subtle sticky start-11')}
    >
      <button
        type="button"
        aria-label={words.sortBy(label)}
        onClick={() => onSearch({ ...search, sortBy: column, order: isSorted && order === 'asc' ? 'desc' : 'asc' })}
        className="hover:text-foreground inline-flex min-h-11 items-center gap-1 px-2 font-semibold"
      >
        {label}
        {isSorted ? <Arrow aria-hidden className="size-3" /> : null}
      </button>
    </th>
  )
}
