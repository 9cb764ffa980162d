import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cn } from './cn'

export type TabItem = { value: string; label: ReactNode; disabled?: boolean }
export type TabsProps = {
  items: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
  /** What the tabs are about, for screen readers. */
  label: string
  children: ReactNode
  variant?: 'line' | 'pill'
  className?: string
}

const looks = {
  line: {
    list: 'gap-4 shadow-[inset_0_-1px_var(--border)] overflow-x-auto',
    tab: 'h-11 border-b-2 border-transparent px-1 focus-visible:-outline-offset-2 text-muted-foreground hover:text-foreground aria-selected:border-primary aria-selected:text-foreground',
  },
  pill: {
    list: 'gap-1 rounded-control bg-muted p-1',
    tab: 'h-9 flex-1 rounded-[4px] px-3 text-muted-foreground hover:text-foreground aria-selected:bg-card aria-selected:text-foreground aria-selected:shadow-raise',
  },
}

/** Tabs with arrow keys, Home and End; `children` is the panel of the chosen one. */
export function Tabs({ items, value, onValueChange, label, children, variant = 'line', className }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const look = looks[variant]

  function onKeyDown(event: KeyboardEvent) {
    const usable = items.filter((item) => !item.disabled)
    const at = usable.findIndex((item) => item.value === value)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }
    const step = steps[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? usable.length - 1 : step === undefined ? undefined : at + step
    const next = to === undefined ? undefined : usable[(to + usable.length) % usable.length]
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={cn('flex', look.list)} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            data-value={item.value}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
            className={cn('text-sm font-semibold whitespace-nowrap transition-colors disabled:opacity-55', look.tab)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </div>
  )
}
