import type { SpaceRequirement } from '@stackyard/shared/domain/space-requirement'
import type { ListingCard as ListingCardData } from '@stackyard/shared/schema/listing-card'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { ListingCard, ListingCardSkeleton } from '@stackyard/shared/ui/listing-card'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { CompareToggle } from '../lib/compare-toggle'
import { say } from '../lib/say'
import { warehouseHref } from '../lib/warehouse-href'
import { CompareTray } from './compare-tray'
import type { ListingPages } from './use-listing-pages'

const FitLines = lazy(async () => ({ default: (await import('@stackyard/shared/ui/fit-lines')).FitLines }))

export type ExploreListProps = {
  pages: ListingPages
  /** The list's element, for whoever asks which cards are in sight. */
  listRef?: RefObject<HTMLUListElement | null>
  split: boolean
  endText: string
  /** What the cards are for: they lead to their listing with it. */
  need: SpaceRequirement
  /** Options that the list is narrowed by, as texts. */
  musts?: readonly string[]
  activeId: number | null
  onHover: (listing: ListingCardData | null) => void
  /** What stands in place of a list without cards. */
  empty: ReactNode
}

/** Places that stand for cards on their way: four at first, eight after the loaded ones. */
const FIRST_SKELETONS = 4
const MORE_SKELETONS = 8

/** The cards: 4 a row, 2 beside the map; loads on by itself twice, then by "Load More". */
export function ExploreList({
  pages,
  listRef,
  split,
  endText,
  need,
  musts = [],
  activeId,
  onHover,
  empty,
}: ExploreListProps) {
  const { items, state, atEnd, auto } = pages
  const tray = useTray()
  const end = useEndInView(state === 'ready' && !atEnd && auto ? pages.more : null)
  if (state === 'failed' && items.length === 0)
    return <ErrorState message={pages.error} onRetry={pages.retry} className="py-24" />
  if (state === 'ready' && items.length === 0) return <Suspense>{empty}</Suspense>
  return (
    <div>
      <ul
        ref={listRef}
        className={cn('grid gap-5 sm:grid-cols-2', split ? 'xl:grid-cols-2' : 'lg:grid-cols-3 xl:grid-cols-4')}
      >
        {items.map((listing, at) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              need={need}
              href={warehouseHref(listing.slug, need)}
              headingLevel={2}
              eager={at < 2}
              active={listing.id === activeId}
              onHover={onHover}
              fit={
                listing.fit || musts.length > 0 ? (
                  <Suspense>
                    <FitLines musts={listing.isAd ? [] : musts} fit={listing.fit} />
                  </Suspense>
                ) : null
              }
              controls={<CompareToggle listing={listing} tray={tray} />}
            />
          </li>
        ))}
        {state === 'loading' && !pages.isFirst
          ? Array.from({ length: items.length === 0 ? FIRST_SKELETONS : MORE_SKELETONS }, (_, at) => (
              <li key={`skeleton-${at}`}>
                <ListingCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <div ref={end} className="text-muted-foreground mt-10 flex flex-col items-center gap-3 text-center text-sm">
        {state === 'ready' && !atEnd && !auto ? (
          <Button variant="outline" size="lg" onClick={pages.more}>
            {say('Load More')}
          </Button>
        ) : null}
        {state === 'failed' ? <ErrorState message={pages.error} onRetry={pages.retry} /> : null}
        {atEnd && items.length > 0 ? <p>{endText}</p> : null}
      </div>
      <CompareTray tray={tray} />
    </div>
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
    if (waits || !element.current) return
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
