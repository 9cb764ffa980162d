import { useState } from 'react'
import { addDays, dayOf } from '../domain/calendar'
import type { ReserveSearch } from '../domain/reserve-search'
import { spaceTypes, storageTerms } from '../reference/terms'
import type { QuoteRequest } from '../schema/quote'
import { Field } from './field'
import { Input } from './input'
import { Select } from './select'

const spaceOptions = [
  { value: 'PALLET', label: 'Pallets' },
  { value: 'SQ_FEET', label: 'Square feet' },
]
const termOptions = storageTerms.map((term) => ({
  value: String(term),
  label: term === 1 ? '1 month' : `${term} months`,
}))
const USUAL_TERM = 3

type NeedProps = { errors: Readonly<Record<string, string>>; asked: ReserveSearch }

/** Kind and amount of space, first day, and term: what a quote needs to be reserved later. Filled from the address. */
export function QuoteNeedFields({ errors, asked }: NeedProps) {
  const [today] = useState(() => dayOf(new Date()))
  const tomorrow = addDays(today, 1)
  const start = asked.start !== undefined && asked.start > tomorrow ? asked.start : tomorrow
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-medium">What you need</legend>
      <Field label="Quantity" hint="Leave it empty if you don’t know yet." error={errors['need.quantity']}>
        {(control) => (
          <Input
            {...control}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            defaultValue={asked.space === undefined ? '' : Math.round(asked.space)}
          />
        )}
      </Field>
      <Field label="Unit" error={errors['need.spaceType']}>
        {(control) => (
          <Select {...control} name="spaceType" options={spaceOptions} defaultValue={asked.mode ?? 'PALLET'} />
        )}
      </Field>
      <Field label="First day" error={errors['need.startDate']}>
        {(control) => <Input {...control} name="startDate" type="date" min={tomorrow} defaultValue={start} />}
      </Field>
      <Field label="Term" error={errors['need.term']}>
        {(control) => (
          <Select {...control} name="term" options={termOptions} defaultValue={String(asked.month ?? USUAL_TERM)} />
        )}
      </Field>
      <Field label="Answer by" hint="The last day on which a quote helps you." error={errors.answerBy}>
        {(control) => <Input {...control} name="answerBy" type="date" min={today} />}
      </Field>
    </fieldset>
  )
}

/** What the fields hold as part of a request; nothing of the need without a quantity. */
export function readQuoteNeed(data: FormData): Pick<QuoteRequest, 'need' | 'answerBy'> {
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const quantity = Number(text('quantity'))
  const term = storageTerms.find((known) => String(known) === text('term'))
  const spaceType = spaceTypes.find((known) => known === text('spaceType'))
  const startDate = text('startDate')
  const answerBy = text('answerBy')
  return {
    ...(quantity > 0 && term && spaceType && startDate ? { need: { spaceType, quantity, startDate, term } } : {}),
    ...(answerBy ? { answerBy } : {}),
  }
}
