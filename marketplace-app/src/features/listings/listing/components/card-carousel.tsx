import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CarouselKind, pageWanted } from '@stackyard/shared/domain/carousel-motion'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { MovingCarousel } from '@stackyard/shared/ui/moving-carousel'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { CardControls } from '../../../../components/card-controls'

export type CardCarouselProps = {
  kind: CarouselKind
  label: string
  listings: readonly ListingCard[]
  /** Pages that `listings` are of. */
  pages: number
  isFetching: boolean
  onNext: () => void
  /** An item after the cards. */
  last?: ReactNode
}

/** Warehouses that move by themselves; the next page is fetched as the reader gets there. */
export function CardCarousel({ kind, label, listings, pages, isFetching, onNext, last }: CardCarouselProps) {
  return (
    <MovingCarousel
      kind={kind}
      label={label}
      plays
      count={listings.length + (last ? 1 : 0)}
      isBusy={isFetching}
      onShown={(shown) => {
        if (pageWanted(kind, shown, pages) > pages) onNext()
      }}
    >
      {listings.map((listing) => (
        <li key={listing.id}>
          <SmallCard
            listing={listing}
            controls={<CardControls listing={listing} />}
            renderLink={({ className, children }) => (
              <Link
                to="/dashboard/warehouses/$id"
                params={{ id: listing.warehouseUrl || String(listing.id) }}
                className={className}
              >
                {children}
              </Link>
            )}
          />
        </li>
      ))}
      {last}
    </MovingCarousel>
  )
}
