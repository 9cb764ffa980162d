import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { listingFormTexts as words } from '../../lib/texts/listing-form'

export type LeaveGuardProps = {
  /** There is something that no save has kept. */
  isChanged: boolean
  /** Keeps it, as what saves itself does; true once it is kept. Without it the writer is asked. */
  keepNow?: (() => Promise<boolean>) | undefined
}

/**
 * Sees that nothing written is lost where a form is left: keeps it first, or asks. By the history itself: the router's
 * own hook for this would weigh on the first load of every screen.
 */
export function LeaveGuard({ isChanged, keepNow }: LeaveGuardProps) {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<{ leave: (isSure: boolean) => void } | null>(null)
  const mayLeave = useEffectEvent(
    async () => (await keepNow?.()) || new Promise<boolean>((leave) => setAnswer({ leave })),
  )
  useEffect(() => {
    if (!isChanged) return
    return history.block({
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !(await mayLeave()),
      enableBeforeUnload: true,
    })
  }, [history, isChanged])
  const close = (isSure: boolean) => {
    answer?.leave(isSure)
    setAnswer(null)
  }
  return (
    <ConfirmDialog
      open={answer !== null}
      onOpenChange={() => close(false)}
      title={words.leave.title}
      confirmLabel={words.leave.confirm}
      cancelLabel={words.leave.stay}
      variant="danger"
      onConfirm={() => close(true)}
    >
      <p>{words.leave.text}</p>
    </ConfirmDialog>
  )
}
