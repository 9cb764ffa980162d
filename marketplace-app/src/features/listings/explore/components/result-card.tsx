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

export type ResultCardProps = Pick<
  ListingCardProps,
  'listing' | 'need' | 'headingLevel' | 'eager' | 'active' | 'onHover'
>

/** A warehouse in a list of the app; it leads to the app's own page. */
export function ResultCard(props: ResultCardProps) {
  const { listing } = props
  return (
    <ListingCard
      {...props}
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
