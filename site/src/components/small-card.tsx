import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { markup } from '../lib/markup'

/** The small card as HTML. */
export const smallCardMarkup = (listing: ListingCard): string => markup(<SmallCard listing={listing} />)
