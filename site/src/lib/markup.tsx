import { stateWords } from '@stackyard/shared/reference/state-names'
import { fullAddressLine } from '@stackyard/shared/ui/format'
import { ListingCard } from '@stackyard/shared/ui/listing-card'
import type { ListingCard as Listing } from '@stackyard/shared/schema/listing-card'
import { ResultCard } from '@stackyard/shared/ui/explore/result-card'
import { spoken } from '@stackyard/shared/ui/say'
import { say } from './say'
import { ShortlistButton } from './shortlist-button'
import { type ReactElement, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LucideIcon } from 'lucide-react'

/** A component as plain HTML for `set:html`, without an island around it. */
export const markup = (element: ReactElement): string => renderToStaticMarkup(element)

/** By the words of the language that is spoken. */
const drawn = new WeakMap<object, Map<string, string>>()

/** The same, rendered once for each key: for small things of the code, of which there are few. */
export function markupOnce(key: string, draw: () => ReactElement): string {
  const ofLanguage = drawn.get(spoken.words) ?? new Map<string, string>()
  drawn.set(spoken.words, ofLanguage)
  const html = ofLanguage.get(key) ?? markup(draw())
  ofLanguage.set(key, html)
  return html
}

/** A decorative icon as HTML. */
export const icon = (Icon: LucideIcon, className = 'size-5'): string =>
  markupOnce(`icon ${Icon.displayName ?? Icon.name} ${className}`, () =>
    createElement(Icon, { className, 'aria-hidden': true }),
  )

/** What a card has besides: the whole address, and what a reader can do with it once a script is there. */
type CardMore = { fullAddress?: boolean; compares?: boolean }

const wholeAddress = (listing: Listing): string =>
  fullAddressLine(listing, stateWords(listing.country, listing.address.state))

const priceNote = () => (
  <>
    <span className="only-out">{say('Login to view price')}</span>
    <span className="only-in">{say('See the price')}</span>
  </>
)

/** A listing's card as HTML. */
export function cardMarkup(listing: Listing, { fullAddress = false, compares = false }: CardMore = {}): string {
  const card = { listing, place: fullAddress ? wholeAddress(listing) : undefined, priceNote: priceNote() }
  return markup(
    compares ? (
      <ResultCard {...card} tray={[]} shortlist={<ShortlistButton listing={listing} />} />
    ) : (
      <ListingCard {...card} />
    ),
  )
}
