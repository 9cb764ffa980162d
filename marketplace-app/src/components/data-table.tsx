import { useAtomValue } from 'jotai'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { Select } from '@stackyard/shared/ui/select'
import { tableTexts as words } from '../lib/texts/tables'
import { compactTablesAtom } from '../lib/theme'
import { useMedia } from '@stackyard/shared/ui/use-media'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Figures: at the end of their cell, digits below digits. */
  isNumeric?: boolean
  /** The value of `sortBy` that sorts by this column; without one nothing does. */
  sort?: string
  /** Takes a whole line of the card that a row is on a phone. */
  isLong?: boolean
}

export type Sorting = {
  by: string
  order: 'asc' | 'desc'
  onSort: (by: string, order: 'asc' | 'desc') => void
}

export type DataTableProps<Row> = {
  /** What the table shows, for screen readers. */
  caption: string
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  sorting?: Sorting
  /** What can be done with a row: the last cell of a table, the foot of a card. */
  actions?: { label: string; render: (row: Row) => ReactNode }
  /** True while other rows are on the way. */
  isStale?: boolean | undefined
}

/**
 * A table with fixed heads and first column on wide screens, and a card for each row on phones. Compact, a row is 40
 * pixels high: a second line of a cell is marked with `secondLine` and left out.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isWide = useMedia('(min-width: 768px)')
  const { isStale } = props
  return (
    <div aria-busy={isStale || undefined} className={cn('transition-opacity', isStale ? 'opacity-60' : '')}>
      {isWide ? <WideTable {...props} /> : <Cards {...props} />}
    </div>
  )
}

/** More rows than these scroll in their own place, below their headings. */
const longest = 12

const firstCell = 'bg-card sticky start-0 z-1'

function WideTable<Row>({ caption, columns, rows, keyOf, sorting, actions }: DataTableProps<Row>) {
  const isCompact = useAtomValue(compactTablesAtom)
  const space = isCompact ? 'px-3 py-0' : 'px-4 py-3'
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cn('rounded-card bg-card relative overflow-auto border', rows.length > longest ? 'max-h-[80vh]' : '')}
    >
      <table className="w-full text-sm" data-compact={isCompact || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-subtle text-muted-foreground sticky top-0 z-2 text-xs">
          <tr>
            {columns.map((column, at) => (
              <Heading key={column.label} column={column} sorting={sorting} isFirst={at === 0} />
            ))}
            {actions ? (
              <th scope="col" className="px-4 py-3 shadow-[inset_0_-1px_var(--border)]">
                <span className="sr-only">{actions.label}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={cn('group', isCompact && 'h-10')}>
              {columns.map(({ label, cell, isNumeric }, at) =>
                at === 0 ? (
                  <th
                    key={label}
                    scope="row"
                    className={cn(firstCell, 'group-hover:bg-subtle max-w-80 text-start font-normal', space)}
                  >
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={label}
                    className={cn('group-hover:bg-subtle', space, isNumeric ? 'text-end tabular-nums' : '')}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
              {actions ? (
                <td className={cn('group-hover:bg-subtle text-end', isCompact ? 'px-3 py-0' : 'px-4 py-2')}>
                  {actions.render(row)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps<Row> = { column: Column<Row>; sorting: Sorting | undefined; isFirst: boolean }

function Heading<Row>({ column: { label, sort, isNumeric }, sorting, isFirst }: HeadingProps<Row>) {
  const look = cn(
    'px-4 font-semibold whitespace-nowrap shadow-[inset_0_-1px_var(--border)]',
    isNumeric ? 'text-end' : 'text-start',
    isFirst ? 'bg-subtle sticky start-0' : '',
  )
  if (!sort || !sorting)
    return (
      <th scope="col" className={cn('py-3', look)}>
        {label}
      </th>
    )
  const isSorted = sorting.by === sort
  const Arrow = sorting.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={look}
    >
      <button
        type="button"
        aria-label={words.sortBy(label)}
        onClick={() => sorting.onSort(sort, isSorted && sorting.order === 'desc' ? 'asc' : 'desc')}
        className="hover:text-foreground inline-flex min-h-11 items-center gap-1 font-semibold"
      >
        {label}
        {isSorted ? <Arrow aria-hidden className="size-3" /> : null}
      </button>
    </th>
  )
}

function Cards<Row>({ caption, columns, rows, keyOf, sorting, actions }: DataTableProps<Row>) {
  const [head, ...rest] = columns
  return (
    <>
      {sorting ? <SortChoice columns={columns} sorting={sorting} /> : null}
      <ul aria-label={caption} className="grid grid-cols-1 gap-3">
        {rows.map((row) => (
          <li key={keyOf(row)} className="rounded-card bg-card border p-4 text-sm">
            {head.cell(row)}
            <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 min-[22rem]:grid-cols-3">
              {rest.map(({ label, cell, isNumeric, isLong }) => (
                <div key={label} className={cn('min-w-0', isLong ? 'col-span-full' : '')}>
                  <dt className="text-muted-foreground text-xs">{label}</dt>
                  <dd className={cn('mt-0.5 wrap-anywhere', isNumeric ? 'tabular-nums' : '')}>{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions ? <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{actions.render(row)}</div> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

const orders = ['desc', 'asc'] as const

/** The headings of a table sort it; cards have none. */
function SortChoice<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  const options = columns.flatMap(({ label, sort }) =>
    sort
      ? orders.map((order) => ({ by: sort, order, value: `${sort} ${order}`, label: words.sorted[order](label) }))
      : [],
  )
  const isKnown = options.some(({ by }) => by === sorting.by)
  return (
    <Select
      aria-label={words.sortLabel}
      className="mb-3 w-full"
      {...(isKnown ? {} : { placeholder: words.sortLabel })}
      value={isKnown ? `${sorting.by} ${sorting.order}` : ''}
      options={options}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value)
        if (chosen) sorting.onSort(chosen.by, chosen.order)
      }}
    />
  )
}
