import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { keepTray, MOST_TRAYED, readTray, toggled, type Trayed } from '@stackyard/shared/ui/compare-tray'
import { say } from './say'

/** Puts a card's warehouse aside to compare. */
export function CompareToggle({ listing, tray }: { listing: Trayed; tray: readonly Trayed[] }) {
  const isIn = tray.some(({ id }) => id === listing.id)
  return (
    <Checkbox
      label={
        <>
          {say('Compare')}
          <span className="sr-only"> {listing.name}</span>
        </>
      }
      className="py-1"
      checked={isIn}
      disabled={!isIn && tray.length >= MOST_TRAYED}
      onChange={() => keepTray(toggled(readTray(), listing))}
    />
  )
}
