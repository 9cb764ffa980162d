import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { arrivalUnits } from '@stackyard/shared/reference/arrival-states'
import { ArrivalAnnouncement } from '@stackyard/shared/schema/arrival-input'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { client } from '../../../../lib/api'
import { arrivalTexts } from '../../../../lib/texts/arrivals'
import { ArrivalForm } from './arrival-form'
import { SlotFields } from './slot-fields'

const words = arrivalTexts.form

type Props = { transaction: Transaction; onClose: () => void }

/** The first day that is asked for: tomorrow, or the first of the term. */
const firstDay = (startDate: string | null): string => {
  const tomorrow = addDays(dayOf(new Date()), 1)
  return startDate && startDate > tomorrow ? startDate : tomorrow
}

/** Announces goods; the quantity begins with what is reserved. */
export function AnnounceDialog({ transaction, onClose }: Props) {
  const { id, startDate, endDate, spaceType, quantity } = transaction
  const slot = { day: firstDay(startDate), windowStart: '08:00', windowEnd: '12:00' }
  return (
    <ArrivalForm
      id={id}
      title={words.title}
      lead={words.lead}
      send={words.send}
      done={arrivalTexts.announced}
      schema={ArrivalAnnouncement}
      values={(fields) => ({ id, ...fields })}
      call={(input) => client.arrival.announce(input)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <SlotFields slot={slot} max={endDate ? addDays(endDate, -1) : undefined} errorOf={errorOf} />
          <Field label={words.quantity} required {...errorOf('quantity')}>
            {(control) => (
              <Input
                {...control}
                name="quantity"
                type="number"
                min={1}
                step={1}
                defaultValue={spaceType === 'PALLET' && quantity ? String(quantity) : ''}
              />
            )}
          </Field>
          <Field label={words.unit} {...errorOf('unit')}>
            {(control) => (
              <Select
                {...control}
                name="unit"
                defaultValue="pallet"
                options={arrivalUnits.map((value) => ({ value, label: words.units[value] }))}
              />
            )}
          </Field>
          <Field label={words.carrier} {...errorOf('carrier')}>
            {(control) => <Input {...control} name="carrier" maxLength={100} />}
          </Field>
          <Field label={words.reference} {...errorOf('reference')}>
            {(control) => <Input {...control} name="reference" maxLength={100} />}
          </Field>
          <Field label={words.note} className="sm:col-span-2" {...errorOf('note')}>
            {(control) => <Textarea {...control} name="note" rows={2} maxLength={500} />}
          </Field>
        </>
      )}
    </ArrivalForm>
  )
}
