import { readRequirement } from '../../domain/requirement-addresses'
import type { SpaceRequirement } from '../../domain/space-requirement'
import { Button } from '../button'
import { Field } from '../field'
import { Input } from '../input'
import { NeedFields } from '../need-fields'
import { type FormEvent, useState } from 'react'
import { needFields, type NeedField } from '../../domain/compare-ask'
import { say } from '../say'

export type CompareFormProps = {
  need: Readonly<Record<string, string>>
  onChange: (need: Record<string, string>) => void
}

const profile = (): readonly (readonly [field: NeedField, label: string])[] => [
  ['containers40', say("40' containers in")],
  ['containers20', say("20' containers in")],
  ['palletsIn', say('Pallets in')],
  ['parcelsIn', say('Parcels in')],
  ['orders', say('Orders of units out')],
  ['unitsPerOrder', say('Units per order')],
  ['caseOrders', say('Orders of cases out')],
  ['casesPerOrder', say('Cases per order')],
  ['palletsOut', say('Pallets out')],
  ['labels', say('Units to label')],
  ['laborHours', say('Hours of service labor')],
  ['returnsPercent', say('Returns, % of orders')],
]

/** A field that is named by what an order holds counts from one. */
const least = (field: NeedField): number => (field.endsWith('PerOrder') ? 1 : 0)

/** Where it is less than a million. */
const most: Partial<Record<NeedField, number>> = {
  containers40: 10_000,
  containers20: 10_000,
  palletsIn: 100_000,
  palletsOut: 100_000,
  unitsPerOrder: 1000,
  casesPerOrder: 1000,
  laborHours: 100_000,
  returnsPercent: 100,
}

/** What the API compares by where the address doesn't say (schema/compare). */
export const USUAL: SpaceRequirement = { quantity: 20, spaceType: 'PALLET', term: 1 }

/** The one need that all warehouses are priced for: space, term, place, and what comes and goes in a month. */
export function CompareForm({ need, onChange }: CompareFormProps) {
  const [space, setSpace] = useState(() => ({ ...USUAL, ...readRequirement(new URLSearchParams(need)) }))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const given = needFields.flatMap((field) => {
      const value = String(data.get(field) ?? '').trim()
      return value === '' ? [] : [[field, value]]
    })
    onChange(Object.fromEntries(given) as Record<string, string>)
  }
  const number = (name: NeedField, label: string, otherwise: number) => (
    <Field key={name} label={label}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="number"
          inputMode="numeric"
          min={least(name)}
          max={most[name] ?? 1_000_000}
          step={1}
          defaultValue={need[name] ?? otherwise}
        />
      )}
    </Field>
  )
  return (
    <form
      onSubmit={submit}
      aria-label={say('What you need')}
      className="rounded-card bg-card flex flex-col gap-4 border p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <NeedFields need={space} onChange={setSpace} more={['where']} />
      </div>
      <details
        open={profile().some(([field]) => need[field] !== undefined && need[field] !== '0' && need[field] !== '1')}
      >
        <summary className="disclosure min-h-11 text-sm font-semibold">{say('Monthly fulfillment')}</summary>
        <div className="mt-2 grid grid-cols-2 gap-4 lg:grid-cols-4">
          {profile().map(([field, label]) => number(field, label, least(field)))}
        </div>
      </details>
      <Button type="submit" className="self-start">
        {say('Compare for this need')}
      </Button>
    </form>
  )
}
