import { useState } from 'react'
import { defaultStartDay } from '../domain/calendar'
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
  /** Says more of the first day. */
  startHint?: string | undefined
  /** Quantity and unit are asked for. */
  hasSpace?: boolean
  /** Where there is room they stand in one line, and labels that the fields say themselves are for screen readers alone. */
  isLine?: boolean
}

const line = {
  short: 'sm:w-24 sm:[&>label]:sr-only',
  plain: 'sm:w-29 sm:[&>label]:sr-only',
  wide: 'sm:w-40 sm:[&>label]:sr-only',
  labeled: 'sm:flex-row sm:items-center sm:gap-1.5 sm:[&_input]:w-33 sm:[&>label]:whitespace-nowrap',
} as const
const stacked: Record<keyof typeof line, string> = { short: '', plain: '', wide: '', labeled: '' }

type PartProps = Pick<NeedFieldsProps, 'need' | 'startHint'> & {
  errors: Readonly<Record<string, string>>
  change: (part: Readonly<Record<string, unknown>>) => void
  styles: typeof stacked
}

/** The fields of one need, named as requests name them; the same on search, comparison, and quote. */
export function NeedFields({
  need,
  onChange,
  more = [],
  errors = {},
  startHint,
  hasSpace = true,
  isLine = false,
}: NeedFieldsProps) {
  const change = (part: Readonly<Record<string, unknown>>) => onChange(requirementFrom({ ...need, ...part }))
  const styles = isLine ? line : stacked
  const props = { need, errors, startHint, change, styles }
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
      {hasSpace ? <SpaceFields {...props} /> : null}
      <TimeFields {...props} />
      {more.includes('budget') ? (
        <Field label={say('Maximum dollars per month')} className={styles.wide}>
          {(control) => (
            <Input
              {...control}
              name="budget"
              type="number"
              inputMode="decimal"
              min={1}
              placeholder={isLine ? say('Max $ per month') : undefined}
              value={need.budget ?? ''}
              onChange={(event) => change({ budget: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}

function SpaceFields({ need, errors, change, styles }: PartProps) {
  // A unit without a quantity asks for nothing yet, so no address holds it.
  const [unit, setUnit] = useState(need.spaceType ?? 'PALLET')
  const spaceType = need.spaceType ?? unit
  return (
    <>
      <Field label={say('Quantity')} error={errors['need.quantity']} className={styles.short}>
        {(control) => (
          <Input
            {...control}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            placeholder={styles === line ? say('Quantity') : undefined}
            value={need.quantity ?? ''}
            onChange={(event) => change({ quantity: event.target.value, spaceType })}
          />
        )}
      </Field>
      <Field label={say('Unit')} error={errors['need.spaceType']} className={styles.plain}>
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

function TimeFields({ need, errors, startHint, change, styles }: PartProps) {
  const [tomorrow] = useState(() => defaultStartDay(new Date()))
  return (
    <>
      <Field label={say('First day')} hint={startHint} error={errors['need.startDate']} className={styles.labeled}>
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
      <Field label={say('Term')} error={errors['need.term']} className={styles.plain}>
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
