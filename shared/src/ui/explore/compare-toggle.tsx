import { Checkbox } from '../checkbox'
import { keepTray, MOST_TRAYED, readTray, toggled, type Trayed } from '../compare-tray'
import { say } from '../say'

/** Puts a warehouse aside to compare, or takes it back; a fifth is not taken. */
export function CompareToggle({ listing: { id, name }, tray }: { listing: Trayed; tray: readonly Trayed[] }) {
  const isIn = tray.some((trayed) => trayed.id === id)
  return (
    <Checkbox
      label={
        <>
          {say('Compare')}
          <span className="sr-only"> {name}</span>
        </>
      }
      checked={isIn}
      disabled={!isIn && tray.length >= MOST_TRAYED}
      onChange={() => keepTray(toggled(readTray(), { id, name }))}
    />
  )
}
