import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { Select } from '@stackyard/shared/ui/select'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { Columns2, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import type { ExploreState, ViewMode } from './explore-state'
import type { Text } from './language'
import { SaveSearch, type SearchFilters } from './save-search'
import { say } from './say'
import { ShareSearch } from './share-search'

export type ExploreBarProps = {
  state: ExploreState
  onChange: (state: ExploreState) => void
  /** A text was sent: a place, words, or a sentence. */
  onSearch: (text: string) => void
  onOpenFilters: () => void
  /** The search as the API takes it, to be saved. */
  filters?: SearchFilters
  /** The reader is signed in, and sees prices. */
  hasPrices?: boolean
}

/** In place of "Best match" where something is wished for. */
const fitSort = { value: 'default', label: 'Best fit' } as const

const sorts = [
  { value: 'default', label: 'Best match' },
  { value: 'rating', label: 'Top rated' },
  { value: 'answer', label: 'Fastest answers' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'buildings', label: 'Number of buildings' },
] as const

/** Orders of what a need comes to; prices are there for signed-in readers only. */
const needSorts = [
  { value: 'total', label: 'Lowest total' },
  { value: 'free', label: 'Most free space' },
  { value: 'distance', label: 'Nearest' },
] as const

const modes: { value: ViewMode; label: Text; Icon: typeof List; className: string }[] = [
  { value: 'list', label: 'List', Icon: List, className: '' },
  { value: 'split', label: 'List and map', Icon: Columns2, className: 'hidden lg:inline-flex' },
  { value: 'map', label: 'Map', Icon: MapIcon, className: '' },
]

/** Where there is no room for a map beside it, the list is what stands there. */
const NARROW = 'max-lg:bg-primary-soft max-lg:text-primary-soft-foreground'

const sortsOf = ({ lists: { wishes } }: ExploreState) => (wishes ? [fitSort, ...sorts.slice(1)] : sorts)

/** Search, filters, sort, view and Share Search. */
export function ExploreBar({
  state,
  onChange,
  onSearch,
  onOpenFilters,
  filters = {},
  hasPrices = false,
}: ExploreBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchForm state={state} onChange={onChange} onSearch={onSearch} />
      <Button variant="outline" onClick={onOpenFilters}>
        <SlidersHorizontal aria-hidden /> <span className="max-sm:sr-only">{say('Filters')}</span>
      </Button>
      <Select
        aria-label={say('Sort by')}
        className="min-w-0 flex-1 sm:w-44 sm:flex-none"
        options={[...sortsOf(state), ...(hasPrices ? needSorts : [])].map(({ value, label }) => ({
          value,
          label: say(label),
        }))}
        value={state.texts.sort === 'fit' ? 'default' : (state.texts.sort ?? 'default')}
        onChange={(event) => {
          const { sort: _, ...others } = state.texts
          const sort = event.target.value
          onChange({ ...state, texts: sort === 'default' ? others : { ...others, sort } })
        }}
      />
      <div
        role="group"
        aria-label={say('View')}
        className="rounded-control border-input flex overflow-hidden border sm:ms-auto"
      >
        {modes.map(({ value, label, Icon, className }) => (
          <Button
            key={value}
            variant={state.view === value ? 'soft' : 'ghost'}
            size="icon"
            className={cn('rounded-none', className, value === 'list' && state.view === 'split' ? NARROW : '')}
            aria-label={say(label)}
            aria-pressed={state.view === value}
            onClick={() => onChange({ ...state, view: value })}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
      <SaveSearch filters={filters} />
      <ShareSearch />
    </div>
  )
}

function SearchForm({ state, onChange, onSearch }: Pick<ExploreBarProps, 'state' | 'onChange' | 'onSearch'>) {
  const { query: _, ...others } = state.texts
  return (
    <SearchBox
      label={say('Search warehouses')}
      placeholder={say('City, state or warehouse')}
      className="min-w-64 basis-full sm:basis-80"
      value={state.texts.query}
      onSearch={onSearch}
      onPick={(suggestion) => {
        if (suggestion.slug) return location.assign(suggestionHref(suggestion))
        const { query } = searchOf(suggestion)
        const { filter, key } = suggestion
        const lists = { ...state.lists }
        if (filter && key) lists[filter] = [...new Set([...(lists[filter] ?? []), key])]
        onChange({ ...state, texts: query ? { ...others, query } : others, lists, bounds: null })
      }}
    />
  )
}
