import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { InlineDialog } from '../../../../components/inline-dialog'

export type MethodSlotProps = {
  /** "Select ACH", "Select Billing Details", "Select Payment card". */
  label: string
  children: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** What it is chosen from, shown below while it is open. */
  picker: ReactNode
}

/** What is chosen, or the invitation to choose; either opens the picker below it, in the same dialog. */
export function MethodSlot({ label, children, isOpen, onToggle, picker }: MethodSlotProps) {
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
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
        <ChevronDown
          aria-hidden
          className={cn('text-muted-foreground size-4 shrink-0 transition-transform', isOpen ? 'rotate-180' : '')}
        />
      </button>
      {isOpen ? (
        <InlineDialog id={id} label={label} onClose={onToggle} className="rounded-card mt-2 border p-4">
          {picker}
        </InlineDialog>
      ) : null}
    </div>
  )
}
