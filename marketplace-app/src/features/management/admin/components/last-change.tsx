import { useAtomValue } from 'jotai'
import { Undo2 } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { adminTexts } from '../../../../lib/texts/admin'
import { bulkActions } from '../flag-actions'
import { lastChangeAtom } from '../use-set-flag'

const words = adminTexts.lastChange

/** The last change made in a table, with the way to turn it round; it stays when the listings have left the list. */
export function LastChange({ onUndo }: { onUndo: () => void }) {
  const last = useAtomValue(lastChangeAtom)
  if (!last) return null
  const done =
    last.flag === 'diamond'
      ? words.diamond(last.listing.name, last.value)
      : words.flag(
          bulkActions().find(({ flag, value }) => flag === last.flag && value === last.value)?.label ?? '',
          last.ids.length,
        )
  return (
    <p className="text-muted-foreground mb-2 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="wrap-anywhere">{done}</span>
      <Button variant="ghost" size="sm" onClick={onUndo}>
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
        {words.undo}
      </Button>
    </p>
  )
}
