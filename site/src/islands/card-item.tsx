import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import type { SponsoredCard } from '@stackyard/shared/schema/sponsored'
import { fullAddressLine } from '@stackyard/shared/ui/format'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { useStateWords } from '@stackyard/shared/ui/use-state-name'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

function LargeCard({ listing }: { listing: Listing }) {
  const state = useStateWords(listing.country, listing.address.state)
  return <ListingCard listing={listing} place={fullAddressLine(listing, state)} />
}

/** An item of a list, whole as soon as it is in the page. */
export function itemWith(card: ReactNode): HTMLLIElement {
  const item = document.createElement('li')
  flushSync(() => createRoot(item).render(card))
  return item
}

/** A sponsored card as an item of a list that is on the page already. */
export function sponsoredItem(card: SponsoredCard, form: 'large' | 'small' | 'service'): HTMLLIElement {
  if (card.type === 'service') return itemWith(<ServiceCard service={card} headingLevel={2} />)
  return itemWith(form === 'large' ? <LargeCard listing={card} /> : <SmallCard listing={card} />)
}
