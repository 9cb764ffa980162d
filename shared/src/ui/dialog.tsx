import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { say } from './say'

type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  className?: string
}

/** Opens and closes a native modal dialog as `open` says; Escape and clicks on the backdrop ask to close. */
function useModal(open: boolean, onOpenChange: (open: boolean) => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  // With the page's own layout: it closes while it still stands there, so that the focus goes back to where it was, and
  // opens again when what hid it, a part that was loading, has come.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => dialog.close()
  }, [open])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      onOpenChange(false)
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target === dialog) onOpenChange(false)
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('pointerdown', onPointerDown)
    return () => {
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('pointerdown', onPointerDown)
    }
  }, [onOpenChange])
  return ref
}

function Modal({ shape, ...props }: ModalProps & { shape: string }) {
  const { open, onOpenChange, title, description, children, footer, className } = props
  const ref = useModal(open, onOpenChange)
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      className={cn('bg-popover text-popover-foreground shadow-float p-0', shape, className)}
    >
      {open ? (
        <div className="flex max-h-[inherit] min-h-[inherit] flex-col">
          <header className="flex items-start gap-4 border-b px-6 py-4">
            <div className="min-w-0 flex-1 pt-1.5">
              <h2 id={`${id}-title`} className="font-display text-xl font-semibold">
                {title}
              </h2>
              {description === undefined ? null : (
                <p id={`${id}-text`} className="text-muted-foreground mt-1 text-sm">
                  {description}
                </p>
              )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              className="-me-3"
              aria-label={say('Close')}
              onClick={() => onOpenChange(false)}
            >
              <X aria-hidden />
            </Button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
          {footer === undefined ? null : (
            <footer className="flex flex-wrap justify-end gap-3 border-t px-6 py-4">{footer}</footer>
          )}
        </div>
      ) : null}
    </dialog>
  )
}

/** A modal question or form. Focus stays inside while it is open and returns to where it was. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      shape="rise-in m-auto max-h-[min(90dvh,52rem)] w-[calc(100vw-2rem)] max-w-lg rounded-sheet border open:block"
    />
  )
}

export type SheetProps = ModalProps & { side?: 'end' | 'bottom' }

/** A modal panel from the side (wide screens) or from below (phones). */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  const shape =
    side === 'end'
      ? 'slide-in-end ms-auto me-0 my-0 h-dvh max-h-dvh min-h-dvh w-[calc(100vw-2.5rem)] max-w-md rounded-s-sheet border-s'
      : 'slide-in-up mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-2xl rounded-t-sheet border-t'
  return <Modal {...props} shape={shape} />
}

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  variant?: ComponentProps<typeof Button>['variant']
  busy?: boolean
  onConfirm: () => void
}

/** A question with two answers; the safe one has focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel = 'Cancel', variant, busy, onConfirm } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="outline" data-first-focus onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant ?? 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
