import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapPin } from '@stackyard/shared/schema/map'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import type { MapBounds, MapViewState } from '@stackyard/shared/ui/listing-map'
import { boundsAround } from '@stackyard/shared/domain/bounds-around'
import { circleBounds } from '@stackyard/shared/domain/circle-bounds'
import { needOf } from '@stackyard/shared/domain/explore-need'
import {
  boundsOf,
  type ExploreSearch,
  filterCount,
  toMapInput,
  toSavedInput,
  withoutParameters,
} from '@stackyard/shared/domain/explore-search'
import { mustsOf } from '@stackyard/shared/domain/wishes'
import { BESIDE, ExploreView, hasMap, SHORT_LIST } from '@stackyard/shared/ui/explore/explore-view'
import { ResultCard } from '@stackyard/shared/ui/explore/result-card'
import { CompareToggle } from '@stackyard/shared/ui/explore/compare-toggle'
import { TrayBar } from '@stackyard/shared/ui/explore/tray-bar'
import { campaignTypeOf, cardsInSight } from '@stackyard/shared/ui/sponsored-cards'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { askedFor, type Preset, readAddress, within, writeAddress } from '../lib/explore-address'
import { ExploreActions, ListHeading, SearchField } from '../lib/explore-bar'
import { READY_EVENT } from '../lib/explore-ready'
import { mapItemsOf, pinCardOf } from '../lib/map-items'
import { useReader } from '../lib/reader'
import { ShortlistButton } from '../lib/shortlist-button'
import { warehouseHref } from '../lib/warehouse-href'
import { useCircle } from './use-circle'
import { sayNote, useExploreState } from './use-explore-state'
import { type ListingPages, useListingPages, withFirst } from './use-listing-pages'

const loadPanel = () => import('./filter-panel')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))
const NothingFound = lazy(() => import('./nothing-found'))
const NearMisses = lazy(() => import('./near-misses'))

export type ExploreData = {
  /** Filters the page sets: a region, HotRacks, featured ones. */
  preset: Preset
  endText: string
  heading: string
  lead: string
  label: string
  bounds: MapBounds
  /** The page is the search itself: other kinds can be searched for the same words. */
  kinds?: boolean
  /** The first cards that stand on the page already, for the time until the list is there. */
  first?: readonly ListingCard[]
  /** How many there were when the page was made, said until it is known anew. */
  total?: number
}

type Places = { start: MapBounds; bounds: MapBounds | null; circle: SearchCircle }

/** Where the map looks: at the circle of the search or around the results when filters change; where the reader left it otherwise. */
function useFocus(pages: ListingPages, key: string, { start, bounds, circle }: Places): MapBounds {
  const [focus, setFocus] = useState(bounds ?? start)
  const last = useRef<string | null>(bounds ? key : null)
  useEffect(() => {
    if (pages.state !== 'ready' || last.current === key || bounds) return
    const first = last.current === null
    last.current = key
    setFocus(first && key === '' ? start : (boundsAround(pages.items.filter(({ isAd }) => !isAd)) ?? start))
  }, [pages.state, pages.items, key, start, bounds])
  const around = useMemo(() => (circle && !bounds ? circleBounds(circle) : null), [circle, bounds])
  return around ?? focus
}

type MapOf = { data: ExploreData; pages: ListingPages; typed: string; isShown: boolean }

/** The search on a map: what a view of it holds, the card of a pin, and where it looks. */
function useMapOf(search: ExploreSearch, { data, pages, typed, isShown }: MapOf) {
  const filters = toMapInput(within(search, data.preset))
  const key = JSON.stringify(filters)
  const load = useCallback(
    (view: MapViewState, signal: AbortSignal) => mapItemsOf(JSON.parse(key) as typeof filters, view, signal),
    [key],
  )
  const loadCard = useCallback(
    ({ id }: MapPin, signal: AbortSignal) => pinCardOf(JSON.parse(key) as typeof filters, id, signal),
    [key],
  )
  const circle = useCircle(isShown, filters)
  const { coordinates } = search
  const moved = useMemo(() => boundsOf(coordinates) ?? null, [coordinates])
  const bounds = useFocus(pages, typed, { start: data.bounds, bounds: moved, circle })
  return { load, loadCard, circle, bounds }
}

/** Search, filters, list and map of warehouses. */
export default function ExploreIsland({ data }: { data: ExploreData }) {
  const { preset } = data
  const { search, change, send, note } = useExploreState()
  const hasPrices = useReader() !== null
  const isWide = useMedia(BESIDE)
  const tray = useTray()
  const list = useRef<HTMLElement>(null)
  const asked = within(search, preset)
  const filters = askedFor(search, preset)
  const typed = writeAddress(withoutParameters(search, ['coordinates', 'view']))
  const found = useListingPages(filters, JSON.stringify(filters), {
    campaignType: campaignTypeOf({
      isHotRacks: preset.hotrack === 'true',
      isSearchPage: data.kinds ?? false,
      query: search.query,
      isFiltered: filterCount(search) > 0,
    }),
    inSight: () => cardsInSight(list.current),
  })
  const isPlain = typed === '' && search.coordinates === undefined
  const pages = withFirst(found, isPlain ? data.first : undefined)
  const map = useMapOf(search, { data, pages, typed, isShown: hasMap(search, isWide) })
  const need = needOf(search)
  const hrefOf = ({ slug }: { slug: string }) => warehouseHref(slug, need)
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), [])
  return (
    <div className="explore shell max-w-[100rem]" data-view={search.view ?? 'split'}>
      <ExploreView
        {...{ search, asked, isWide, hasPrices, pages }}
        onChange={change}
        isBarByStyle
        listRef={list}
        knownTotal={data.total}
        heading={
          <ListHeading
            heading={data.heading}
            description={data.lead}
            isSearch={data.kinds ?? false}
            query={search.query ?? ''}
          />
        }
        start={<SearchField search={search} onChange={change} onSearch={send} />}
        actions={<ExploreActions filters={toSavedInput(asked)} />}
        note={sayNote(note, search.priceTerm)}
        end={data.endText}
        renderCard={(card) => (
          <ResultCard
            {...card}
            href={hrefOf(card.listing)}
            tray={tray}
            shortlist={<ShortlistButton listing={card.listing} />}
          />
        )}
        renderLink={(listing, className) => (
          <a href={hrefOf(listing)} className={className}>
            {listing.name}
          </a>
        )}
        renderCompare={(listing) => <CompareToggle listing={listing} tray={tray} />}
        empty={<NothingFound {...{ search, preset }} onChange={change} />}
        below={
          mustsOf(asked).length > 0 ? (
            <NearMisses
              key={JSON.stringify(filters)}
              {...{ search, preset }}
              isShort={(pages.total ?? 0) <= SHORT_LIST}
              onChange={change}
            />
          ) : null
        }
        tray={<TrayBar tray={tray} className="shadow-float sticky bottom-3 z-20 mt-6" />}
        map={{
          ...map,
          label: data.label,
          hrefOf,
          renderPinControls: (pin) => <ShortlistButton listing={pin} />,
          onMove: (coordinates) => change({ ...readAddress(location.search), coordinates }),
        }}
        filters={{
          load: loadPanel,
          render: (panel) => <FilterPanel {...panel} {...{ search, preset, hasPrices }} onChange={change} />,
        }}
      />
    </div>
  )
}
