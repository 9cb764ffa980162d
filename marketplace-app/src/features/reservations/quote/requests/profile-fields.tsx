import { productCategories } from '@stackyard/shared/reference/product-categories'
import { monthlyShipmentVolumes, storageVolumes } from '@stackyard/shared/reference/rfp-ranges'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { Select } from '@stackyard/shared/ui/select'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { DraftProfile } from './request-draft'

const words = sourcingTexts.form
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const inputs = [
  { name: 'company', label: words.company, type: 'text', required: true, autoComplete: 'organization' },
  { name: 'firstName', label: words.firstName, type: 'text', required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: words.lastName, type: 'text', required: true, autoComplete: 'family-name' },
  { name: 'phone', label: words.phone, type: 'tel', required: false, autoComplete: 'tel' },
  { name: 'website', label: words.website, type: 'url', required: false, autoComplete: 'url' },
] as const
const selects = [
  { name: 'storageVolume', label: words.storageVolume, options: choices(storageVolumes) },
  { name: 'monthlyShipmentVolume', label: words.shipmentVolume, options: choices(monthlyShipmentVolumes) },
] as const

type ProfileFieldsProps = {
  profile: DraftProfile
  errorOf: (path: string) => string
  onChange: (profile: DraftProfile) => void
}

/** Who asks, filled from the account and its stored request for proposals. */
export function ProfileFields({ profile, errorOf, onChange }: ProfileFieldsProps) {
  const toggle = (key: string) => {
    const { categories } = profile
    onChange({
      ...profile,
      categories: categories.includes(key) ? categories.filter((one) => one !== key) : [...categories, key],
    })
  }
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="font-display mb-3 text-lg font-semibold">{words.about}</legend>
      {inputs.map(({ name, label, required, ...more }) => (
        <Field key={name} label={label} required={required} error={errorOf(`profile.${name}`)}>
          {(control) => (
            <Input
              {...control}
              {...more}
              maxLength={name === 'website' ? 500 : 120}
              value={profile[name]}
              onChange={(event) => onChange({ ...profile, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label} required error={errorOf(`profile.${name}`)}>
          {(control) => (
            <Select
              {...control}
              placeholder={words.choose}
              options={options}
              value={profile[name]}
              onChange={(event) => onChange({ ...profile, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-medium">
          {words.categories} <span aria-hidden>*</span>
        </legend>
        <div className="rounded-control border-input mt-1.5 grid max-h-44 overflow-y-auto border px-3 sm:grid-cols-2">
          {productCategories.map(({ key, label }) => (
            <Checkbox key={key} label={label} checked={profile.categories.includes(key)} onChange={() => toggle(key)} />
          ))}
        </div>
        <p aria-live="polite" className="text-danger-ink text-sm empty:hidden">
          {errorOf('profile.categories')}
        </p>
      </fieldset>
    </fieldset>
  )
}
