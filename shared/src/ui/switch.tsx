import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { sayLabel } from './say'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label?: ReactNode }

/** On or off, at once; a native checkbox with the role of a switch. */
export function Switch({ className, label, ...rest }: SwitchProps) {
  const control = (
    <span className="relative inline-flex h-6 w-11 shrink-0 items-center">
      <input
        type="checkbox"
        role="switch"
        className="peer border-input bg-muted checked:border-primary checked:bg-primary h-6 w-11 appearance-none rounded-full border transition-colors disabled:opacity-55"
        {...rest}
      />
      <span
        aria-hidden
        className="bg-input peer-checked:bg-primary-foreground pointer-events-none absolute start-1 size-4 rounded-full transition-transform peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5"
      />
    </span>
  )
  if (label === undefined) return <span className={className}>{control}</span>
  return (
    <label className={cn('text-foreground flex min-h-11 cursor-pointer items-center gap-3 text-sm', className)}>
      {control}
      <span>{sayLabel(label)}</span>
    </label>
  )
}
