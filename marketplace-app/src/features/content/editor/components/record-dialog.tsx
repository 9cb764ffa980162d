import { Dialog } from '@stackyard/shared/ui/dialog'
import type { ContentKind, ContentRecord } from '../content-kind'
import { RecordForm } from './record-form'

type Props = { kind: ContentKind; record: ContentRecord | null; onClose: () => void }

/** A small record, new or known, edited on top of its list. */
export function RecordDialog({ kind, record, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={record ? kind.nameOf(record) : kind.newOne}
      className="w-full max-w-2xl"
    >
      <RecordForm kind={kind} record={record} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}
