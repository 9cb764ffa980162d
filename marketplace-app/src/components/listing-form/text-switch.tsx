import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Switch } from '@stackyard/shared/ui/switch'
import type { FieldDefinition } from './field-definition'
import { useFieldError, useListingForm } from './use-listing-form'

/** A switch with a text: on, the text is asked for; off, there is none. */
export function TextSwitch({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  const error = useFieldError(field.key)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Controller
      control={control}
      name={field.key as 'name'}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const isOn = isOpen || Boolean(value)
        return (
          <div>
            <Switch
              label={field.label}
              checked={isOn}
              onChange={(event) => {
                setIsOpen(event.target.checked)
                if (!event.target.checked) onChange('')
              }}
            />
            {isOn ? (
              <Field label={field.label} hideLabel hint={field.hint} error={error}>
                {(attributes) => (
                  <Input
                    {...attributes}
                    ref={ref}
                    maxLength={field.max}
                    value={value ?? ''}
                    onBlur={onBlur}
                    onChange={onChange}
                  />
                )}
              </Field>
            ) : null}
          </div>
        )
      }}
    />
  )
}
