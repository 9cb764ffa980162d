import { ListingCard } from '@stackyard/shared/ui/listing-card'
import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import { type ReactElement, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LucideIcon } from 'lucide-react'

/** A component as plain HTML for `set:html`, without an island around it. */
export const markup = (element: ReactElement): string => renderToStaticMarkup(element)

const icons = new Map<string, string>()

/** A decorative icon as HTML. */
export function icon(Icon: LucideIcon, className = 'size-5'): string {
  const key = `${Icon.displayName ?? Icon.name} ${className}`
  const known = icons.get(key)
  if (known !== undefined) return known
  const html = markup(createElement(Icon, { className, 'aria-hidden': true }))
  icons.set(key, html)
  return html
}

const cards = new Map<number, string>()

/** A listing's card as HTML; each is drawn once however many pages show it. */
export function cardMarkup(listing: Listing): string {
  const known = cards.get(listing.id)
  if (known !== undefined) return known
  const note = (
    <>
      <span className="only-out">Login to view price</span>
      <span className="only-in">See the price</span>
    </>
  )
  const html = markup(<ListingCard listing={listing} priceNote={note} />)
  cards.set(listing.id, html)
  return html
}
