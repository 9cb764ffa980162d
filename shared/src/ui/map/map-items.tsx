import type { MapItem, MapPin } from '../../schema/map'
import { say } from '../say'
import { placeOf } from './pin-card'

export type MapItemListProps = {
  items: readonly MapItem[]
  /** Opens a pin's card, or zooms to a cluster. */
  onOpen: (item: MapItem) => void
  /** The focus comes to a pin, or leaves it. */
  onFocus: (pin: MapPin | null) => void
}

const MOST = 40
const row = 'rounded-control hover:bg-muted block w-full px-3 py-2 text-start text-sm'

/** The map's items as a list for keyboards and screen readers; it shows when it has focus. */
export function MapItemList({ items, onOpen, onFocus }: MapItemListProps) {
  const shown = items.slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={say('Listings on the map')}
      className="focus-within:rounded-card focus-within:bg-popover focus-within:shadow-float sr-only focus-within:not-sr-only focus-within:absolute focus-within:start-3 focus-within:top-3 focus-within:z-20 focus-within:max-h-[70%] focus-within:w-72 focus-within:overflow-y-auto focus-within:border focus-within:p-2"
    >
      {shown.map((item) => (
        <li key={item.kind === 'pin' ? item.id : `${item.latitude} ${item.longitude}`}>
          <button
            type="button"
            className={row}
            onClick={() => onOpen(item)}
            onFocus={() => onFocus(item.kind === 'pin' ? item : null)}
            onBlur={() => onFocus(null)}
          >
            {item.kind === 'pin'
              ? `${item.name}, ${placeOf(item)}`
              : say('Zoom to {count} warehouses', { count: item.count })}
          </button>
        </li>
      ))}
    </ul>
  )
}
