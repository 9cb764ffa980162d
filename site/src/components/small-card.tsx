import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { markupOnce } from '../lib/markup'
import { spokenLanguage } from '../lib/speak'
import { toCard } from '../lib/to-card'

/** The small card as HTML; each is drawn once however many pages show it. */
export const smallCardMarkup = (listing: Warehouse): string =>
  markupOnce(`small ${listing.id} ${spokenLanguage()}`, () => <SmallCard listing={toCard(listing)} />)
