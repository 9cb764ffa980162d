import { text } from '@stackyard/shared/messages/text'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { contentTexts as words } from '../../../../lib/texts/content'
import type { ContentKind } from '../content-kind'
import type { Removal } from '../use-remove'

/** The question before a record is deleted. */
export function RemoveDialog({ kind, name, removal }: { kind: ContentKind; name: string; removal: Removal }) {
  return (
    <ConfirmDialog
      open={removal.isAsked}
      onOpenChange={(open) => (open ? removal.ask() : removal.cancel())}
      title={kind.removal ? text(kind.removal.title) : words.removeTitle(name)}
      confirmLabel={words.remove}
      variant="danger"
      busy={removal.busy}
      onConfirm={removal.confirm}
    >
      {kind.removal ? `“${name}”. ${words.removeText}` : words.removeText}
    </ConfirmDialog>
  )
}
