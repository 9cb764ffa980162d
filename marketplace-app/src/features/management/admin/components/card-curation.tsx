import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { ListingChips } from './listing-chips'
import { ListingMenu } from './listing-menu'

/** What an admin finds on every card of a warehouse: its state and the menu. */
export function CardCuration({ listing }: { listing: ListingCard }) {
  return (
    <div className="relative z-10 flex items-start justify-between gap-2">
      <span className="min-w-0 pt-2.5">
        <ListingChips listing={listing} />
      </span>
      <ListingMenu listing={listing} />
    </div>
  )
}
