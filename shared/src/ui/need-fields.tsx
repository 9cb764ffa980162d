import { useState } from 'react'
import { addDays, dayOf } from '../domain/calendar'
import { requirementFrom, type SpaceRequirement } from '../domain/space-requirement'
import { storageTerms } from '../reference/terms'
import { Field } from './field'
import { Input } from './input'
import { saidMonths } from './said-space'
import { say } from './say'
import { Select } from './select'

export type NeedFieldsProps = {
  need: SpaceRequirement
  onChange: (need: SpaceRequirement) => void
  /** Fields beyond quantity, unit, first day, and term. */
  more?: readonly ('where' | 'budget')[]
  errors?: Readonly<Record<string, string>>
}

type PartProps = Required<Omit<NeedFieldsProps, 'more'>> & { change: (part: Readonly<Record<string, unknown>>) => void }

/** The fields of one need, named as requests name them; the same on search, comparison, and quote. */
export function NeedFields({ need, onChange, more = [], errors = {} }: NeedFieldsProps) {
  const change = (part: Readonly<Record<string, unknown>>) => onChange(requirementFrom({ ...need, ...part }))
  const props = { need, onChange, errors, change }
  return (
    <>
      {more.includes('where') ? (
        <Field label={say('Where')}>
          {(control) => (
            <Input
              {...control}
              name="near"
              maxLength={120}
              placeholder={say('City or ZIP code')}
              value={need.where ?? ''}
              onChange={(event) => onChange({ ...need, where: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      <SpaceFields {...props} />
      <TimeFields {...props} />
      {more.includes('budget') ? (
        <Field label={say('Dollars a month at most')}>
          {(control) => (
            <Input
              {...control}
              name="budget"
              type="number"
              inputMode="decimal"
              min={1}
              value={need.budget ?? ''}
              onChange={(event) => change({ budget: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}

function SpaceFields({ need, errors, change }: PartProps) {
  // A unit without a quantity asks for nothing yet, so no address holds it.
  const [unit, setUnit] = useState(need.spaceType ?? 'PALLET')
  const spaceType = need.spaceType ?? unit
  return (
    <>
      <Field label={say('Quantity')} error={errors['need.quantity']}>
        {(control) => (
          <Input
            {...control}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={need.quantity ?? ''}
            onChange={(event) => change({ quantity: event.target.value, spaceType })}
          />
        )}
      </Field>
      <Field label={say('Unit')} error={errors['need.spaceType']}>
        {(control) => (
          <Select
            {...control}
            name="spaceType"
            options={[
              { value: 'PALLET', label: say('Pallets') },
              { value: 'SQ_FEET', label: say('Square feet') },
            ]}
            value={spaceType}
            onChange={(event) => {
              setUnit(event.target.value === 'SQ_FEET' ? 'SQ_FEET' : 'PALLET')
              change({ spaceType: event.target.value })
            }}
          />
        )}
      </Field>
    </>
  )
}

function TimeFields({ need, errors, change }: PartProps) {
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1))
  return (
    <>
      <Field label={say('First day')} error={errors['need.startDate']}>
        {(control) => (
          <Input
            {...control}
            name="startDate"
            type="date"
            min={tomorrow}
            value={need.startDate ?? ''}
            onChange={(event) => change({ startDate: event.target.value })}
          />
        )}
      </Field>
      <Field label={say('Term')} error={errors['need.term']}>
        {(control) => (
          <Select
            {...control}
            name="term"
            placeholder={say('Any term')}
            options={storageTerms.map((term) => ({ value: String(term), label: saidMonths(term) }))}
            value={String(need.term ?? '')}
            onChange={(event) => change({ term: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
