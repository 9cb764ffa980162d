import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { needOf, volumesOf, withNeed } from '../../domain/explore-need'
import type { ExploreSearch, View } from '../../domain/explore-search'
import { mustsOf } from '../../domain/wishes'
import type { LitListing } from '../../schema/map'
import { cn } from '../cn'
import { formatNumber } from '../format'
import { NeedBar } from '../need-bar'
import { say } from '../say'
import { showCard } from '../show-card'
import { Skeleton } from '../skeleton'
import { ChipRow } from './chip-row'
import { barFrame, ExploreBar } from './explore-toolbar'
import type { MapPaneProps } from './map-pane'
import { Results, type ResultsProps } from './results'

const MapPane = lazy(async () => ({ default: (await import('./map-pane')).MapPane }))

/** Where list and map stand side by side; a narrower screen shows one, and loads no map for the list. */
export const BESIDE = '(min-width: 64rem)'

/** A list of so many shows at once what almost matches. */
export const SHORT_LIST = 20

export const hasMap = ({ view = 'split' }: ExploreSearch, isWide: boolean): boolean =>
  isWide ? view === 'split' || view === 'map' : view === 'map'

const shapes: Readonly<Record<View, ResultsProps['shape']>> = {
  split: 'two',
  list: 'four',
  table: 'table',
  map: 'four',
}

export type FilterPanelProps = { open: boolean; onClose: () => void }

export type ExploreViewProps = Pick<
  ResultsProps,
  'pages' | 'end' | 'renderCard' | 'renderLink' | 'renderCompare' | 'empty' | 'below' | 'hasPrices'
> & {
  /** The reader's own filters, order and view. */
  search: ExploreSearch
  /** The same with those that the page itself sets. */
  asked: ExploreSearch
  onChange: (search: ExploreSearch) => void
  isWide: boolean
  /** The bar's style alone knows whether the screen is wide: what stood in its place had no script. */
  isBarByStyle?: boolean
  listRef: RefObject<HTMLElement | null>
  /** How many there were when the page was made, said until it is known anew. */
  knownTotal?: number | undefined
  heading?: ReactNode
  /** Before the need, and after the views. */
  start?: ReactNode
  actions: ReactNode
  /** Beside the need: what can be done with it. */
  forNeed?: ReactNode
  /** What was not understood of a sentence. */
  note?: string
  /** In place of the list. */
  instead?: ReactNode
  tray: ReactNode
  map: Omit<MapPaneProps, 'active' | 'onActiveChange' | 'onPick' | 'need'>
  /** All filters, in a file of its own. */
  filters: { load: () => Promise<unknown>; render: (panel: FilterPanelProps) => ReactNode }
}

/** List, split, table and map of warehouses; filters, order, view and place live in the address. */
export function ExploreView(props: ExploreViewProps) {
  const { search, isWide, instead, map, listRef } = props
  const [active, setActive] = useState<LitListing | null>(null)
  const chosen = search.view ?? 'split'
  const view = chosen === 'split' && !isWide ? 'list' : chosen
  return (
    <>
      <ExploreHead {...props} />
      <div className={cn('gap-6', view === 'split' && 'lg:grid lg:grid-cols-12')}>
        <div className={cn('min-w-0', view === 'map' && 'hidden', view === 'split' && 'lg:col-span-7')}>
          {instead ?? <ExploreResults {...props} shape={shapes[view]} active={active} onActive={setActive} />}
          {props.tray}
        </div>
        {hasMap(search, isWide) ? (
          <div className={cn(view === 'split' && 'lg:col-span-5')}>
            <div className="rounded-card sticky top-20 h-[70svh] overflow-hidden border lg:h-[calc(100dvh-6.5rem)]">
              <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
                <MapPane
                  {...map}
                  need={needOf(search)}
                  active={active}
                  onActiveChange={setActive}
                  onPick={({ id }) => showCard(listRef.current, id)}
                />
              </Suspense>
            </div>
          </div>
        ) : null}
      </div>
    </>
  )
}

/** What is asked for, above the results. */
function ExploreHead(props: ExploreViewProps) {
  const { search, onChange, hasPrices, isWide, isBarByStyle = false, pages, knownTotal, note = '', filters } = props
  const [sheet, setSheet] = useState<'unasked' | 'open' | 'closed' | 'failed'>('unasked')
  const total = pages.total ?? (pages.isFirst ? knownTotal : undefined)
  return (
    <div className={barFrame}>
      <ExploreBar
        search={search}
        onChange={onChange}
        hasPrices={hasPrices}
        {...(isBarByStyle ? {} : { isWide })}
        heading={props.heading}
        count={props.instead ? null : saidTotal(total)}
        start={props.start}
        need={
          <NeedBar
            need={needOf(search)}
            volumes={volumesOf(search)}
            hasBudget={hasPrices}
            onChange={(next, volumes) => onChange(withNeed(search, next, volumes))}
          />
        }
        forNeed={props.forNeed}
        end={props.actions}
        onOpenFilters={() =>
          void filters.load().then(
            () => setSheet('open'),
            () => setSheet('failed'),
          )
        }
      />
      <div className="empty:hidden">
        <ChipRow search={search} onChange={onChange} />
      </div>
      <p role="status" className="text-sm empty:hidden">
        {note}
      </p>
      {sheet === 'failed' ? <p role="alert">{say('The filters could not be loaded.')}</p> : null}
      {sheet === 'unasked' || sheet === 'failed' ? null : (
        <Suspense>{filters.render({ open: sheet === 'open', onClose: () => setSheet('closed') })}</Suspense>
      )}
    </div>
  )
}

function saidTotal(total: number | undefined): string {
  if (total === undefined) return say('Loading warehouses')
  return total === 1 ? say('1 warehouse') : say('{count} warehouses', { count: formatNumber(total) })
}

type ExploreResultsProps = ExploreViewProps & {
  shape: ResultsProps['shape']
  active: LitListing | null
  onActive: (listing: LitListing | null) => void
}

function ExploreResults({ search, asked, onChange, shape, active, onActive, ...props }: ExploreResultsProps) {
  const { pages, listRef, end, renderCard, renderLink, renderCompare, empty, below, hasPrices } = props
  return (
    <Results
      {...{ pages, listRef, end, renderCard, renderLink, renderCompare, empty, below, hasPrices, shape }}
      need={needOf(search)}
      sort={search.sort ?? 'default'}
      onSort={(sort) => onChange({ ...search, sort: sort === 'default' ? undefined : sort })}
      musts={mustsOf(asked).map(({ text }) => text)}
      activeId={active?.id ?? null}
      onHover={onActive}
    />
  )
}
