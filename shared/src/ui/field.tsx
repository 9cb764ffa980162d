import { type ReactNode, useId } from 'react'
import { cn } from './cn'
import { Label } from './label'
import { sayLabel, sayName } from './say'

/** What a control must carry so that its label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  hideLabel?: boolean
  className?: string
  /** Spread what it is given on the control: `{(control) => <Input {...control} />}`. */
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, wired by aria. The error is announced when it appears, in the language of the page where its sentence is known. */
export function Field({ label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [error ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id} required={required} className={hideLabel ? 'sr-only' : ''}>
        {sayLabel(label)}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-muted-foreground text-xs">
          {sayLabel(hint)}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={cn('text-danger-ink text-sm', error ? '' : 'hidden')}>
        {error === undefined ? null : sayName(error)}
      </p>
    </div>
  )
}
