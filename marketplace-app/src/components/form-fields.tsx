import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select, type SelectProps } from '@stackyard/shared/ui/select'
import { texts } from '../lib/texts'

type FieldLook = { label: ReactNode; hint?: ReactNode; error?: string; required?: boolean; fieldClassName?: string }

/** A labeled line of text; spread react-hook-form's `register` on it. */
export function TextField({
  label,
  hint,
  error,
  required,
  fieldClassName,
  ...input
}: FieldLook & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  )
}

/** A labeled choice; spread react-hook-form's `register` on it. */
export function SelectField({ label, hint, error, required, fieldClassName, ...select }: FieldLook & SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}

/** A password that can be looked at. */
export function PasswordField({ label, hint, error, required, ...input }: FieldLook & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className="relative block">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} className="pe-12" />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={texts.showPassword}
            onClick={() => setShown(!shown)}
            className="text-muted-foreground hover:text-foreground absolute inset-y-0 end-0 grid w-11 place-items-center"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </span>
      )}
    </Field>
  )
}
