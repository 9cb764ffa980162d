import type { ComponentProps } from 'react'
import { cn } from './cn'

export type LabelProps = ComponentProps<'label'> & { required?: boolean }

/** A control's name; `required` adds a mark that screen readers hear from the control itself. */
export function Label({ className, required, children, ...rest }: LabelProps) {
  return (
    <label className={cn('text-foreground text-sm font-semibold', className)} {...rest}>
      {children}
      {required ? <RequiredMark /> : null}
    </label>
  )
}

/** The mark of what must be filled in. */
export const RequiredMark = () => (
  <span aria-hidden className="text-danger-ink ms-0.5">
    *
  </span>
)
