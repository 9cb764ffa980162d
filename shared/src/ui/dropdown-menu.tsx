import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

export type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A menu of actions under a button. Not modal: it needs no injected styles, so a strict CSP holds. */
export function DropdownMenu({ trigger, children, align = 'end', className }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          className={cn(
            'rise-in rounded-card bg-popover text-popover-foreground shadow-float z-50 min-w-48 border p-1.5',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'plain' | 'danger' }

export function DropdownMenuItem({ className, tone = 'plain', ...rest }: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className={cn(
        'rounded-control data-highlighted:bg-muted flex min-h-10 cursor-pointer items-center gap-3 px-3 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'danger' ? 'text-danger-ink' : '',
        className,
      )}
      {...rest}
    />
  )
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('text-muted-foreground px-3 py-2 text-xs', className)} {...rest} />
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="bg-border -mx-1.5 my-1.5 h-px" />
}
