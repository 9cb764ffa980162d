import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { LitListing, MapPin } from '@stackyard/shared/schema/map'
import type { MapBounds, MapViewState } from '@stackyard/shared/ui/listing-map'
import { circleBounds } from '@stackyard/shared/domain/circle-bounds'
import type { SearchCircle } from '@stackyard/shared/schema/search-circle'
import { asWish, mustsOf } from '@stackyard/shared/domain/wishes'
import { volumeParameters } from '@stackyard/shared/domain/fulfillment-volumes'
import { NeedBar } from '@stackyard/shared/ui/need-bar'
import { showCard } from '@stackyard/shared/ui/show-card'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { campaignTypeOf, cardsInSight } from '@stackyard/shared/ui/sponsored-cards'
import { cn } from '@stackyard/shared/ui/cn'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  apiFilters,
  boundsAround,
  boundsFilters,
  type ExploreState,
  isFiltered,
  readExploreState,
  volumesOf,
  withoutParameters,
  writeExploreState,
} from '../lib/explore-state'
import { needOf, withNeed } from '../lib/explore-need'
import { READY_EVENT } from '../lib/explore-ready'
import { mapItemsOf, pinCardOf } from '../lib/map-items'
import { warehouseHref } from '../lib/warehouse-href'
import { ExploreBar } from '../lib/explore-bar'
import { ActiveFilters } from './active-filters'
import { ExploreList } from './explore-list'
import { ShortlistButton } from '../lib/shortlist-button'
import { SearchKindLinks } from '../lib/search-kind-links'
import { say } from '../lib/say'
import { formatNumber } from '@stackyard/shared/ui/format'
import { useReader } from '../lib/reader'
import { type ListingPages, useListingPages, withFirst } from './use-listing-pages'
import { useCircle } from './use-circle'
import { sayNote, useExploreState } from './use-explore-state'
import { useMedia } from './use-media'

const loadFilters = () => import('./explore-filters')
const ExploreFilters = lazy(async () => ({ default: (await loadFilters()).ExploreFilters }))
const NothingFound = lazy(() => import('./nothing-found'))
const NearMisses = lazy(() => import('./near-misses'))
const ListingMap = lazy(async () => ({ default: (await import('@stackyard/shared/ui/listing-map')).ListingMap }))

/** A list of so many shows at once what almost matches. */
const SHORT_LIST = 20

/** Where list and map stand side by side; a narrower screen shows one, and loads no map for the list. */
const BESIDE = '(min-width: 64rem)'

export type ExploreData = {
  /** Filters the page sets: a region, HotRacks, featured ones. */
  preset: Record<string, string>
  endText: string
  label: string
  bounds: MapBounds
  /** The page is the search itself: other kinds can be searched for the same words. */
  kinds?: boolean
  /** The first cards that stand on the page already, for the time until the list is there. */
  first?: readonly ListingCard[]
  /** How many there were when the page was made, said until it is known anew. */
  total?: number
}

const cleared = (state: ExploreState): ExploreState => ({
  texts: {},
  switches: {},
  lists: {},
  bounds: null,
  view: state.view,
})

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

/** Search, filters, list and map of warehouses. */
export default function ExploreIsland({ data }: { data: ExploreData }) {
  const { state, change, search, note } = useExploreState()
  const need = needOf(state)
  const musts = mustsOf(state.lists)
  const reader = useReader()
  const [filtersSheet, setFiltersSheet] = useState<'unasked' | 'open' | 'closed' | 'failed'>('unasked')
  const [active, setActive] = useState<LitListing | null>(null)
  const hasMap = useMedia(BESIDE) ? state.view !== 'list' : state.view === 'map'
  const filters = apiFilters(state, data.preset)
  const { sort: _, ...mapFilters } = filters
  const mapKey = JSON.stringify(mapFilters)
  const listFilters = { ...filters, ...boundsFilters(state.bounds) }
  const typed = writeExploreState({ ...state, bounds: null, view: 'split' })
  const isPlain = typed === '' && state.bounds === null
  const list = useRef<HTMLUListElement>(null)
  const found = useListingPages(listFilters, JSON.stringify(listFilters), {
    campaignType: campaignTypeOf({
      isHotRacks: data.preset.hotrack === 'true',
      isSearchPage: data.kinds ?? false,
      query: state.texts.query,
      isFiltered: isFiltered(state),
    }),
    inSight: () => cardsInSight(list.current),
  })
  const pages = withFirst(found, isPlain ? data.first : undefined)
  const load = useMemo(() => {
    const wanted = JSON.parse(mapKey) as Record<string, string | string[]>
    return (view: MapViewState, signal: AbortSignal) => mapItemsOf(wanted, view, signal)
  }, [mapKey])
  const loadCard = useMemo(() => {
    const wanted = JSON.parse(mapKey) as Record<string, string | string[]>
    return ({ id }: MapPin, signal: AbortSignal) => pinCardOf(wanted, id, signal)
  }, [mapKey])
  const circle = useCircle(hasMap, filters)
  const focus = useFocus(pages, typed, { start: data.bounds, bounds: state.bounds, circle })
  const onBoundsChange = useCallback(
    (bounds: MapBounds) => change({ ...readExploreState(location.search), bounds }),
    [change],
  )
  const total = pages.total ?? (pages.isFirst ? data.total : undefined)
  const count =
    total === undefined ? say('Loading warehouses') : say('{count} warehouses', { count: formatNumber(total) })
  useEffect(() => void dispatchEvent(new Event(READY_EVENT)), [])
  return (
    <div className="explore shell max-w-[100rem]" data-view={state.view}>
      <div className="flex flex-col gap-2 py-2">
        {data.kinds ? <SearchKindLinks current="warehouses" query={state.texts.query ?? ''} /> : null}
        <ExploreBar
          state={state}
          onChange={change}
          onSearch={search}
          filters={{ ...listFilters, ...volumeParameters(volumesOf(state)) }}
          hasPrices={reader !== null}
          onOpenFilters={() =>
            void loadFilters().then(
              () => setFiltersSheet('open'),
              () => setFiltersSheet('failed'),
            )
          }
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <NeedBar
            need={need}
            volumes={volumesOf(state)}
            hasBudget={reader !== null}
            onChange={(next, volumes) => change(withNeed(state, next, volumes))}
          />
          <p role="status" className="text-muted-foreground text-sm tabular-nums">
            {count}
          </p>
        </div>
        <ActiveFilters state={state} onChange={change} />
        <p role="status" className="text-sm empty:hidden">
          {sayNote(note, state.texts.priceTerm)}
        </p>
        {filtersSheet === 'failed' ? <p role="alert">{say('The filters could not be loaded.')}</p> : null}
      </div>
      <div className={cn('gap-6', state.view === 'split' ? 'lg:grid lg:grid-cols-12' : '')}>
        <div className={cn(state.view === 'map' ? 'hidden' : '', state.view === 'split' ? 'lg:col-span-7' : '')}>
          <ExploreList
            pages={pages}
            listRef={list}
            split={state.view === 'split'}
            endText={data.endText}
            need={need}
            musts={musts.map(({ text }) => text)}
            activeId={active?.id ?? null}
            onHover={setActive}
            empty={
              <NothingFound
                filters={listFilters}
                fixed={data.preset}
                onRelax={(parameters) => change(withoutParameters(state, parameters))}
                onClear={() => change(cleared(state))}
              />
            }
          />
          {musts.length > 0 && pages.state === 'ready' ? (
            <Suspense>
              <NearMisses
                key={JSON.stringify(listFilters)}
                filters={listFilters}
                need={need}
                isShort={(pages.total ?? 0) <= SHORT_LIST}
                onWish={(wish) => change({ ...state, lists: asWish(state.lists, wish) })}
              />
            </Suspense>
          ) : null}
        </div>
        {hasMap ? (
          <div className={cn(state.view === 'split' ? 'lg:col-span-5' : '')}>
            <div className="rounded-card sticky top-20 h-[70svh] overflow-hidden border lg:h-[calc(100dvh-6.5rem)]">
              <Suspense fallback={<Skeleton className="size-full" />}>
                <ListingMap
                  label={data.label}
                  load={load}
                  bounds={focus}
                  circle={circle}
                  need={need}
                  loadCard={loadCard}
                  renderPinControls={(pin) => <ShortlistButton listing={pin} />}
                  hrefOf={({ slug }) => warehouseHref(slug, need)}
                  active={active}
                  onActiveChange={setActive}
                  onPick={({ id }) => showCard(list.current, id)}
                  onBoundsChange={onBoundsChange}
                  className="size-full"
                />
              </Suspense>
            </div>
          </div>
        ) : null}
      </div>
      {filtersSheet === 'unasked' || filtersSheet === 'failed' ? null : (
        <Suspense>
          <ExploreFilters
            open={filtersSheet === 'open'}
            onOpenChange={(open) => setFiltersSheet(open ? 'open' : 'closed')}
            state={state}
            onChange={change}
            fixed={data.preset}
            filters={listFilters}
            total={pages.total}
          />
        </Suspense>
      )}
    </div>
  )
}
