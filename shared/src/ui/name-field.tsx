import { Field } from './field'
import { Input } from './input'

type NameFieldProps = { label: string; value: string; error?: string | undefined; onChange: (name: string) => void }

/** The name of something saved. */
export function NameField({ label, value, error, onChange }: NameFieldProps) {
  return (
    <Field label={label} required {...(error ? { error } : {})}>
      {(control) => (
        <Input
          {...control}
          data-first-focus
          value={value}
          maxLength={80}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
