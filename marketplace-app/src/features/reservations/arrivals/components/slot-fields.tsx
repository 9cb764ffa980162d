import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import type { ErrorOf } from '../../../../components/fields-dialog'

const words = arrivalTexts.form

type Slot = { day: string; windowStart: string; windowEnd: string }

/** A day within the term and a window on the warehouse's clock. */
export function SlotFields({ slot, max, errorOf }: { slot: Slot; max: string | undefined; errorOf: ErrorOf }) {
  return (
    <>
      <Field label={words.day} required className="sm:col-span-2" {...errorOf('day')}>
        {(control) => <Input {...control} name="day" type="date" max={max} defaultValue={slot.day} data-first-focus />}
      </Field>
      <Field label={words.windowStart} required hint={arrivalTexts.clock} {...errorOf('windowStart')}>
        {(control) => <Input {...control} name="windowStart" type="time" defaultValue={slot.windowStart} />}
      </Field>
      <Field label={words.windowEnd} required {...errorOf('windowEnd')}>
        {(control) => <Input {...control} name="windowEnd" type="time" defaultValue={slot.windowEnd} />}
      </Field>
    </>
  )
}
