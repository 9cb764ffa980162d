import { Columns2, LayoutGrid, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { Select } from '@stackyard/shared/ui/select'
import { texts } from '../../../../lib/texts'
import { type ExploreSearch, filterCount, sorts, type View, views } from '../explore-search'

const words = texts.explore
const icons = { split: Columns2, list: LayoutGrid, map: MapIcon } as const
/** Where something is wished for, the first order is by fit. */
const sortOptions = (search: ExploreSearch) =>
  sorts
    .filter((sort) => (search.wishes ? sort !== 'default' : sort !== 'fit'))
    .map((sort) => ({ value: sort, label: words.sorts[sort] }))

function shownSort({ sort, wishes }: ExploreSearch) {
  if (sort === undefined || sort === 'default' || sort === 'fit') return wishes ? 'fit' : 'default'
  return sort
}

export type ExploreToolbarProps = {
  search: ExploreSearch
  view: View
  /** Half list, half map is offered on wide screens alone. */
  isWide: boolean
  onChange: (changes: Partial<ExploreSearch>) => void
  onOpenFilters: () => void
}

/** Filters, order and view of the list. */
export function ExploreToolbar({ search, view, isWide, onChange, onOpenFilters }: ExploreToolbarProps) {
  const count = filterCount(search)
  return (
    <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto">
      <Button variant="outline" className="pointer-fine:h-10" onClick={onOpenFilters} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {words.filters}
        {count > 0 ? (
          <span className="bg-primary text-primary-foreground grid size-5 place-items-center rounded-full text-xs tabular-nums">
            {count}
          </span>
        ) : null}
      </Button>
      <Select
        aria-label={words.sort}
        className="min-w-0 flex-1 sm:w-44 sm:flex-none pointer-fine:[&_select]:h-10"
        options={sortOptions(search)}
        value={shownSort(search)}
        onChange={(event) => {
          const sort = sorts.find((known) => known === event.target.value)
          onChange({ sort: sort === 'default' || sort === 'fit' ? undefined : sort })
        }}
      />
      <div role="group" aria-label={words.view} className="rounded-control border-input flex border p-0.5">
        {views
          .filter((each) => each !== 'split' || isWide)
          .map((each) => {
            const Icon = icons[each]
            return (
              <button
                key={each}
                type="button"
                aria-pressed={view === each}
                onClick={() => onChange({ view: each === 'split' ? undefined : each })}
                className="text-muted-foreground aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground inline-flex h-10 items-center gap-2 rounded-[4px] px-3 text-sm font-semibold pointer-fine:h-8.5"
              >
                <Icon aria-hidden className="size-4" />
                <span className="max-sm:sr-only">{words[each]}</span>
              </button>
            )
          })}
      </div>
    </div>
  )
}
