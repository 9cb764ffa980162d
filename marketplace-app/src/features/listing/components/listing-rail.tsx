import { Link } from '@tanstack/react-router'
import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import { ListingCard } from '@stackyard/shared/ui/listing-card'

/** Cards side by side; they scroll sideways and snap. */
export function ListingRail({ label, listings }: { label: string; listings: readonly Listing[] }) {
  return (
    <ul
      aria-label={label}
      className="-mx-1 flex snap-x snap-mandatory [scrollbar-width:thin] gap-4 overflow-x-auto px-1 pt-1 pb-3"
    >
      {listings.map((listing) => (
        <li key={listing.id} className="w-72 max-w-[80vw] shrink-0 snap-start">
          <ListingCard
            listing={listing}
            sizes="290px"
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
        </li>
      ))}
    </ul>
  )
}
