import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

export type TooltipProps = {
  label: ReactNode
  /** The control it explains: it must take focus. */
  children: ReactNode
}

const gap = 8

/** Puts the bubble above its control, or below where there is no room; always inside the window. */
function place(bubble: HTMLElement, control: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const left = Math.min(Math.max(gap, control.left + control.width / 2 - width / 2), innerWidth - width - gap)
  const above = control.top - height - gap
  bubble.style.left = `${left}px`
  bubble.style.top = `${above < gap ? control.bottom + gap : above}px`
}

/** A hint on hover and focus, in the top layer so that nothing clips it; Escape hides it. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open || !bubble.current || !wrapper.current) return
    bubble.current.showPopover()
    place(bubble.current, wrapper.current.getBoundingClientRect())
    const hide = (event: KeyboardEvent) => (event.key === 'Escape' ? setOpen(false) : undefined)
    const close = () => setOpen(false)
    document.addEventListener('keydown', hide)
    addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', hide)
      removeEventListener('scroll', close, { capture: true })
    }
  }, [open])
  useEffect(() => {
    wrapper.current?.querySelector('button, a, input, [tabindex]')?.setAttribute('aria-describedby', id)
  }, [id])
  return (
    <span
      ref={wrapper}
      className="inline-flex"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover={open ? 'manual' : undefined}
        className={
          open
            ? 'rounded-control bg-foreground text-background shadow-float fixed inset-auto m-0 max-w-64 px-3 py-2 text-xs'
            : 'sr-only'
        }
      >
        {label}
      </span>
    </span>
  )
}
