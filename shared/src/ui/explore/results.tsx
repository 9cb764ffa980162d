import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import type { ExploreSort } from '../../domain/explore-search'
import type { SpaceRequirement } from '../../domain/space-requirement'
import type { ListingCard as Listing } from '../../schema/listing-card'
import { Button } from '../button'
import { cn } from '../cn'
import { ErrorState } from '../error-state'
import { ListingCardSkeleton } from '../listing-card'
import { say } from '../say'
import { Skeleton } from '../skeleton'
import type { ResultCardProps } from './result-card'
import type { ResultTableProps } from './result-table'

const ResultTable = lazy(async () => ({ default: (await import('./result-table')).ResultTable }))

/** An endless list as far as it is read. */
export type ResultPages = {
  items: readonly Listing[]
  total: number | null
  state: 'loading' | 'ready' | 'failed'
  error: string
  /** The server's reference id of a fault. */
  reference?: string | undefined
  atEnd: boolean
  /** The list loads by itself when its end comes into view. */
  auto: boolean
  /** These are the cards that stood on the page. */
  isFirst?: boolean
  more: () => void
  retry: () => void
}

/** What a card of the list is drawn with; each face adds its links and what its reader can do. */
export type DrawnCard = Pick<
  ResultCardProps,
  'listing' | 'need' | 'musts' | 'headingLevel' | 'eager' | 'active' | 'onHover'
>

export type ResultsProps = Pick<ResultTableProps, 'renderLink' | 'renderCompare' | 'hasPrices'> & {
  pages: ResultPages
  /** The list's element, for whoever asks which cards are in sight. */
  listRef?: RefObject<HTMLElement | null>
  /** Beside a map two cards a row, else four, or one row for each in a table. */
  shape: 'two' | 'four' | 'table'
  /** Said under the last card. */
  end: string
  /** What the cards are for. */
  need: SpaceRequirement
  sort: ExploreSort
  onSort: (sort: ExploreSort) => void
  /** Options that the list is narrowed by, as texts. */
  musts: readonly string[]
  activeId: number | null
  onHover: (listing: Listing | null) => void
  renderCard: (card: DrawnCard) => ReactNode
  /** What stands in place of a list without cards. */
  empty: ReactNode
  /** Below the list, from its first page on. */
  below?: ReactNode
}

const grids = {
  two: 'grid gap-5 sm:grid-cols-2',
  four: 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
} as const

/** Places that stand for cards on their way: four at first, eight after the loaded ones. */
const FIRST_SKELETONS = 4
const MORE_SKELETONS = 8

/** The endless list: loads by itself twice while scrolling, then by "Load More". */
export function Results(props: ResultsProps) {
  const { pages, end, empty, below } = props
  const { items, state, atEnd, auto } = pages
  const bottom = useEndInView(state === 'ready' && !atEnd && auto ? pages.more : null)
  if (state === 'failed' && items.length === 0)
    return (
      <ErrorState
        message={pages.error}
        onRetry={pages.retry}
        className="py-24"
        {...(pages.reference ? { reference: pages.reference } : {})}
      />
    )
  if (state === 'ready' && items.length === 0)
    return (
      <Suspense>
        {empty}
        {below}
      </Suspense>
    )
  return (
    <div aria-busy={state === 'loading'}>
      {props.shape === 'table' ? <Rows {...props} /> : <Cards {...props} />}
      <div ref={bottom} className="text-muted-foreground mt-10 flex flex-col items-center gap-3 text-center text-sm">
        {state === 'ready' && !atEnd && !auto ? (
          <Button variant="outline" size="lg" onClick={pages.more}>
            {say('Load More')}
          </Button>
        ) : null}
        {state === 'failed' ? <ErrorState message={pages.error} onRetry={pages.retry} /> : null}
        {atEnd && items.length > 0 ? <p>{end}</p> : null}
      </div>
      {items.length > 0 ? <Suspense>{below}</Suspense> : null}
    </div>
  )
}

function Cards({ pages, listRef, shape, need, musts, activeId, onHover, renderCard }: ResultsProps) {
  const { items, state, isFirst = false } = pages
  const places = state !== 'loading' || isFirst ? 0 : items.length === 0 ? FIRST_SKELETONS : MORE_SKELETONS
  return (
    <ul
      ref={listRef as RefObject<HTMLUListElement>}
      aria-label={say('Warehouses')}
      className={grids[shape === 'two' ? 'two' : 'four']}
    >
      {items.map((listing, at) => (
        <li key={listing.id}>
          {renderCard({
            listing,
            need,
            musts,
            headingLevel: 2,
            eager: at < 2,
            active: listing.id === activeId,
            onHover,
          })}
        </li>
      ))}
      {Array.from({ length: places }, (_, at) => (
        <li key={`place-${at}`}>
          <ListingCardSkeleton />
        </li>
      ))}
    </ul>
  )
}

function Rows(props: ResultsProps) {
  const { pages, listRef, need, sort, onSort, hasPrices, renderLink, renderCompare } = props
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <div ref={listRef as RefObject<HTMLDivElement>} className={cn(pages.items.length === 0 && 'min-h-96')}>
        <ResultTable
          listings={pages.items}
          places={pages.state !== 'loading' ? 0 : pages.items.length === 0 ? FIRST_SKELETONS : MORE_SKELETONS}
          {...{ need, sort, onSort, hasPrices, renderLink, renderCompare }}
        />
      </div>
    </Suspense>
  )
}

/** Calls `onView` when the element comes near the view; null waits. */
function useEndInView(onView: (() => void) | null) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onView)
  useEffect(() => {
    latest.current = onView
  })
  const waits = onView === null
  useEffect(() => {
    if (waits || !element.current) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [waits])
  return element
}
