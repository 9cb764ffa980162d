import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CardControls } from '../../../../components/card-controls'
import { ListingCard, type ListingCardProps } from '@stackyard/shared/ui/listing-card'

const CompareToggle = lazy(async () => ({
  default: (await import('../../../../components/compare-tray')).CompareToggle,
}))

const ShortlistButton = lazy(async () => ({
  default: (await import('../../../../components/shortlist-button')).ShortlistButton,
}))

const FitLines = lazy(async () => ({ default: (await import('@stackyard/shared/ui/fit-lines')).FitLines }))

export type ResultCardProps = Pick<
  ListingCardProps,
  'listing' | 'need' | 'headingLevel' | 'eager' | 'active' | 'onHover'
> & {
  /** Options that the list is narrowed by, as texts. */
  musts?: readonly string[]
}

/** A warehouse in a list of the app; it leads to the app's own page. */
export function ResultCard({ musts = [], ...props }: ResultCardProps) {
  const { listing } = props
  return (
    <ListingCard
      {...props}
      fit={
        listing.fit || musts.length > 0 ? (
          <Suspense>
            <FitLines musts={musts} fit={listing.fit} />
          </Suspense>
        ) : null
      }
      controls={
        <>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <Suspense>
              <CompareToggle listing={listing} />
            </Suspense>
            <Suspense>
              <ShortlistButton listing={listing} />
            </Suspense>
          </div>
          <CardControls listing={listing} />
        </>
      }
      renderLink={({ className, children, onClick }) => (
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: listing.warehouseUrl || String(listing.id) }}
          className={className}
          onClick={onClick}
        >
          {children}
        </Link>
      )}
    />
  )
}
