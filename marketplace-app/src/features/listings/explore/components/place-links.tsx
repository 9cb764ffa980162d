import { Link } from '@tanstack/react-router'
import { exploreTexts as words } from '../../../../lib/texts/explore'
import { type ExplorePlace, placesBelow } from '../place'

/** Shortcuts to the places within this one; they scroll sideways where there are many. */
export function PlaceLinks({ place }: { place: ExplorePlace }) {
  const places = placesBelow(place)
  if (places.length === 0) return null
  return (
    // On a phone they have a line of their own, only as high as their words take, and give way to the filters in use.
    <nav
      data-places
      aria-label={words.places}
      className="max-w-full min-w-0 overflow-x-auto max-sm:order-1 max-sm:-my-1.5 max-sm:w-0 max-sm:min-w-full max-sm:group-has-[[data-chips]]/bar:hidden pointer-fine:max-sm:my-0"
    >
      <ul className="flex gap-3">
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link
              to={href}
              className="text-link inline-flex h-11 items-center text-sm whitespace-nowrap underline-offset-4 hover:underline pointer-fine:h-8"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
