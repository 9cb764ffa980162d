import { Columns2, LayoutGrid, Map as MapIcon, Rows3, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ExploreSearch, type ExploreSort, filterCount, sorts, type View, views } from '../../domain/explore-search'
import { Button } from '../button'
import { cn } from '../cn'
import { say, type SharedText } from '../say'
import { Select } from '../select'
import { sortWords } from './filter-words'

const modes: Readonly<Record<View, { label: SharedText; Icon: typeof MapIcon }>> = {
  split: { label: 'Split', Icon: Columns2 },
  list: { label: 'List', Icon: LayoutGrid },
  table: { label: 'Table', Icon: Rows3 },
  map: { label: 'Map', Icon: MapIcon },
}

/** Orders of what a need comes to; prices are there for signed-in readers only. */
const needSorts: readonly ExploreSort[] = ['total', 'price', 'free', 'distance']

/** Orders that are offered: where something is wished for, the first is by fit. */
const offered = ({ wishes }: ExploreSearch, hasPrices: boolean): ExploreSort[] =>
  (Object.keys(sortWords) as ExploreSort[]).filter(
    (sort) => sort !== (wishes ? 'default' : 'fit') && (hasPrices || !needSorts.includes(sort)),
  )

function shownSort({ sort, wishes }: ExploreSearch): ExploreSort {
  return sort === undefined || sort === 'default' || sort === 'fit' ? (wishes ? 'fit' : 'default') : sort
}

type ExploreToolbarProps = {
  search: ExploreSearch
  onChange: (search: ExploreSearch) => void
  onOpenFilters: () => void
  hasPrices: boolean
  /** Half list, half map needs a wide screen; where that isn't known yet, the style decides. */
  isWide?: boolean
  /** After the views: saving and sharing. */
  end?: ReactNode
}

/** What the bar above a list stands in; on a phone it is tighter with chips, so that the first card keeps its place. */
export const barFrame =
  'group/bar flex flex-col gap-1.5 pt-1.5 pb-2 max-sm:has-[[data-chips]]:pt-0 max-sm:has-[[data-chips]]:pb-1 sm:pt-0'

type ExploreBarProps = ExploreToolbarProps & {
  heading: ReactNode
  /** How many there are. */
  count: ReactNode
  /** The field of a search, before the need. */
  start?: ReactNode
  need: ReactNode
  /** Beside the need: what can be done with it. */
  forNeed?: ReactNode
}

/** What stands above a list: what it is and how many, what is asked for in one line, and the tools in another. */
export function ExploreBar({ heading, count, start, need, forNeed, ...toolbar }: ExploreBarProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:group-has-[[data-chips]]/bar:flex-nowrap max-sm:group-has-[[data-chips]]/bar:[&_h1]:truncate">
        <div className="min-w-0 grow empty:hidden max-sm:has-data-places:contents">{heading}</div>
        <p role="status" className="text-muted-foreground shrink-0 text-sm tabular-nums empty:hidden">
          {count}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {start}
        <div className="min-w-0 grow basis-24 not-first:has-data-said:basis-36 has-[[aria-expanded=true]]:basis-full max-sm:not-first:grow-0 sm:basis-36 sm:has-[[aria-expanded=true]]:basis-36">
          {need}
        </div>
        {forNeed}
      </div>
      <ExploreToolbar {...toolbar} />
    </>
  )
}

/** Filters, order and view of the list, then saving and sharing. */
function ExploreToolbar({ search, onChange, onOpenFilters, hasPrices, isWide, end }: ExploreToolbarProps) {
  const count = filterCount(search)
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <Button variant="outline" onClick={onOpenFilters} aria-haspopup="dialog" className="max-sm:px-2.5">
        <SlidersHorizontal aria-hidden />
        <span className="max-sm:sr-only">{say('Filters')}</span>
        {count > 0 ? (
          <span className="bg-primary text-primary-foreground grid size-5 place-items-center rounded-full text-xs tabular-nums">
            {count}
          </span>
        ) : null}
      </Button>
      <Select
        aria-label={say('Sort by')}
        className="min-w-20 flex-1 sm:w-44 sm:flex-none"
        options={offered(search, hasPrices).map((sort) => ({ value: sort, label: say(sortWords[sort]) }))}
        value={shownSort(search)}
        onChange={(event) => {
          const sort = sorts.find((known) => known === event.target.value)
          onChange({ ...search, sort: sort === 'default' || sort === 'fit' ? undefined : sort })
        }}
      />
      <Views search={search} onChange={onChange} isWide={isWide} />
      <div className="flex items-center max-sm:-me-2.5 sm:gap-x-2 max-sm:[&_button]:px-2.5">{end}</div>
    </div>
  )
}

/** Where there is no room for a map beside it, the list is what is shown. */
const NARROW = 'max-lg:bg-primary-soft max-lg:text-primary-soft-foreground'

function Views({ search, onChange, isWide }: Pick<ExploreToolbarProps, 'search' | 'onChange' | 'isWide'>) {
  const chosen = search.view ?? 'split'
  const shown = isWide === false && chosen === 'split' ? 'list' : chosen
  return (
    <div role="group" aria-label={say('View')} className="rounded-control border-input flex border p-0.5 sm:ms-auto">
      {views
        .filter((view) => view !== 'split' || isWide !== false)
        .map((view) => {
          const { label, Icon } = modes[view]
          return (
            <button
              key={view}
              type="button"
              aria-pressed={shown === view}
              onClick={() => onChange({ ...search, view: view === 'split' ? undefined : view })}
              className={cn(
                'text-muted-foreground aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground inline-flex h-10 items-center gap-2 rounded-[4px] px-3 text-sm font-semibold max-sm:px-2',
                view === 'split' && 'max-lg:hidden',
                view === 'list' && shown === 'split' && NARROW,
              )}
            >
              <Icon aria-hidden className="size-4" />
              <span className="max-xl:sr-only">{say(label)}</span>
            </button>
          )
        })}
    </div>
  )
}
