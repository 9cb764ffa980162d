import { lazy, Suspense, useState } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { useDocumentTitle } from '../../../components/page'
import { useMedia } from '../../../lib/use-media'
import { type ExploreSearch, type View } from '../explore-search'
import { ExploreToolbar } from './explore-toolbar'
import { MapPane } from './map-pane'
import { Results } from './results'

// Its lists of countries, states and features are fetched when somebody filters.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }))

export type ExploreProps = {
  title: string
  source: 'warehouse' | 'search'
  search: ExploreSearch
  onSearch: (search: ExploreSearch) => void
}

/** List, split and map of warehouses; filters, order, view and place live in the address. */
export function Explore({ title, source, search, onSearch }: ExploreProps) {
  useDocumentTitle(title)
  const isWide = useMedia('(min-width: 64rem)')
  const [filters, setFilters] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [activeId, setActiveId] = useState<number | null>(null)
  const view = visibleView(search.view ?? 'split', isWide)
  const change = (changes: Partial<ExploreSearch>) => onSearch({ ...search, ...changes })
  const { sort, view: chosenView } = search
  const list = (
    <Results
      source={source}
      search={view === 'list' ? { ...search, coordinates: undefined } : search}
      columns={view === 'list' ? 4 : 2}
      activeId={activeId}
      onHover={setActiveId}
      onClear={() => onSearch({ sort, view: chosenView })}
    />
  )
  return (
    <div className={cn(view === 'split' && 'lg:grid lg:grid-cols-12')}>
      <div
        className={cn(
          'min-w-0 px-4 py-6 sm:px-8',
          view === 'split' && 'lg:col-span-7',
          view === 'map' && 'pb-4 sm:pb-4',
        )}
      >
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <h1 className="font-display text-2xl font-semibold">{title}</h1>
          <ExploreToolbar search={search} view={view} onChange={change} onOpenFilters={() => setFilters('open')} />
        </div>
        {view === 'map' ? null : list}
      </div>
      {view === 'list' ? null : (
        <div
          className={cn(
            view === 'split'
              ? 'sticky top-16 h-[calc(100dvh-4rem)] border-s lg:col-span-5'
              : 'h-[calc(100dvh-11rem)] min-h-80 border-t',
          )}
        >
          <MapPane
            search={search}
            activeId={activeId}
            onActiveChange={setActiveId}
            onMove={(coordinates) => change({ coordinates })}
          />
        </div>
      )}
      {filters === 'unopened' ? null : (
        <Suspense>
          <FilterSheet
            open={filters === 'open'}
            onClose={() => setFilters('closed')}
            search={search}
            onApply={(chosen) => onSearch({ sort, view: chosenView, ...chosen })}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Half list, half map needs a wide screen (000 §2.9); below it the list stands alone. */
const visibleView = (view: View, isWide: boolean): View => (view === 'split' && !isWide ? 'list' : view)
