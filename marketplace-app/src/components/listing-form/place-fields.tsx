import { lazy, Suspense, useMemo } from 'react'
import { Controller, type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { AddressFields, type AddressValues } from '../address-fields'
import { listingFormTexts as words } from '../../lib/texts/listing-form'
import { useListingForm } from './use-listing-form'
import { usePinOfZip, useZoneOfPin } from './use-place-of-zip'

const PinMap = lazy(async () => ({ default: (await import('@stackyard/shared/ui/pin-map')).PinMap }))

/** Address, pin and, where hours are told, their time zone. */
export function PlaceFields({ hasHours = true }: { hasHours?: boolean }) {
  const form = useListingForm()
  usePinOfZip()
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="address-title">
        <h2 id="address-title" className="font-display mb-4 text-lg font-semibold">
          {words.address}
        </h2>
        <AddressFields
          form={form as unknown as UseFormReturn<{ address: AddressValues }>}
          errors={form.formState.errors.address as FieldErrors<AddressValues> | undefined}
          onPlace={({ latitude, longitude }) => {
            form.setValue('latitude', latitude, { shouldDirty: true })
            form.setValue('longitude', longitude, { shouldDirty: true })
          }}
        />
      </section>
      <PinFields hasHours={hasHours} />
    </div>
  )
}

const coordinates = [
  { name: 'latitude', label: words.latitude, bound: 90 },
  { name: 'longitude', label: words.longitude, bound: 180 },
] as const

function PinFields({ hasHours }: { hasHours: boolean }) {
  const { control, setValue } = useListingForm()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const { onChosen } = useZoneOfPin(hasHours)
  const pin = useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  )
  return (
    <section aria-labelledby="pin-title">
      <h2 id="pin-title" className="font-display text-lg font-semibold">
        {words.place}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.pinHint}</p>
      <Suspense fallback={<Skeleton className="rounded-card h-72" />}>
        <PinMap
          label={words.map}
          pin={pin}
          onMove={(moved) => {
            setValue('latitude', moved.latitude, { shouldDirty: true })
            setValue('longitude', moved.longitude, { shouldDirty: true })
          }}
        />
      </Suspense>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {coordinates.map((one) => (
          <CoordinateField key={one.name} {...one} />
        ))}
        {hasHours ? <TimezoneField onChosen={onChosen} /> : null}
      </div>
    </section>
  )
}

function CoordinateField({ name, label, bound }: (typeof coordinates)[number]) {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} error={error?.message}>
          {(attributes) => (
            <input
              {...attributes}
              ref={ref}
              type="number"
              step="any"
              min={-bound}
              max={bound}
              value={value ?? ''}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
              className="border-input bg-card rounded-control h-11 w-full border px-3 text-sm"
            />
          )}
        </Field>
      )}
    />
  )
}

function TimezoneField({ onChosen }: { onChosen: () => void }) {
  const { control, register } = useListingForm()
  const present = useWatch({ control, name: 'timezone' })
  // Browsers list one name of each zone, and not UTC: what is stored may go by another.
  const options = useMemo(
    () =>
      [...new Set([...(present ? [present] : []), ...Intl.supportedValuesOf('timeZone')])]
        .toSorted()
        .map((zone) => ({ value: zone, label: zone })),
    [present],
  )
  return (
    <Field label={words.timezone}>
      {(control) => (
        <Select
          {...control}
          placeholder={words.choose}
          options={options}
          {...register('timezone', { onChange: onChosen })}
        />
      )}
    </Field>
  )
}
