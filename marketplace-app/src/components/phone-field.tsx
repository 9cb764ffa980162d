import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { formatPhone } from '@stackyard/shared/domain/phone'
import { TextField } from './form-fields'

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange'> & {
  registration: UseFormRegisterReturn
}

/** A phone number, with its dashes put in while it is typed. */
export function PhoneField({ registration, ...field }: PhoneFieldProps) {
  return (
    <TextField
      type="tel"
      autoComplete="tel"
      placeholder="000-000-0000"
      {...field}
      {...registration}
      onChange={(event) => {
        event.target.value = formatPhone(event.target.value)
        return registration.onChange(event)
      }}
    />
  )
}
