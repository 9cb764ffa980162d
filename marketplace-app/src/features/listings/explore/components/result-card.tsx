import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { ResultCard as View, type ResultCardProps } from '@stackyard/shared/ui/explore/result-card'
import { CardControls } from '../../../../components/card-controls'

const ShortlistButton = lazy(async () => ({
  default: (await import('../../../../components/shortlist-button')).ShortlistButton,
}))

/** Leads to a warehouse's page in the app. */
export const listingLink = (listing: ListingCard, className: string, children: ReactNode, onClick?: () => void) => (
  <Link
    to="/dashboard/warehouses/$id"
    params={{ id: listing.warehouseUrl || String(listing.id) }}
    className={className}
    onClick={onClick}
  >
    {children}
  </Link>
)

/** A warehouse in a list of the app, with what its reader's role can do with it. */
export function ResultCard(props: Omit<ResultCardProps, 'shortlist' | 'more' | 'renderLink' | 'href'>) {
  const { listing } = props
  return (
    <View
      {...props}
      shortlist={
        <Suspense>
          <ShortlistButton listing={listing} />
        </Suspense>
      }
      more={<CardControls listing={listing} />}
      renderLink={({ className, children, onClick }) => listingLink(listing, className, children, onClick)}
    />
  )
}
