import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog, Dialog } from '@stackyard/shared/ui/dialog'
import { InlineDialog } from '../../../../components/inline-dialog'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { moneyTexts } from '../../../../lib/texts/money'
import { refreshPaymentMethods } from '../queries'
import type { MethodWords } from '../words'
import { MethodList } from './method-list'

type MethodRecord = { id: number; isPrimary: boolean }
type Open<T> = { kind: 'new' } | { kind: 'edit' | 'remove'; record: T } | null

export type ManagerProps<T> = {
  /** Set in a picker: the record is handed back and the primary option is hidden. */
  onSelect?: (record: T) => void
}

export type MethodManagerProps<T extends MethodRecord> = ManagerProps<T> & {
  words: MethodWords
  query: UseQueryResult<T[]>
  nameOf: (record: T) => string
  renderRecord: (record: T) => ReactNode
  remove: (id: number) => Promise<unknown>
  isSelectable?: (record: T) => boolean
  /** One more button of a record, before Edit. */
  renderAction?: (record: T) => ReactNode
  /** The form to add one; `onDone` closes it and, in a picker, selects the new record. */
  renderCreate: (onDone: (record: T) => void) => ReactNode
  renderEdit: (record: T, onDone: () => void) => ReactNode
}

/**
 * List, add, change and remove of one kind of payment method; each kind brings its words and forms. In a picker the
 * forms take the list's place, so that no dialog opens over the one it is in.
 */
export function MethodManager<T extends MethodRecord>(props: MethodManagerProps<T>) {
  const { words, onSelect } = props
  const [open, setOpen] = useState<Open<T>>(null)
  const close = () => setOpen(null)
  const created = (record: T) => {
    close()
    if (props.isSelectable?.(record) ?? true) onSelect?.(record)
  }
  const isForm = open?.kind === 'new' || open?.kind === 'edit'
  const Frame = onSelect ? InlineForm : FormDialog
  return (
    <>
      {onSelect && isForm ? null : (
        <MethodList
          words={words}
          query={props.query}
          nameOf={props.nameOf}
          renderRecord={props.renderRecord}
          onNew={() => setOpen({ kind: 'new' })}
          onEdit={(record) => setOpen({ kind: 'edit', record })}
          onRemove={(record) => setOpen({ kind: 'remove', record })}
          onSelect={onSelect}
          isSelectable={props.isSelectable}
          renderAction={props.renderAction}
        />
      )}
      <Frame open={open?.kind === 'new'} onClose={close} title={words.create}>
        {props.renderCreate(created)}
      </Frame>
      <Frame open={open?.kind === 'edit'} onClose={close} title={words.edit}>
        {open?.kind === 'edit' ? props.renderEdit(open.record, close) : null}
      </Frame>
      <RemoveDialog
        words={words}
        nameOf={props.nameOf}
        remove={props.remove}
        record={open?.kind === 'remove' ? open.record : null}
        onClose={close}
      />
    </>
  )
}

type FrameProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

const FormDialog = ({ open, onClose, title, children }: FrameProps) => (
  <Dialog open={open} onOpenChange={onClose} title={title}>
    {children}
  </Dialog>
)

/** A form in place of the list, with the way back to it. */
function InlineForm({ open, onClose, title, children }: FrameProps) {
  if (!open) return null
  return (
    <InlineDialog label={title} onClose={onClose} className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display font-semibold">{title}</h3>
        <Button variant="ghost" onClick={onClose}>
          {moneyTexts.methods.back}
        </Button>
      </div>
      {children}
    </InlineDialog>
  )
}

type RemoveDialogProps<T> = Pick<MethodManagerProps<T & MethodRecord>, 'words' | 'nameOf' | 'remove'> & {
  record: (T & MethodRecord) | null
  onClose: () => void
}

function RemoveDialog<T extends MethodRecord>({ words, nameOf, remove, record, onClose }: RemoveDialogProps<T>) {
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await refreshPaymentMethods(queryClient)
      notifyDone(words.done.remove, { failed: words.failed.remove })
      onClose()
    },
    onError: (error) => notifyFailure(words.failed.remove, error),
  })
  return (
    <ConfirmDialog
      open={record !== null}
      onOpenChange={onClose}
      title={words.remove}
      confirmLabel={words.remove}
      variant="danger"
      busy={removal.isPending}
      onConfirm={() => {
        if (record) removal.mutate(record.id)
      }}
    >
      <p className="text-sm">
        {words.removeQuestion}
        {record ? <strong className="mt-2 block font-semibold">{nameOf(record)}</strong> : null}
      </p>
    </ConfirmDialog>
  )
}
