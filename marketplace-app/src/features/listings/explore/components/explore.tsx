import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { comparisonParameters } from '@stackyard/shared/domain/requirement-addresses'
import type { LitListing } from '@stackyard/shared/schema/map'
import { cn } from '@stackyard/shared/ui/cn'
import { NeedBar } from '@stackyard/shared/ui/need-bar'
import { showCard } from '@stackyard/shared/ui/show-card'
import { campaignTypeOf } from '@stackyard/shared/ui/sponsored-cards'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { useDocumentTitle } from '../../../../components/page'
import { compareTexts } from '../../../../lib/texts/compare'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import { userAtom } from '../../../../lib/session'
import { useMedia } from '../../../../lib/use-media'
import { type ExploreSearch, filterCount, needOf, type View, volumesOf, withNeed } from '../explore-search'
import type { ExplorePlace } from '../place'
import { ChipRow } from './chip-row'
import { ExploreToolbar } from './explore-toolbar'
import { MapPane } from './map-pane'
import { PlaceLinks } from './place-links'
import { Results } from './results'
import { SaveSearch } from './save-search'

const PlaceSections = lazy(async () => ({ default: (await import('./place-sections')).PlaceSections }))

const CompareTray = lazy(async () => ({ default: (await import('../../../../components/compare-tray')).CompareTray }))

// Its lists of countries, states and features are fetched when somebody filters.
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }))

export type ExploreProps = {
  place: ExplorePlace
  source: 'warehouse' | 'search'
  search: ExploreSearch
  /** `isStep` when Back should return to what was before: filters and order, not each move of the map. */
  onSearch: (search: ExploreSearch, isStep: boolean) => void
  /** Beside the heading: Share Search, say. */
  actions?: ReactNode
}

/** List, split and map of warehouses; filters, order, view and place live in the address. */
export function Explore({ place, source, search, onSearch, actions }: ExploreProps) {
  useDocumentTitle(place.title)
  const isWide = useMedia('(min-width: 64rem)')
  const user = useAtomValue(userAtom)
  const hasPrices = user !== null
  const need = needOf(search)
  const volumes = volumesOf(search)
  const [filters, setFilters] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const [active, setActive] = useState<LitListing | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const view = visibleView(search.view ?? 'split', isWide)
  const step = (next: ExploreSearch) => onSearch(next, true)
  const { sort, view: chosenView } = search
  const clear = () => step({ sort, view: chosenView })
  const asked: ExploreSearch = { ...search, ...place.fixed }
  const campaignType = campaignTypeOf({
    isHotRacks: place.fixed.hotrack === true,
    isSearchPage: source === 'search',
    query: search.query,
    isFiltered: filterCount(search) > 0,
  })
  return (
    <div className={cn(view === 'split' && 'lg:grid lg:grid-cols-12')}>
      <div
        ref={list}
        className={cn(
          'min-w-0 px-4 py-3 sm:px-6',
          view === 'split' && 'lg:col-span-7',
          view === 'map' && 'pb-4 sm:pb-4',
        )}
      >
        <PlaceHeading
          place={place}
          actions={
            <div className="flex flex-wrap gap-2">
              <SaveSearch search={asked} title={place.title} />
              {actions}
            </div>
          }
        />
        <div className="mb-2">
          <ExploreToolbar
            search={search}
            view={view}
            isWide={isWide}
            onChange={(changes) => step({ ...search, ...changes })}
            onOpenFilters={() => setFilters('open')}
          />
        </div>
        <div className="mb-2">
          <NeedBar
            need={need}
            volumes={volumes}
            onChange={(next, shipped) => step(withNeed(search, next, shipped))}
            hasBudget={hasPrices}
          />
          {user?.userType === 'customer' && need.quantity !== undefined ? (
            <Link
              to="/dashboard/requests/new"
              search={{ ...comparisonParameters(need), ...volumes, budget: need.budget }}
              className="text-link inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
            >
              {compareTexts.askBest}
            </Link>
          ) : null}
        </div>
        <ChipRow search={search} onChange={step} onClear={clear} />
        {view === 'map' ? null : place.parts && isUntouched(search) ? (
          <Suspense>
            <PlaceSections by={place.parts} onShowList={() => step({ ...search, view: 'list' })} />
          </Suspense>
        ) : (
          <Results
            source={{ calls: source, campaignType }}
            search={asked}
            own={search}
            end={place.end}
            columns={view === 'list' ? 4 : 2}
            activeId={active?.id ?? null}
            onHover={setActive}
            onChange={step}
            onClear={clear}
          />
        )}
        {view === 'map' ? null : (
          <Suspense>
            <CompareTray className="shadow-float sticky bottom-3 z-20 mt-6" />
          </Suspense>
        )}
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
            search={asked}
            active={active}
            onActiveChange={setActive}
            onPick={({ id }) => showCard(list.current, id)}
            onMove={(coordinates) => onSearch({ ...search, coordinates }, false)}
          />
        </div>
      )}
      {filters === 'unopened' ? null : (
        <Suspense>
          <FilterSheet
            open={filters === 'open'}
            onClose={() => setFilters('closed')}
            search={search}
            fixed={place.fixed}
            onApply={(chosen) =>
              step({ ...volumes, sort, view: chosenView, coordinates: search.coordinates, ...chosen })
            }
          />
        </Suspense>
      )}
    </div>
  )
}

function PlaceHeading({ place, actions }: { place: ExplorePlace; actions: ReactNode }) {
  const top = [
    { label: words.dashboard, href: '/dashboard' },
    { label: words.warehouses, href: '/dashboard/warehouses' },
  ]
  return (
    <div className="mb-2 flex items-start justify-between gap-3 sm:flex-wrap sm:items-end">
      <div className="min-w-0 flex-1">
        {place.trail.length > 0 ? <Breadcrumbs label={words.trail} trail={[...top, ...place.trail]} /> : null}
        <div className="flex min-h-8 flex-wrap items-center gap-x-4">
          <h1 className="font-display text-lg font-semibold">{place.title}</h1>
          <PlaceLinks place={place} />
        </div>
        {place.lead ? <p className="text-muted-foreground text-sm">{place.lead}</p> : null}
      </div>
      {actions}
    </div>
  )
}

/** Neither filtered, ordered, moved on the map nor switched to another view. */
const isUntouched = (search: ExploreSearch): boolean => Object.values(search).every((value) => value === undefined)

/** Half list, half map needs a wide screen; below it the list stands alone. */
const visibleView = (view: View, isWide: boolean): View => (view === 'split' && !isWide ? 'list' : view)
