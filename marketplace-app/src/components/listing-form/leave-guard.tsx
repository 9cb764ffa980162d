import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { listingFormTexts as words } from '../../lib/texts/listing-form'

export type LeaveGuardProps = {
  /** There is something that no save has kept. */
  isChanged: boolean
  /** Keeps it, as what saves itself does; true once it is kept. Without it the writer is asked. */
  keepNow?: (() => Promise<boolean>) | undefined
}

/** Sees that nothing written is lost where a form is left: keeps it first, or asks. */
export function LeaveGuard({ isChanged, keepNow }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isChanged || current.pathname === next.pathname) return false
      return !(await keepNow?.())
    },
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={words.leave.title}
      confirmLabel={words.leave.confirm}
      cancelLabel={words.leave.stay}
      variant="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{words.leave.text}</p>
    </ConfirmDialog>
  )
}
