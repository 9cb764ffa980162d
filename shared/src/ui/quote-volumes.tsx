import { useState } from 'react'
import { shipmentRange, storageRange } from '../domain/fulfillment-volumes'
import type { ReserveSearch } from '../domain/reserve-search'
import { productCategories } from '../reference/product-categories'
import { monthlyShipmentVolumes, storageVolumes } from '../reference/rfp-ranges'
import { Checkbox } from './checkbox'
import { Field } from './field'
import { Textarea } from './input'
import { listingNeed } from './kept-need'
import { keptVolumes } from './kept-volumes'
import { saidMonthlyVolumes } from './monthly-volumes'
import { say, sayName, type SharedText } from './say'
import { Select } from './select'

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export type QuoteVolumesProps = { errors: Readonly<Record<string, string>>; asked: ReserveSearch }

/** Product categories, both volumes, and the message; the latter start from the need. */
export function QuoteVolumes({ errors, asked }: QuoteVolumesProps) {
  const [volumes] = useState(keptVolumes)
  const [storage] = useState(() => storageRange(listingNeed(asked)))
  const shipped = saidMonthlyVolumes(volumes)
  const select = (label: SharedText, name: string, values: readonly string[], first: string | undefined) => (
    <Field label={say(label)} required error={errors[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          required
          placeholder={say('Choose')}
          options={choices(values)}
          defaultValue={first}
        />
      )}
    </Field>
  )
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium">
          {say('Product Categories')} <span aria-hidden>*</span>
        </legend>
        <div className="rounded-control border-input mt-1.5 grid max-h-44 overflow-y-auto border px-3 sm:grid-cols-2">
          {productCategories.map(({ key, label }) => (
            <Checkbox key={key} name="categories" value={key} label={sayName(label)} />
          ))}
        </div>
        <p aria-live="polite" className="text-danger-ink text-sm empty:hidden">
          {errors.categories}
        </p>
      </fieldset>
      {select('Estimated Pallet Storage Volume', 'storageVolume', storageVolumes, storage)}
      {select(
        'Current Monthly Shipment Volume',
        'monthlyShipmentVolume',
        monthlyShipmentVolumes,
        shipmentRange(volumes),
      )}
      <Field label={say('Enter a Message')} required error={errors.about}>
        {(control) => (
          <Textarea
            {...control}
            name="about"
            required
            maxLength={4000}
            defaultValue={shipped ? say('We ship: {volumes}.', { volumes: shipped }) : undefined}
          />
        )}
      </Field>
    </>
  )
}
