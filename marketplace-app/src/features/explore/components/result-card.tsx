import { Link } from '@tanstack/react-router'
import { ListingCard, type ListingCardProps } from '@stackyard/shared/ui/listing-card'

export type ResultCardProps = Pick<ListingCardProps, 'listing' | 'headingLevel' | 'eager' | 'active' | 'onHover'>

/** A warehouse in a list of the app; it leads to the app's own page. */
export function ResultCard(props: ResultCardProps) {
  const { listing } = props
  return (
    <ListingCard
      {...props}
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
