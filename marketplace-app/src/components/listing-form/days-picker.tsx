import { Controller } from 'react-hook-form'
import { RequiredMark } from '@stackyard/shared/ui/label'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import type { FieldDefinition } from './field-definition'
import { useFieldError, useListingForm } from './use-listing-form'

const none = [false, false, false, false, false, false, false]

/** Seven days, indexed 0 (Sunday) to 6. */
export function DaysPicker({ field }: { field: FieldDefinition }) {
  const { control } = useListingForm()
  const error = useFieldError(field.key)
  return (
    <Controller
      control={control}
      name={field.key as 'facilityDetails.operatingDays'}
      render={({ field: { value, onChange, ref } }) => {
        const days = value.length === 7 ? value : none
        return (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">
              {field.label}
              {field.required ? <RequiredMark /> : null}
            </legend>
            <div className="flex flex-wrap gap-2">
              {words.weekdays.map((day, index) => (
                <button
                  key={day}
                  ref={index === 0 ? ref : undefined}
                  type="button"
                  aria-pressed={days[index] === true}
                  onClick={() => onChange(days.map((isOn, at) => (at === index ? !isOn : isOn)))}
                  className="border-input aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground rounded-control relative h-11 min-w-14 border px-3 text-sm font-semibold"
                >
                  <span aria-hidden>{day.slice(0, 3)}</span>
                  <span className="sr-only">{day}</span>
                </button>
              ))}
            </div>
            <p aria-live="polite" className="text-danger-ink mt-1.5 text-sm empty:hidden">
              {error}
            </p>
          </fieldset>
        )
      }}
    />
  )
}
