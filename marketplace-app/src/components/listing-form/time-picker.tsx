import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import type { FieldDefinition } from './field-definition'
import { useFieldError, useListingForm } from './use-listing-form'

/** A start and an end within a day. */
export function TimePicker({ field }: { field: FieldDefinition }) {
  const { register } = useListingForm()
  const start = useFieldError(`${field.key}.start`)
  const end = useFieldError(`${field.key}.end`)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{field.label}</legend>
      <div className="grid max-w-md grid-cols-2 gap-4">
        <Field label={words.from} error={start} required={field.required}>
          {(control) => (
            <Input
              {...control}
              type="time"
              {...register(`${field.key}.start` as 'facilityDetails.operatingHours.start')}
            />
          )}
        </Field>
        <Field label={words.to} error={end} required={field.required}>
          {(control) => (
            <Input {...control} type="time" {...register(`${field.key}.end` as 'facilityDetails.operatingHours.end')} />
          )}
        </Field>
      </div>
    </fieldset>
  )
}
