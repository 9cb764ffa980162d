import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'

type DollarsFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  fieldClassName?: string
}

/** How react-hook-form reads the field: a number of dollars, or none. */
export const asDollars = {
  setValueAs: (value: string | number | null | undefined) =>
    value === '' || value === null || value === undefined ? undefined : Number(value),
} as const

/** An amount in dollars; spread react-hook-form's `register(name, asDollars)` on it. */
export function DollarsField({ label, hint, error, required, fieldClassName, ...input }: DollarsFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden
            className="text-muted-foreground pointer-events-none absolute inset-y-0 start-3 grid place-items-center"
          >
            $
          </span>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...input}
            {...control}
            className="ps-7 text-base tabular-nums"
          />
        </span>
      )}
    </Field>
  )
}
