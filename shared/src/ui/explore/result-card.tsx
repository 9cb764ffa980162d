import { lazy, type ReactNode, Suspense } from 'react'
import type { Trayed } from '../compare-tray'
import { ListingCard, type ListingCardProps } from '../listing-card'
import { CompareToggle } from './compare-toggle'

const FitLines = lazy(async () => ({ default: (await import('../fit-lines')).FitLines }))

export type ResultCardProps = Pick<
  ListingCardProps,
  'listing' | 'need' | 'headingLevel' | 'eager' | 'active' | 'onHover' | 'href' | 'renderLink' | 'place' | 'priceNote'
> & {
  /** Options that the list is narrowed by, as texts. */
  musts?: readonly string[]
  /** What is put aside to compare. */
  tray: readonly Trayed[]
  /** Puts the warehouse on a shortlist. */
  shortlist: ReactNode
  /** What the reader's role can do with it. */
  more?: ReactNode
}

/** A warehouse among the results: how it fits, and what can be done with it. */
export function ResultCard({ musts = [], tray, shortlist, more, ...card }: ResultCardProps) {
  const { listing } = card
  return (
    <ListingCard
      {...card}
      fit={
        listing.fit || musts.length > 0 ? (
          <Suspense>
            <FitLines musts={listing.isAd ? [] : musts} fit={listing.fit} />
          </Suspense>
        ) : null
      }
      controls={
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <CompareToggle listing={listing} tray={tray} />
            {shortlist}
          </div>
          {more}
        </>
      }
    />
  )
}
