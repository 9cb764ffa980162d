import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { needOf, volumesOf } from '@stackyard/shared/domain/explore-need'
import { type ExploreSearch, filterCount, isStep } from '@stackyard/shared/domain/explore-search'
import { comparisonParameters } from '@stackyard/shared/domain/requirement-addresses'
import { lotMustsOf } from '@stackyard/shared/domain/lot-musts'
import { mustsOf } from '@stackyard/shared/domain/wishes'
import { CompareToggle } from '@stackyard/shared/ui/explore/compare-toggle'
import { BESIDE, ExploreView, hasMap, SHORT_LIST } from '@stackyard/shared/ui/explore/explore-view'
import { campaignTypeOf } from '@stackyard/shared/ui/sponsored-cards'
import { cn } from '@stackyard/shared/ui/cn'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { Breadcrumbs } from '../../../../components/breadcrumbs'
import { useDocumentTitle } from '../../../../components/page'
import { userAtom } from '../../../../lib/session'
import { texts } from '../../../../lib/texts'
import { compareTexts } from '../../../../lib/texts/compare'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import type { ExplorePlace, FixedFilters } from '../place'
import { useListings } from '../use-listings'
import { useMap } from '../use-map'
import { PlaceLinks } from './place-links'
import { listingLink, ResultCard } from './result-card'
import { SaveSearch } from './save-search'

const PlaceSections = lazy(async () => ({ default: (await import('./place-sections')).PlaceSections }))
const CompareTray = lazy(async () => ({ default: (await import('../../../../components/compare-tray')).CompareTray }))
const NearMisses = lazy(async () => ({ default: (await import('./near-misses')).NearMisses }))
// A full list needs none of it.
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found')).NothingFound }))
// Its lists of countries, states and features are fetched when somebody filters.
const loadPanel = () => import('./filter-panel')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))
const ShortlistButton = lazy(async () => ({
  default: (await import('../../../../components/shortlist-button')).ShortlistButton,
}))

export type ExploreProps = {
  place: ExplorePlace
  source: 'warehouse' | 'search'
  search: ExploreSearch
  /** `isStep` when Back should return to what was before: filters and order, not each letter or move of the map. */
  onSearch: (search: ExploreSearch, isStep: boolean) => void
  /** After saving: Share Search, say. */
  actions?: ReactNode
}

/** The list, table and map of a place's warehouses. */
export function Explore({ place, source, search, onSearch, actions }: ExploreProps) {
  useDocumentTitle(place.title)
  const isWide = useMedia(BESIDE)
  const hasPrices = useAtomValue(userAtom) !== null
  const tray = useTray()
  const list = useRef<HTMLElement>(null)
  const asked: ExploreSearch = { ...search, ...place.fixed }
  const inParts = place.parts && isUntouched(search) ? place.parts : null
  const campaignType = campaignTypeOf({
    isHotRacks: place.fixed.hotrack === true,
    isSearchPage: source === 'search',
    query: search.query,
    isFiltered: filterCount(search) > 0,
  })
  const pages = useListings({ calls: source, campaignType }, asked, inParts === null)
  const map = useMap(asked, hasMap(search, isWide))
  const change = (next: ExploreSearch) => onSearch(next, isStep(search, next))
  return (
    <div className="px-4 pb-6 sm:px-6">
      <ExploreView
        {...{ search, asked, isWide, hasPrices, pages }}
        onChange={change}
        listRef={list}
        heading={<PlaceHeading place={place} />}
        actions={
          <>
            <SaveSearch search={asked} title={place.title} />
            {actions}
          </>
        }
        forNeed={<AskTheBest search={search} fixed={place.fixed} />}
        end={place.end}
        instead={
          inParts ? (
            <Suspense>
              <PlaceSections by={inParts} onShowList={() => change({ ...search, view: 'list' })} />
            </Suspense>
          ) : null
        }
        renderCard={(card) => <ResultCard {...card} tray={tray} />}
        renderLink={(listing, className) => listingLink(listing, className, listing.name)}
        renderCompare={(listing) => <CompareToggle listing={listing} tray={tray} />}
        empty={<NothingFound {...{ search, asked }} onChange={change} />}
        below={
          mustsOf(asked).length > 0 ? (
            <NearMisses {...{ search, asked }} isShort={(pages.total ?? 0) <= SHORT_LIST} onChange={change} />
          ) : null
        }
        tray={
          <Suspense>
            <CompareTray className="shadow-float sticky bottom-3 z-20 mt-6" />
          </Suspense>
        }
        map={{
          ...map,
          label: texts.explore.mapLabel,
          maxZoom: 12,
          hrefOf: ({ slug }) => `/dashboard/warehouses/${slug}`,
          renderPinControls: (pin) => (
            <Suspense>
              <ShortlistButton listing={pin} />
            </Suspense>
          ),
          onMove: (coordinates) => onSearch({ ...search, coordinates }, false),
        }}
        filters={{
          load: loadPanel,
          render: (panel) => (
            <FilterPanel {...panel} {...{ search, hasPrices }} fixed={place.fixed} onChange={change} />
          ),
        }}
      />
    </div>
  )
}

/** A need with a quantity can be sent to the warehouses that fit it best. */
function AskTheBest({ search, fixed }: { search: ExploreSearch; fixed: FixedFilters }) {
  const user = useAtomValue(userAtom)
  const need = { where: fixed.state, ...needOf(search) }
  if (user?.userType !== 'customer' || need.quantity === undefined) return null
  return (
    <Link
      to="/dashboard/requests/new"
      search={{
        ...lotMustsOf(search),
        ...comparisonParameters(need),
        ...volumesOf(search),
        radiusInMiles: need.radiusInMiles,
        budget: need.budget,
      }}
      className="text-link inline-flex min-h-11 items-center text-sm font-semibold underline-offset-4 hover:underline"
    >
      {compareTexts.askBest}
    </Link>
  )
}

function PlaceHeading({ place }: { place: ExplorePlace }) {
  const top = [
    { label: words.dashboard, href: '/dashboard' },
    { label: words.warehouses, href: '/dashboard/warehouses' },
  ]
  // On a phone the count stands beside a name alone, and the places below have the whole next line.
  const part = place.trail.length === 0 && !place.lead ? 'max-sm:contents' : ''
  return (
    <div className={cn('min-w-0 grow', part)}>
      {place.trail.length > 0 ? <Breadcrumbs label={words.trail} trail={[...top, ...place.trail]} /> : null}
      <div className={cn('flex min-h-7 flex-wrap items-center gap-x-4 sm:min-h-8', part)}>
        <h1 className="font-display text-lg font-semibold">{place.title}</h1>
        <PlaceLinks place={place} />
      </div>
      {place.lead ? <p className="text-muted-foreground text-sm">{place.lead}</p> : null}
    </div>
  )
}

/** Neither filtered, ordered, moved on the map nor switched to another view. */
const isUntouched = (search: ExploreSearch): boolean => Object.values(search).every((value) => value === undefined)
