import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { sayLabel } from './say'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label?: ReactNode; hint?: ReactNode }

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox({ className, label, hint, ...rest }: CheckboxProps) {
  const box = (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        className="peer border-input bg-card checked:border-primary checked:bg-primary hover:border-ring aria-invalid:border-danger size-5 appearance-none rounded-[5px] border transition-colors disabled:opacity-55"
        {...rest}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="text-primary-foreground pointer-events-none absolute size-3.5 opacity-0 peer-checked:opacity-100"
      />
    </span>
  )
  if (label === undefined) return <span className={className}>{box}</span>
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm', className)}>
      {box}
      <span className="min-w-0">
        <span className="text-foreground block">{sayLabel(label)}</span>
        {hint === undefined ? null : <span className="text-muted-foreground block">{sayLabel(hint)}</span>}
      </span>
    </label>
  )
}
