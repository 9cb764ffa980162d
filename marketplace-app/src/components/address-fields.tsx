import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { countries, countriesWithoutState } from '@stackyard/shared/reference/countries'
import { moneyTexts } from '../lib/texts/money'
import { AddressSearch } from './address-search'
import { SelectField, TextField } from './form-fields'
import { StateField } from './state-field'
import { countryName } from '@stackyard/shared/ui/format'

export type AddressValues = {
  street1?: string
  street2?: string
  city: string
  state?: string
  zipCode: string
  country: string
}

/** A form whose address stands under `address`. */
type WithAddress = { address: AddressValues }

const countryOptions = countries
  .filter((country) => !country.disabled)
  .map((country) => ({ value: country.code2, label: countryName(country.code2) }))

export type AddressFieldsProps = {
  /** An address need not be given, or only a part of it. */
  isOptional?: boolean
  form: UseFormReturn<WithAddress>
  errors: FieldErrors<AddressValues> | undefined
  /** Told the coordinates of a place that was chosen from the search. */
  onPlace?: (place: { latitude: number; longitude: number }) => void
}

/** street1, street2, city, state, zipCode and country; the state is hidden where addresses have none. */
export function AddressFields({ form, errors, isOptional = false, onPlace }: AddressFieldsProps) {
  const words = moneyTexts.address
  const country = form.watch('address.country')
  const { register } = form
  const put = (line: keyof AddressValues, value: string) =>
    form.setValue(`address.${line}`, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{words.country}</legend>
      <AddressSearch
        onPick={(match) => {
          for (const line of ['country', 'state', 'city', 'zipCode'] as const) put(line, match[line])
          // What was typed before the place; the search of a town alone must not empty the street.
          for (const line of ['street1', 'street2'] as const) if (match[line]) put(line, match[line])
          onPlace?.(match)
        }}
      />
      <SelectField
        label={words.country}
        required={!isOptional}
        placeholder={words.choose}
        options={countryOptions}
        autoComplete="country"
        fieldClassName="sm:col-span-2"
        error={errors?.country?.message}
        {...register('address.country', { onChange: () => form.setValue('address.state', '') })}
      />
      <TextField
        label={words.street1}
        autoComplete="address-line1"
        fieldClassName="sm:col-span-2"
        error={errors?.street1?.message}
        {...register('address.street1')}
      />
      <TextField
        label={words.street2}
        autoComplete="address-line2"
        fieldClassName="sm:col-span-2"
        error={errors?.street2?.message}
        {...register('address.street2')}
      />
      <TextField
        label={words.city}
        required={!isOptional}
        autoComplete="address-level2"
        error={errors?.city?.message}
        {...register('address.city')}
      />
      {countriesWithoutState.includes(country) ? null : (
        <StateField
          country={country}
          state={form.watch('address.state') ?? ''}
          required={!isOptional}
          error={errors?.state?.message}
          field={register('address.state')}
        />
      )}
      <TextField
        label={words.zipCode}
        required={!isOptional}
        autoComplete="postal-code"
        error={errors?.zipCode?.message}
        {...register('address.zipCode')}
      />
    </fieldset>
  )
}
