'use client'

import { FieldDescription, FieldLabel, SelectInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

type Props = JSONFieldClientProps & { options: { label: string; value: string }[] }

const labelOf = (label: unknown): string => (typeof label === 'string' ? label : '')

/** A multi-select over a JSON list of texts, so that an admin picks from the list in place of writing JSON. */
export function ChoiceList({ field, path, options, readOnly }: Props) {
  const { value, setValue } = useField<string[] | null>({ path })
  const label = labelOf(field.label) || field.name
  return (
    <div className="field-type">
      <FieldLabel label={label} path={path} />
      <SelectInput
        hasMany
        isClearable
        name={path}
        path={path}
        readOnly={readOnly ?? false}
        options={options}
        value={value ?? []}
        onChange={(selected) =>
          setValue((Array.isArray(selected) ? selected : [selected]).map((option) => String(option.value)))
        }
      />
      <FieldDescription path={path} />
    </div>
  )
}
