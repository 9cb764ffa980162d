import { X } from 'lucide-react'
import type { MapItem, MapPin } from '../../schema/map'
import { Button } from '../button'
import { DiamondBadge } from '../diamond-badge'
import { placeLine } from '../format'
import { Picture } from '../picture'
import { StarRating } from '../star-rating'
import { say } from '../say'

const placeOf = (pin: MapPin): string =>
  placeLine({ address: { city: pin.city, state: pin.state }, country: pin.country })

export type MapItemListProps = {
  items: readonly MapItem[]
  hrefOf: (pin: MapPin) => string
  onOpen: (item: MapItem) => void
}

/** The map's items as a list for keyboards and screen readers; it shows when it has focus. */
export function MapItemList({ items, hrefOf, onOpen }: MapItemListProps) {
  const shown = items.slice(0, 40)
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={say('Listings on the map')}
      className="focus-within:rounded-card focus-within:bg-popover focus-within:shadow-float sr-only focus-within:not-sr-only focus-within:absolute focus-within:start-3 focus-within:top-3 focus-within:max-h-[70%] focus-within:w-72 focus-within:overflow-y-auto focus-within:border focus-within:p-2"
    >
      {shown.map((item) => (
        <li key={item.kind === 'pin' ? item.id : `${item.latitude} ${item.longitude}`}>
          {item.kind === 'pin' ? (
            <a href={hrefOf(item)} className="rounded-control hover:bg-muted block px-3 py-2 text-sm">
              {item.name}, {placeOf(item)}
            </a>
          ) : (
            <button
              type="button"
              onClick={() => onOpen(item)}
              className="rounded-control hover:bg-muted block w-full px-3 py-2 text-start text-sm"
            >
              {say('Zoom to {count} warehouses', { count: item.count })}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The picked listing, small, at the foot of the map. */
export function PinPreview({ pin, href, onClose }: { pin: MapPin; href: string; onClose: () => void }) {
  return (
    <article
      data-listing={pin.id}
      className="rise-in rounded-card bg-card text-card-foreground shadow-float absolute inset-x-3 bottom-9 mx-auto flex max-w-sm overflow-hidden border"
    >
      <Picture
        photo={pin.photo ? { link: pin.photo } : null}
        alt=""
        sizes="120px"
        className="aspect-auto w-28 shrink-0 self-stretch"
      />
      <div className="min-w-0 flex-1 p-3 pe-10">
        <h3 className="text-sm font-semibold">
          <a
            href={href}
            className="text-link line-clamp-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {pin.name}
          </a>
        </h3>
        <p className="text-muted-foreground mt-0.5 truncate text-sm">{placeOf(pin)}</p>
        <p className="mt-1 flex items-center gap-2">
          {pin.averageRating > 0 ? <StarRating value={pin.averageRating} /> : null}
          <DiamondBadge level={pin.diamond} />
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        className="absolute end-1 top-1 z-10"
        aria-label={say('Close preview')}
        onClick={onClose}
      >
        <X aria-hidden />
      </Button>
    </article>
  )
}
