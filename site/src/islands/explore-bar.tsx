import { usRegions } from '@stackyard/shared/reference/us-regions'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { featureLabel } from '@stackyard/shared/ui/feature-labels'
import { countryName, formatDay } from '@stackyard/shared/ui/format'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { Select } from '@stackyard/shared/ui/select'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { Columns2, List, Map as MapIcon, SlidersHorizontal, X } from 'lucide-react'
import { type ExploreState, type ViewMode } from '../lib/explore-state'
import { ShareSearch } from './share-search'
import type { Text } from '../lib/language'
import { say } from '../lib/say'
import { sayName } from '@stackyard/shared/ui/say'

export type ExploreBarProps = {
  state: ExploreState
  onChange: (state: ExploreState) => void
  onOpenFilters: () => void
}

const sorts = [
  { value: 'default', label: 'Best match' },
  { value: 'rating', label: 'Top rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'buildings', label: 'Number of buildings' },
] as const

const modes: { value: ViewMode; label: Text; Icon: typeof List; className: string }[] = [
  { value: 'list', label: 'List', Icon: List, className: '' },
  { value: 'split', label: 'List and map', Icon: Columns2, className: 'hidden lg:inline-flex' },
  { value: 'map', label: 'Map', Icon: MapIcon, className: '' },
]

/** Search, filters, sort, view and Share Search (000 §2.9). */
export function ExploreBar({ state, onChange, onOpenFilters }: ExploreBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchForm state={state} onChange={onChange} />
      <Button variant="outline" onClick={onOpenFilters}>
        <SlidersHorizontal aria-hidden /> <span className="max-sm:sr-only">{say('Filters')}</span>
      </Button>
      <Select
        aria-label={say('Sort by')}
        className="min-w-0 flex-1 sm:w-44 sm:flex-none"
        options={sorts.map(({ value, label }) => ({ value, label: say(label) }))}
        value={state.texts.sort ?? 'default'}
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
            className={cn('rounded-none', className)}
            aria-label={say(label)}
            aria-pressed={state.view === value}
            onClick={() => onChange({ ...state, view: value })}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
      <ShareSearch />
    </div>
  )
}

function SearchForm({ state, onChange }: Pick<ExploreBarProps, 'state' | 'onChange'>) {
  const { query: _, ...others } = state.texts
  return (
    <SearchBox
      label={say('Search warehouses')}
      placeholder={say('City, state or warehouse')}
      className="min-w-64 basis-full sm:basis-80"
      value={state.texts.query}
      onSearch={(query) => onChange({ ...state, texts: query ? { ...others, query } : others, bounds: null })}
      onPick={(suggestion) => {
        if (suggestion.slug) return location.assign(suggestionHref(suggestion))
        const { query, categories, features } = searchOf(suggestion)
        const lists = { ...state.lists }
        if (categories) lists.categories = [...new Set([...(lists.categories ?? []), categories])]
        if (features) lists.features = [...new Set([...(lists.features ?? []), features])]
        onChange({ ...state, texts: query ? { ...others, query } : others, lists, bounds: null })
      }}
    />
  )
}

type Chip = { label: string; without: ExploreState }

function without<T extends object>(from: T, key: keyof T): T {
  const { [key]: _, ...others } = from
  return others as T
}

const categoryLabel = (key: string) => sayName(productCategories.find((known) => known.key === key)?.label ?? key)
const switchLabels = {
  verified: 'Verified',
  featured: 'Featured',
  hotrack: 'HotRacks',
  hasDiamond: 'Diamond rating',
} as const

function chipsOf(state: ExploreState): Chip[] {
  const { texts, switches, lists } = state
  const text = (key: keyof ExploreState['texts'], label: string): Chip => ({
    label,
    without: { ...state, texts: without(texts, key), bounds: null },
  })
  const list = (key: 'categories' | 'features', value: string, label: string): Chip => {
    const rest = (lists[key] ?? []).filter((known) => known !== value)
    return { label, without: { ...state, lists: rest.length > 0 ? { ...lists, [key]: rest } : without(lists, key) } }
  }
  return [
    ...(texts.query ? [text('query', `“${texts.query}”`)] : []),
    ...(texts.country ? [text('country', countryName(texts.country))] : []),
    ...(texts.state ? [text('state', texts.state)] : []),
    ...(texts.region
      ? [text('region', sayName(usRegions.find(({ code }) => code === texts.region)?.name ?? texts.region))]
      : []),
    ...(texts.minPallets ? [text('minPallets', say('{count} pallets or more', { count: texts.minPallets }))] : []),
    ...(texts.minSqft ? [text('minSqft', say('{count} sq ft or more', { count: texts.minSqft }))] : []),
    ...(texts.freeFrom ? [text('freeFrom', say('Free from {day}', { day: formatDay(texts.freeFrom) }))] : []),
    ...(texts.numberOfBuildings
      ? [text('numberOfBuildings', say('{count} buildings or more', { count: texts.numberOfBuildings }))]
      : []),
    ...(texts.minPrice ? [text('minPrice', say('From {price}', { price: `$${texts.minPrice}` }))] : []),
    ...(texts.maxPrice ? [text('maxPrice', say('Up to {price}', { price: `$${texts.maxPrice}` }))] : []),
    ...Object.keys(switches).map((key): Chip => {
      const known = key as keyof typeof switchLabels
      return { label: say(switchLabels[known]), without: { ...state, switches: without(switches, known) } }
    }),
    ...(lists.categories ?? []).map((key) => list('categories', key, categoryLabel(key))),
    ...(lists.features ?? []).map((key) => list('features', key, featureLabel(key))),
    ...(state.bounds ? [{ label: say('Map area'), without: { ...state, bounds: null } }] : []),
  ]
}

/** What is filtered now, each with a way to take it back. */
export function ActiveFilters({ state, onChange }: Pick<ExploreBarProps, 'state' | 'onChange'>) {
  const chips = chipsOf(state)
  if (chips.length === 0) return null
  return (
    <ul aria-label={say('Active filters')} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.label}>
          <button
            type="button"
            onClick={() => onChange(chip.without)}
            className="bg-primary-soft text-primary-soft-foreground hover:bg-muted inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-medium"
          >
            {chip.label}
            <X role="img" aria-label={say('remove')} className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
