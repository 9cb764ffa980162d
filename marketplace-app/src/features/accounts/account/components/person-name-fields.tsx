import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../../../components/form-fields'
import { texts } from '../../../../lib/texts'

export type PersonNameFieldsProps = {
  registrations: Record<'firstName' | 'lastName', UseFormRegisterReturn>
  errors: Partial<Record<'firstName' | 'lastName', FieldError>>
}

/** First and last name of the person whose account it is, two cells of the form's grid. */
export function PersonNameFields({ registrations, errors }: PersonNameFieldsProps) {
  const words = texts.auth.register
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        required
        error={errors.firstName?.message}
        {...registrations.firstName}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...registrations.lastName}
      />
    </>
  )
}
