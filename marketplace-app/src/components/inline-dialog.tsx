import { type ReactNode, useEffect, useRef } from 'react'

type InlineDialogProps = {
  label: string
  onClose: () => void
  id?: string
  className?: string
  children: ReactNode
}

/** A question in its place on the page or in another dialog, not over it. It takes the focus; Escape closes it alone. */
export function InlineDialog({ label, onClose, id, className, children }: InlineDialogProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div
      ref={box}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
