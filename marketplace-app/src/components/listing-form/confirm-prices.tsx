import type { Issue } from '@stackyard/shared/schema/envelope'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { listingFormTexts } from '../../lib/texts/listing-form'

const words = listingFormTexts.priceDrop

export type ConfirmPricesProps = {
  /** The prices in question, each in words; none closes the dialog. */
  drops: readonly Issue[]
  onConfirm: () => void
  onCancel: () => void
}

/** Asks about prices that fall by more than half or to 0, before they go live. */
export function ConfirmPrices({ drops, onConfirm, onCancel }: ConfirmPricesProps) {
  return (
    <ConfirmDialog
      open={drops.length > 0}
      onOpenChange={onCancel}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
    >
      <p className="text-sm">{words.text}</p>
      <ul className="mt-3 divide-y text-sm tabular-nums">
        {drops.map(({ path, message }) => (
          <li key={path} className="py-2">
            {message}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
