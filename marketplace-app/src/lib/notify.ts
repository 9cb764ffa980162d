import { toProblem } from './problem'

// Toasts come with the first of them, or right after the first page (routes/__root.tsx), not with it.
const withToast = (show: (toast: typeof import('sonner').toast) => void): void => {
  void import('sonner').then(({ toast }) => show(toast))
}

/** One sentence that something was done. `failed`: the failure text of the same action, which goes if it still stands. */
export const notifyDone = (text: string, { detail, failed }: { detail?: string; failed?: string } = {}): void =>
  withToast((toast) => {
    if (failed) toast.dismiss(failed)
    toast.success(text, detail ? { description: detail } : undefined)
  })

/** That something was done, with the way back for ten seconds. */
export const notifyUndoable = (text: string, undo: { label: string; run: () => void }): void =>
  withToast((toast) => toast.success(text, { duration: 10_000, action: { label: undo.label, onClick: undo.run } }))

/** The spec's failure text with the server's reason under it; said again, it takes the place of the last. */
export const notifyFailure = (text: string, error: unknown): void => {
  const problem = toProblem(error)
  const reference = problem.reference ? ` (${problem.reference})` : ''
  withToast((toast) => toast.error(text, { id: text, description: `${problem.message}${reference}`, duration: 10_000 }))
}

/** A sentence of good or bad news. */
export const notifyOutcome = (text: string, isDone: boolean): void =>
  withToast((toast) => (isDone ? toast.success(text) : toast.error(text)))

/** A sentence that something is not as it was meant, without anything having failed. */
export const notifyWarning = (text: string): void => withToast((toast) => toast.warning(text))

/** The server's reason as it is given. */
export const notifyRefusal = (error: unknown): void =>
  withToast((toast) => toast.error(toProblem(error).message, { duration: 10_000 }))
