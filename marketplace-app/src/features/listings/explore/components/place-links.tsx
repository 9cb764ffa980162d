import { Link } from '@tanstack/react-router'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import { type ExplorePlace, placesBelow } from '../place'

/** Shortcuts to the places within this one; they scroll sideways where there are many. */
export function PlaceLinks({ place }: { place: ExplorePlace }) {
  const places = placesBelow(place)
  if (places.length === 0) return null
  return (
    <nav aria-label={words.places} className="-mx-1 mb-4 overflow-x-auto px-1 pb-1">
      <ul className="flex gap-2">
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link
              to={href}
              className="border-input hover:bg-muted inline-flex h-9 items-center rounded-full border px-3.5 text-sm whitespace-nowrap"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
