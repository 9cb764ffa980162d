import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { withNextPage } from '@stackyard/shared/domain/ad-places'
import { mustsOf } from '@stackyard/shared/domain/wishes'
import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatNumber } from '@stackyard/shared/ui/format'
import { ListingCardSkeleton } from '@stackyard/shared/ui/listing-card'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { autoPages, type ExploreSearch, needOf } from '../explore-search'
import { type ListSource, listingsQuery } from '../queries'
import { ResultCard } from './result-card'

const words = texts.explore

const NearMisses = lazy(async () => ({ default: (await import('./near-misses')).NearMisses }))

/** A list of so many shows at once what almost matches. */
const SHORT_LIST = 20

// A full list needs none of it.
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found')).NothingFound }))

export type ResultsProps = {
  source: ListSource
  /** All filters, those of the place among them. */
  search: ExploreSearch
  /** The reader's own filters, which an empty list offers to take away. */
  own: ExploreSearch
  /** Said under the last card. */
  end: string
  columns: 2 | 4
  activeId: number | null
  onHover: (listing: Listing | null) => void
  onChange: (search: ExploreSearch) => void
  onClear: () => void
}

const grids = {
  2: 'grid gap-4 sm:grid-cols-2',
  4: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
} as const

/** Places for cards that are on their way, after those that are there. */
const MORE_SKELETONS = 8

/** The endless list: loads by itself twice while scrolling, then by button. */
export function Results(props: ResultsProps) {
  const { source, search, end, columns, activeId, onHover } = props
  const query = useInfiniteQuery(listingsQuery(source, search))
  const grid = grids[columns]
  const need = needOf(search)
  if (query.isPending) return <Skeletons grid={grid} count={4} />
  if (query.isError && !query.data) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const listings = query.data.pages.reduce<Listing[]>(
    (shown, { results, ads }) => withNextPage(shown, { organic: results, ads }),
    [],
  )
  const total = query.data.pages[0]?.total ?? listings.length
  const musts = mustsOf(search).map(({ text }) => text)
  const near =
    musts.length === 0 ? null : (
      <NearMisses search={search} own={props.own} isShort={total <= SHORT_LIST} onChange={props.onChange} />
    )
  if (listings.length === 0)
    return (
      <Suspense>
        <NothingFound {...props} />
        {near}
      </Suspense>
    )
  return (
    <div aria-busy={query.isFetching}>
      <p role="status" className="text-muted-foreground mb-2 text-sm">
        {total === 1 ? words.one : words.count(formatNumber(total))}
      </p>
      <ul aria-label={words.results} className={grid}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ResultCard
              listing={listing}
              need={need}
              musts={listing.isAd ? [] : musts}
              headingLevel={2}
              eager={index < 4}
              active={listing.id === activeId}
              onHover={onHover}
            />
          </li>
        ))}
      </ul>
      {query.isFetchingNextPage ? (
        <div className="mt-6">
          <Skeletons grid={grid} count={MORE_SKELETONS} />
        </div>
      ) : null}
      <LoadMore
        hasNext={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        auto={query.data.pages.length <= autoPages}
        end={end}
        onLoad={() => void query.fetchNextPage()}
      />
      <Suspense>{near}</Suspense>
    </div>
  )
}

function Skeletons({ grid, count }: { grid: string; count: number }) {
  return (
    <div className={grid}>
      <p role="status" className="sr-only">
        {texts.shell.loading}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <ListingCardSkeleton key={index} />
      ))}
    </div>
  )
}

type LoadMoreProps = { hasNext: boolean; isLoading: boolean; auto: boolean; end: string; onLoad: () => void }

function LoadMore({ hasNext, isLoading, auto, end: endText, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  useEffect(() => {
    load.current = onLoad
  })
  useEffect(() => {
    const target = end.current
    if (!target || !hasNext || !auto || isLoading) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load.current()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [hasNext, auto, isLoading])
  return (
    <div ref={end} className="text-muted-foreground flex justify-center py-8 text-sm">
      {hasNext ? (
        <Button variant="outline" busy={isLoading} onClick={onLoad}>
          {words.loadMore}
        </Button>
      ) : (
        endText
      )}
    </div>
  )
}
