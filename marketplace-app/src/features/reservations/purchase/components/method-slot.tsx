import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export type MethodSlotProps = {
  /** "Select ACH", "Select Billing Details", "Select Payment card". */
  label: string
  children: ReactNode
  onOpen: () => void
}

/** What is chosen, or the invitation to choose; either opens the picker (001 §2.3). */
export function MethodSlot({ label, children, onOpen }: MethodSlotProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="rounded-card border-input bg-card hover:border-ring hover:bg-subtle flex min-h-16 w-full items-center gap-3 border px-4 py-3 text-start transition-colors"
    >
      <span className="min-w-0 flex-1">
        {children ? (
          <>
            <span className="sr-only">{label}: </span>
            {children}
          </>
        ) : (
          <span className="text-link text-sm font-semibold">{label}</span>
        )}
      </span>
      <ChevronRight aria-hidden className="text-muted-foreground size-4 shrink-0 rtl:rotate-180" />
    </button>
  )
}
