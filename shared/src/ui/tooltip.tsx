import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type TooltipProps = { label: ReactNode; children: ReactNode; side?: 'top' | 'right' | 'bottom' | 'left' }

/** A hint on hover and focus; the only child must take focus. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            className="rise-in rounded-control bg-foreground text-background shadow-float z-50 max-w-64 px-3 py-2 text-xs"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
