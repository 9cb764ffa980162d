import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { markup } from '../lib/markup'
import { toCard } from '../lib/to-card'

/** The small card as HTML. */
export const smallCardMarkup = (listing: Warehouse): string => markup(<SmallCard listing={toCard(listing)} />)
